import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerScoreLine } from './answer-line.js'
import { gsac2017 } from '../../guandan/editions/index.js'
import { guandanProblemCodes } from '../../guandan/problem-codes.js'

const codes = (request: unknown, edition?: string): string[] => {
  const { problems } = answerScoreLine(request, { edition }) as {
    problems?: readonly { code: string; at?: string }[]
  }
  return (problems ?? []).map(({ code, at }) => (at === undefined ? code : `${code} ${at}`))
}

const pair = { cards: ['S8', 'D8'], as: { type: 'pair', size: 2, key: 8 } }

describe('requests that cannot be answered say why', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['no object', 'classify', ['LINE_UNREADABLE']],
    ['no kind', { id: 1 }, ['FIELD_MISSING kind']],
    ['another kind', { id: 1, kind: 'constructor' }, ['KIND_UNKNOWN kind']],
    ['no level', { kind: 'classify', cards: [] }, ['FIELD_MISSING level']],
    ['no such level', { kind: 'order', level: '10', cards: [] }, ['LEVEL_UNREADABLE level']],
    ['no such card', { kind: 'classify', level: '2', cards: ['S8', 'X9'] }, ['CARD_UNREADABLE cards[1]']],
    ['three copies', { kind: 'classify', level: '2', cards: ['S8', 'S8', 'S8'] }, ['CARD_TOO_OFTEN cards']],
    ['cards are a list', { kind: 'classify', level: '2', cards: 'S8' }, ['FIELD_UNREADABLE cards']],
    [
      'declared what it is not',
      { kind: 'beats', level: '2', table: pair, play: { ...pair, as: { type: 'pair', size: 2, key: 9 } } },
      ['READING_NOT_OF_CARDS play.as'],
    ],
    [
      'no such reading',
      { kind: 'beats', level: '2', table: pair, play: { ...pair, as: { type: 'pear' } } },
      ['READING_UNREADABLE play.as'],
    ],
    [
      'words needed',
      { kind: 'beats', level: '2', table: pair, play: { cards: ['S7', 'D7', 'S8', 'D8', 'H2', 'H2'] } },
      ['DECLARATION_REQUIRED play.cards'],
    ],
    [
      'no play',
      { kind: 'beats', level: '2', table: pair, play: { cards: ['S7', 'D8'] } },
      ['PLAY_NOT_A_TYPE play.cards'],
    ],
    ['to whom', { kind: 'return_card', level: '2', hand: ['S8'], to: 'me' }, ['FIELD_UNREADABLE to']],
    ['four hands', { kind: 'tribute_flow', level: '2', finish: [0, 1, 2, 3], hands: [[]] }, ['HANDS_NOT_FOUR hands']],
    [
      'a seat twice',
      { kind: 'level_step', levels: ['2', '2'], playing_team: 0, finish: [0, 0, 1, 2] },
      ['SEAT_TWICE finish'],
    ],
    [
      'too short',
      { kind: 'level_step', levels: ['2', '2'], playing_team: 0, finish: [0, 1] },
      ['FINISH_INCOMPLETE finish'],
    ],
    [
      'already won',
      { kind: 'level_step', levels: ['A+', '2'], playing_team: 0, finish: [0, 2] },
      ['GAME_ALREADY_WON levels'],
    ],
    ['no such level mark', { kind: 'game_score', levels: ['2', 'B'] }, ['LEVEL_UNREADABLE levels[1]']],
    ['two winners', { kind: 'game_score', levels: ['A+', 'A+'] }, ['LEVEL_UNREADABLE levels']],
  ])('%s', (_name, request, expected) => {
    expect(codes(request)).toEqual(expected)
  })

  test('an edition that is not there', () => {
    expect(codes({ id: 1, kind: 'order' }, 'gsac-1999')).toEqual(['EDITION_UNKNOWN'])
  })

  test('the id comes back, with an answer and with problems', () => {
    expect(answerScoreLine({ id: 'x', kind: 'order', level: '2', cards: ['S2', 'RJ'] })).toEqual({
      id: 'x',
      keys: [15, 17],
    })
    expect(answerScoreLine({ id: 7, kind: 'order' })).toMatchObject({ id: 7, problems: [{ code: 'FIELD_MISSING' }] })
  })

  test('both editions answer both readings of the returned card', () => {
    const request = { id: 1, kind: 'return_card', level: '7', hand: ['S7', 'S9', 'SK'], to: 'partner' }
    const answer = { id: 1, eligible_seed: ['S7', 'S9'], eligible_by_level_value: ['S9'] }
    expect(answerScoreLine(request)).toEqual(answer)
    expect(answerScoreLine(request, { edition: 'jingji-2022' })).toEqual(answer)
  })

  test('a double win needs only two seats', () => {
    const request = { id: 1, kind: 'level_step', levels: ['3', '5'], playing_team: 1, finish: [2, 0] }
    expect(answerScoreLine(request)).toMatchObject({
      levels_after: ['6', '5'],
      double_down: true,
      next_playing_team: 0,
    })
  })
})

const kinds = ['classify', 'beats', 'order', 'tribute_card', 'return_card', 'tribute_flow', 'level_step', 'game_score']
const anything = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.constantFrom('S2', 'H5', 'RJ', 'BJ', 'CT', 'zz', '')),
  fc.constantFrom('2', 'A', 'A+', 'partner', null, 0, 1, [0, 1, 2, 3], ['2', 'A'], pair),
)

describe('nothing is thrown', () => {
  test('by answers to any JSON', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            id: fc.jsonValue(),
            kind: fc.oneof(fc.constantFrom(...kinds), fc.jsonValue()),
            level: anything,
            cards: anything,
            hand: anything,
            hands: fc.oneof(anything, fc.array(anything)),
            to: anything,
            finish: anything,
            levels: anything,
            playing_team: anything,
            table: anything,
            play: anything,
          },
          { requiredKeys: [] },
        ),
        request => {
          for (const code of codes(request)) expect(guandanProblemCodes).toContain(code.split(' ')[0])
        },
      ),
      { numRuns: 3000, seed: 1 },
    )
  })

  test('by sheets and settings of any JSON', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('NSEW', ['NSEW'], [{ finish: 'NESW' }], 0, 'both', 'time', 'A-2'),
    )
    const sheet = fc.record(
      {
        kind: fc.constantFrom('game', 'points', 'bye', 'duplicateDeal', 'x'),
        deals: field,
        extraDeals: field,
        ended: fc.constantFrom('time', 'passAce', 'forfeit', 'dealCount'),
        endedBy: field,
        finalLevels: field,
        fouls: field,
        matchPoints: field,
        levelPoints: field,
        deal: field,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(sheet, fc.jsonValue(), (input, settings) => {
        const read = gsac2017.parseSheet(input)
        if (!read.ok) for (const { code } of read.error) expect(guandanProblemCodes).toContain(code)
        const conditions = gsac2017.parseSettings(settings)
        if (!conditions.ok) for (const { code } of conditions.error) expect(guandanProblemCodes).toContain(code)
        if (read.ok && conditions.ok) gsac2017.describeSheet(read.value, { settings: conditions.value })
      }),
      { numRuns: 3000, seed: 2 },
    )
  })
})
