import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { readResults } from '../read-results.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { expectedOf } from './expected-logs.cases.js'
import type { LoggedHand } from './logged.js'
import { kindText, type MadeHand, numbersOf } from './random-hands.cases.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { botzoneText, madeHands as hands, recordOf, scoreOf, stepOf } from './written-hands.cases.js'

const loggedHand = (event: ImportedEvent): LoggedHand => {
  const [logged] = event.sessions[0]!.sections[0]!.boards[0]!.lines[0]!.logged!
  return logged as LoggedHand
}

const tileWeight = (text: string): number => 'msp'.indexOf(text[1] ?? '?') * 9 + Number(text[0])
const sorted = (texts: readonly string[]): string =>
  [...texts].sort((a, b) => tileWeight(a) - tileWeight(b) || (a < b ? -1 : 1)).join(' ')

const factsOf = (hand: MadeHand) => ({
  round: 'ESWN'[hand.round],
  winner: hand.winner,
  discarder: hand.discarder,
  selfDraw: hand.discarder === null,
  robbedKong: hand.robbed ? true : undefined,
  fan: hand.fan,
  computed: hand.fan,
  flowers: hand.flowers,
  draws: hand.draws,
  discards: hand.discards,
  melds: hand.melds,
  failedClaims: hand.lost,
  falseWins: hand.falseWins,
  score: scoreOf(hand),
  finalHands: hand.held.map(held => sorted(held.map(kindText))),
})

const saidOf = (logged: LoggedHand) => ({
  ...logged,
  robbedKong: logged.robbedKong,
  finalHands: logged.finalHands?.map(hand => sorted(hand.split(' '))),
})

