import { describe, expect, it } from 'vitest'
import type { StageFacts } from './core/facts.js'
import { entrantId, factId } from './core/ids.js'
import { rankStage, readStageFacts } from './core/rank-stage.js'
import { toText } from './core/ratio.js'
import { editionOf } from './sports.js'
import type { ComputedStage } from './tie-break/beside.js'
import { storyOf } from './tie-break/story.js'

const computed = (edition: string, stored: StageFacts<unknown>): ComputedStage => {
  const rules = editionOf(edition)
  const facts = rules && readStageFacts(rules, stored)
  const ranked = rules && facts?.ok ? rankStage(rules, facts.value) : undefined
  if (!rules || !facts?.ok || !ranked?.ok) throw new TypeError(JSON.stringify(facts))
  return { edition: rules, facts: facts.value, scoreLines: ranked.value.lines, standings: ranked.value.standings }
}

/** Matches of teams in IMPs: `[round, one, other, imps of the one, of the other]`. */
const teams = (
  matches: readonly (readonly [number, string, string, number, number])[],
  adjustments: StageFacts<unknown>['adjustments'] = [],
): ComputedStage => {
  const names = [...new Set(matches.flatMap(([, one, other]) => [one, other]))].sort()
  return computed('bridge/laws-2017', {
    entrants: names.map((id, at) => ({ id: entrantId(id), number: `${at + 1}` })),
    sheets: matches.map(([round, one, other, won, lost]) => ({
      id: factId(`${round}${one}`),
      slot: `s1/r${round}/${one}`,
      session: 1,
      round,
      table: one,
      sides: [entrantId(one), entrantId(other)],
      sheet: { match: { imps: [`${won}`, `${lost}`], boards: 16 } },
    })),
    adjustments,
    lots: [],
    settings: { method: 'teamImp' },
  })
}

const season = [
  [1, 'a', 'b', 30, 0],
  [1, 'c', 'd', 10, 0],
  [2, 'c', 'a', 25, 0],
  [2, 'b', 'd', 5, 0],
  [3, 'a', 'd', 40, 0],
  [3, 'c', 'b', 2, 0],
] as const

describe('the story of a stage', () => {
  it('says who led after each round, by how much, and how far the first were behind', () => {
    const story = storyOf(teams(season))
    expect(story?.first).toEqual(['a', 'c', 'b'])
    expect(
      story?.steps.map(({ round, leaders, margin, behind }) => [round, leaders, toText(margin), behind.map(toText)]),
    ).toEqual([
      [1, ['a'], '20', ['0', '20', '60']],
      [2, ['c'], '30', ['30', '0', '60']],
      [3, ['a'], '8', ['0', '8', '72']],
    ])
    expect(story?.leadChanges).toBe(2)
  })

  it('names the round without which the winner were not ahead, and the one highest score', () => {
    const story = storyOf(teams(season))
    expect(story?.decisive).toMatchObject({ kind: 'round', round: 3 })
    expect(toText(story?.decisive?.difference ?? { num: 0n, den: 1n })).toBe('38')
    expect(story?.highestScore).toMatchObject({ entrant: 'a', round: 3 })
  })

  it('names no round where two decided as much', () => {
    const story = storyOf(
      teams([
        [1, 'a', 'b', 10, 0],
        [1, 'c', 'd', 0, 0],
        [2, 'a', 'c', 10, 0],
        [2, 'b', 'd', 0, 0],
        [3, 'a', 'd', 0, 5],
        [3, 'b', 'c', 0, 0],
      ]),
    )
    expect(story?.decisive).toBeUndefined()
  })

  it('tells nothing of leads where something else than play made the totals', () => {
    const penalty = { kind: 'penalty', entrant: entrantId('a'), amount: '1' } as const
    const story = storyOf(teams(season, [{ id: factId('p'), adjustment: penalty }]))
    expect(story).toMatchObject({ steps: [], leadChanges: 0 })
  })

  it('names no decisive round where two are level, no highest score where two were as high', () => {
    const story = storyOf(
      teams([
        [1, 'a', 'b', 10, 0],
        [1, 'c', 'd', 10, 0],
      ]),
    )
    expect([story?.decisive, story?.highestScore]).toEqual([undefined, undefined])
    expect(story?.steps.map(({ leaders }) => leaders)).toEqual([['a', 'c']])
  })

  it('is none for one contestant alone', () => {
    const one = teams(season)
    expect(storyOf({ ...one, standings: one.standings.slice(0, 1) })).toBeUndefined()
  })
})

describe('the most that happened at one table', () => {
  const hand = (number: number, winner: number, fan: number) => ({
    number,
    result: { kind: 'selfDraw', winner, fan },
  })
  const sheets = (...fans: number[]) => [
    {
      slot: 't1',
      sides: ['e', 's', 'w', 'n'].map(entrantId),
      sheet: { kind: 'hands', hands: fans.map((fan, at) => hand(at + 1, at, fan)) },
    },
  ]
  const peaksOf = (edition: string, facts: unknown) => editionOf(edition)?.peaks?.(facts as StageFacts<unknown>)

  it('is the highest hand of mahjong, unless two were as high', () => {
    expect(peaksOf('mahjong/mcr-1998', { sheets: sheets(8, 88, 24) })).toEqual([
      { code: 'highestHand', value: 88, entrant: 's', slot: 't1' },
    ])
    expect(peaksOf('mahjong/mcr-1998', { sheets: sheets(88, 88) })).toEqual([])
  })

  it('is the most double wins of a game of guandan', () => {
    const won = { finish: [0, 2, 1, 3] }
    const game = { kind: 'game', deals: [won, won, { lostBy: 0 }], extraDeals: [] }
    const facts = { sheets: [{ slot: 'r1/t1', sides: ['a', 'b'].map(entrantId), sheet: game }] }
    expect(peaksOf('guandan/jingji-2022', facts)).toEqual([
      { code: 'mostDoubleWins', value: 2, entrant: 'a', slot: 'r1/t1' },
    ])
  })
})

describe('what was played on a board', () => {
  const bridge = (sheets: readonly object[]) =>
    computed('bridge/laws-2017', {
      entrants: ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => ({ id: entrantId(id), number: `${at + 1}` })),
      sheets: sheets.map((sheet, at) => ({
        id: factId(`${at}`),
        slot: `t${at}`,
        session: 1,
        board: '1',
        sides: ['abcdef'[2 * at], 'abcdef'[2 * at + 1]].map(id => entrantId(id ?? '')),
        sheet,
      })),
      adjustments: [],
      lots: [],
      settings: { method: 'matchpoint' },
    })
  const rangeOf = (stage: ComputedStage) => stage.edition.boards?.field(stage).range({ board: '1', session: 1 })

  it('counts contracts and finds the tables at either end', () => {
    const contract = { contract: '4S', declarer: 'S' }
    const stage = bridge([{ ...contract, tricks: 10 }, { ...contract, tricks: 9 }, { contract: 'PASS' }])
    expect(rangeOf(stage)).toEqual({
      contracts: [
        { contract: '4S', declarer: 'S', count: 2 },
        { contract: 'PASS', count: 1 },
      ],
      highest: { score: 420, slots: ['t0'] },
      lowest: { score: -50, slots: ['t1'] },
    })
  })

  it('has no ends where all did the same', () => {
    expect(rangeOf(bridge([{ nsScore: 420 }, { nsScore: 420 }]))).toEqual({ contracts: [] })
  })
})