const opened = (bytes: Uint8Array, name: string): ImportedEvent => {
  const event = readResults(bytes, name)
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

describe('records of tziakcha', () => {
  it('three hundred hands made at random are read as they were made', () => {
    const kinds = new Set<string>()
    for (const [at, hand] of hands(300, true).entries()) {
      const below = numbersOf(at)
      const dice = [1, 2, 3, 4].map(() => 1 + below(6))
      const step = stepOf(hand, 4 * hand.round + below(4), dice)
      const event = opened(bytesOf(JSON.stringify(recordOf(step))), 'a.json')
      expect(event.problems).toEqual([])
      expect(saidOf(loggedHand(event))).toMatchObject(factsOf(hand))
      for (const { act } of hand.acts) kinds.add(act)
      if (hand.robbed) kinds.add('robbed')
    }
    expect([...kinds].sort()).toEqual([
      'addedKong',
      'chow',
      'concealedKong',
      'discard',
      'draw',
      'falseWin',
      'flower',
      'kong',
      'lost',
      'pung',
      'robbed',
      'win',
    ])
  })

  it('the hands of a session are one sheet, packed, decoded, in a list or one a line', () => {
    const [one, two] = hands(40, true).filter(hand => hand.round === 0) as [MadeHand, MadeHand]
    const steps = [stepOf(one, 0, [1, 2, 3, 4]), stepOf(two, 1, [6, 5, 4, 3])].map((step, i) => ({
      ...step,
      // The four move on by one seat.
      p: step.p.map((_, seat) => step.p[(seat + i) % 4]),
    }))
    const decoded = steps.map(step => ({ id: 'r', belongs: 's', script: '<Decoded>', step }))
    const written = [
      JSON.stringify(steps.map(recordOf)),
      JSON.stringify(decoded, null, 2),
      steps.map(step => JSON.stringify(recordOf(step))).join('\n'),
      JSON.stringify({ id: 's', players: [], periods: 16, records: steps.map(recordOf) }),
    ]
    for (const text of written) {
      const event = opened(bytesOf(text), 'a.json')
      const lines = event.sessions[0]!.sections[0]!.boards[0]!.lines
      expect(lines).toHaveLength(1)
      expect(event.entrants.map(({ players }) => players[0]?.name)).toEqual(['甲', '乙', '丙', '丁'])
      expect(lines[0]?.sheet).toMatchObject({ own: { kind: 'hands', hands: [{ number: 1 }, { number: 2 }] } })
    }
  })

  it('a record without its wall is followed all the same', () => {
    const [hand] = hands(1, true) as [MadeHand]
    const { w: _, ...step } = stepOf(hand, 4 * hand.round, [1, 2, 3, 4])
    const event = opened(bytesOf(JSON.stringify({ id: 'r', belongs: 's', step })), 'a.json')
    expect(event.problems.map(({ code }) => code)).toEqual(['LOG_DEAL_UNKNOWN'])
    const { finalHands: __, computed: ___, ...facts } = factsOf(hand)
    expect(saidOf(loggedHand(event))).toMatchObject(facts)
  })

  const [good] = hands(1, true) as [MadeHand]
  const step = stepOf(good, 4 * good.round, [1, 2, 3, 4])
  const wrong: readonly (readonly [string, Record<string, unknown>, string, string])[] = [
    ['a wall of other tiles', { w: `${step.w.slice(2)}00` }, 'LOG_VALUE_UNREADABLE', 'step.w'],
    ['a wall cut short', { w: step.w.slice(2) }, 'LOG_VALUE_UNREADABLE', 'step.w'],
    ['no die shows seven', { d: 0x7777 }, 'LOG_VALUE_UNREADABLE', 'step.d'],
    ['a hand beyond the session', { i: 16 }, 'LOG_VALUE_UNREADABLE', 'step.i'],
    ['three players', { p: step.p.slice(1) }, 'LOG_VALUE_UNREADABLE', 'step.p'],
    ['no actions', { a: 1 }, 'LOG_VALUE_UNREADABLE', 'step.a'],
    ['two winners', { b: 3 }, 'LOG_SEVERAL_WINNERS', 'step.b'],
    ['no result of the winner', { y: [] }, 'LOG_VALUE_UNREADABLE', `step.y[${good.winner}]`],
    [
      'a tile nobody holds',
      { a: [step.a[0], [2, 4 * good.winTile, 0], ...step.a.slice(2)] },
      'PLAY_TILE_NOT_HELD',
      'step.a[1]',
    ],
  ]
  it.each(wrong)('%s is refused where it stands', (_, changed, code, path) => {
    const read = readResults(
      bytesOf(JSON.stringify({ id: 'r', belongs: 's', step: { ...step, ...changed } })),
      'a.json',
    )
    expect(read.ok ? [] : read.error).toContainEqual(expect.objectContaining({ code, at: { line: 1, path } }))
  })

  it.skipIf(!oraclesPresent)('the three samples are read as expected', () => expectSamples('tziakcha'))
})

describe('matches of Botzone', () => {
  it('three hundred matches made at random are read as they were made, in one file', () => {
    const made = hands(300, false)
    const event = opened(bytesOf(made.map((hand, i) => botzoneText(hand, `m${i}`)).join('\n')), 'data.txt')
    expect(event.problems.filter(({ code }) => code !== 'TITLE_FROM_FILE_NAME')).toEqual([])
    const lines = event.sessions[0]!.sections[0]!.boards[0]!.lines
    expect(lines).toHaveLength(300)
    for (const [i, hand] of made.entries()) {
      const { draws, ...facts } = factsOf({ ...hand, falseWins: [] })
      expect(saidOf(lines[i]!.logged![0] as LoggedHand)).toMatchObject({ ...facts, draws: draws + 1 })
    }
  })

  it('round winds that the hands show to be in another order are read so, and told', () => {
    const turned = hands(60, false).map(hand => ({ ...hand, round: [0, 3, 2, 1][hand.round]! }))
    // Scored in the rounds they were played in, written with north for one.
    const text = hands(60, false).map((hand, i) => botzoneText({ ...hand, round: turned[i]!.round }, `m${i}`))
    const told = opened(bytesOf(text.join('\n')), 'data.txt')
    expect(told.problems.map(({ code }) => code)).toContain('LOG_WINDS_READ')
    const lines = told.sessions[0]!.sections[0]!.boards[0]!.lines
    expect(lines.map(line => (line.logged![0] as LoggedHand).round)).toEqual(
      hands(60, false).map(({ round }) => 'ESWN'[round]),
    )
  })

  const [good] = hands(1, false) as [MadeHand]
  const text = botzoneText(good, 'm')
  it.each([
    ['without its winds', text.replace(/^Wind .*\n/m, ''), 'VALUE_MISSING'],
    ['without a hand', text.replace(/^Player 2 Deal .*\n/m, ''), 'VALUE_MISSING'],
    ['with a hand twice', text.replace(/^(Player 2 Deal .*\n)/m, '$1$1'), 'LOG_LINE_UNREADABLE'],
    ['without its score', text.replace(/\nScore .*$/, ''), 'VALUE_MISSING'],
    ['without its end', text.replace(/^Player \d Hu .*\n/m, ''), 'LOG_HAND_UNFINISHED'],
    ['won and drawn', `${text}\nHuang`, 'LOG_HAND_UNFINISHED'],
    ['with a line of something else', text.replace('Match', 'Match x\nMatch'), 'VALUE_MISSING'],
    ['with a tile that is none', text.replace(/Draw \w\d/, 'Draw X9'), 'LOG_LINE_UNREADABLE'],
  ])('a match %s is refused', (_, wrong, code) => {
    const read = readResults(bytesOf(wrong), 'a.txt')
    expect(read.ok ? [] : read.error.map(found => found.code)).toContain(code)
  })

  it.skipIf(!oraclesPresent)('the three samples are read as expected', () => expectSamples('botzone'))
})

const expectSamples = (kind: string): void => {
  const expected = expectedOf(kind)
  expect(expected).toHaveLength(3)
  for (const { file, ...facts } of expected)
    expect(loggedHand(opened(oracleBytes(`logs/${file}`), file))).toMatchObject(facts)
}
