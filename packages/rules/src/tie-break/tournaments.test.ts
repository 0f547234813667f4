import { describe, expect, test } from 'vitest'
import { clause } from '../core/clause.js'
import { type EntrantId, entrantId, factId } from '../core/ids.js'
import { points, unitCode } from '../core/points.js'
import { add, compare, fromDecimal, type Ratio, ratio, roundTo, toText, zero } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Criterion, Field } from '../core/standings.js'
import { fixtureLines, oracleText } from '../testing/fixture-lines.cases.js'
import {
  adjustedScore,
  averageOpponentsBuchholz,
  buchholz,
  foreBuchholz,
  headToHead,
  koya,
  progressive,
  roundsAvailable,
  sonnebornBerger,
  unplayedRounds,
  wins,
} from './index.js'

interface Round {
  readonly id: number
  readonly opp?: number
  readonly kind: string
  readonly pts: number
}

interface Tournament {
  readonly id: string
  readonly rounds_total: number
  readonly participants: readonly { readonly id: number | string }[]
  readonly rounds?: readonly (readonly Round[])[]
  readonly games?: readonly {
    readonly round: number
    readonly white: string
    readonly black: string
    readonly result: string
  }[]
  readonly expected: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const exact = (value: number): Ratio => fromDecimal(`${value}`) ?? zero
const unit = unitCode('point')
const marks: Readonly<Record<string, string>> = {
  forfeit_win: 'forfeitWin',
  forfeit_loss: 'forfeitLoss',
  pairing_bye: 'pairingBye',
  half_bye: 'requestedBye',
  zero_bye: 'requestedBye',
}

const lineOf = (
  round: number,
  id: number | string,
  value: number,
  opponent?: number | string,
  mark?: string,
): ScoreLine => ({
  entrant: entrantId(`${id}`),
  unit,
  points: points(unit, exact(value)),
  opponents: opponent === undefined ? [] : [entrantId(`${opponent}`)],
  slot: `r${round}/${[id, opponent ?? 'bye'].sort().join('-')}`,
  from: factId(`r${round}-${id}`),
  because: clause('fide/c07', '6'),
  ...(mark ? { marks: [mark] } : {}),
})

const linesOf = (event: Tournament): readonly ScoreLine[] => [
  ...(event.rounds ?? []).flatMap((round, i) =>
    round.map(one => lineOf(i + 1, one.id, one.pts, one.opp, marks[one.kind])),
  ),
  ...(event.games ?? []).flatMap(({ round, white, black, result }) => {
    const first = result.startsWith('1/2') ? 0.5 : result.startsWith('1') ? 1 : 0
    return [lineOf(round, white, first, black), lineOf(round, black, 1 - first, white)]
  }),
]

const fieldOf = (event: Tournament): Field => {
  const lines = linesOf(event)
  const entrants = event.participants.map(({ id }) => entrantId(`${id}`))
  const totals = new Map(
    entrants.map(entrant => {
      const sum = lines.filter(line => line.entrant === entrant).reduce((s, line) => add(s, line.points.value), zero)
      return [entrant, { entrant, total: points(unit, sum), rankBy: sum, played: event.rounds_total }] as const
    }),
  )
  const facts = {
    entrants: entrants.map(id => ({ id, number: id })),
    sheets: [],
    adjustments: [],
    lots: [],
    settings: {},
  }
  return { facts, lines, totals }
}

const win = ratio(1)
const half = ratio(1, 2)
const over = { unit, draw: half }
const legacy = { ...over, unplayed: unplayedRounds.fide2023 }
const current = { ...over, unplayed: unplayedRounds.fide2026 }
const allPlay = { ...over, unplayed: unplayedRounds.roundRobin }
const cut1 = { cuts: { lowest: 1 } }

const criteria: Readonly<Record<string, Criterion>> = {
  win: wins({ unit, win, games: 'all' }),
  won: wins({ unit, win, games: 'played' }),
  games_elected_to_play: roundsAvailable({ unit }),
  progressive_scores: progressive({ unit }),
  progressive_cut1: progressive({ unit, cutFirst: 1 }),
  buchholz_legacy_2026: buchholz(legacy),
  buchholz: buchholz(current),
  buchholz_cut1_legacy_2026: buchholz({ ...legacy, ...cut1 }),
  buchholz_cut1: buchholz({ ...current, ...cut1 }),
  fore_buchholz_legacy_2026: foreBuchholz(legacy),
  fore_buchholz: foreBuchholz(current),
  aob_legacy_2026: averageOpponentsBuchholz(legacy),
  aob: averageOpponentsBuchholz(current),
  sonneborn_berger_swiss_legacy_2026: sonnebornBerger(legacy),
  sonneborn_berger_swiss: sonnebornBerger(current),
  sb_cut1_swiss_legacy_2026: sonnebornBerger({ ...legacy, ...cut1 }),
  sb_cut1_swiss: sonnebornBerger({ ...current, ...cut1 }),
  sonneborn_berger_round_robin: sonnebornBerger(allPlay),
  sb_cut1_round_robin: sonnebornBerger({ ...allPlay, ...cut1 }),
  koya: koya({ unit, win }),
}

const columnText = (values: Iterable<readonly [string, Ratio | undefined]>): Record<string, string> =>
  Object.fromEntries([...values].map(([id, value]) => [id, value ? toText(roundTo(value, ratio(1, 100))) : 'none']))

const checkColumn = (event: Tournament, name: string, criterion: Criterion): void => {
  const expected = event.expected[name] ?? {}
  const field = fieldOf(event)
  const asked = Object.keys(expected).map(entrantId)
  const wanted = columnText(Object.entries(expected).map(([id, value]) => [id, exact(value)]))
  expect(columnText(criterion.column(field, asked))).toEqual(wanted)
}

const exercises = fixtureLines('tiebreak_exercises') as unknown as readonly Tournament[]

describe('exercises of the FIDE Technical Commission', () => {
  const cases = exercises.flatMap(event =>
    Object.keys(event.expected)
      .filter(name => criteria[name])
      .map(name => [event.id, name, event] as const),
  )
  test.each(cases)('%s: %s', (_, name, event) => checkColumn(event, name, criteria[name] as Criterion))

  test.each(exercises.filter(event => event.expected.adjusted_score))('$id: adjusted scores', event => {
    const field = fieldOf(event)
    const ids = Object.keys(event.expected.adjusted_score ?? {})
    const read = (rules: typeof current & { lastRoundDrawn?: boolean }) =>
      columnText(ids.map(id => [id, adjustedScore(field, rules, entrantId(id))] as const))
    const wanted = (name: string) =>
      columnText(Object.entries(event.expected[name] ?? {}).map(([id, value]) => [id, exact(value)] as const))
    expect(read(current)).toEqual(wanted('adjusted_score'))
    expect(read({ ...current, lastRoundDrawn: true })).toEqual(wanted('adjusted_score_fore'))
  })
})

const published = oracleText('tiebreak_tournaments.jsonl')
  ?.split('\n')
  .filter(line => line.includes('"uzchess-cup-2025"'))
  .map(line => JSON.parse(line) as Tournament)

describe.skipIf(!published)('a published round robin of ten', () => {
  const [event] = published ?? []
  const named = { SB: sonnebornBerger(allPlay), WON: wins({ unit, win, games: 'played' }), KS: koya({ unit, win }) }
  const figures = event ? Object.entries(event.expected) : []

  test.each(Object.entries(named))('%s', (name, criterion) => {
    const field = fieldOf(event as Tournament)
    const asked = figures.map(([id]) => entrantId(id))
    const wanted = columnText(figures.map(([id, values]) => [id, exact(values[name] ?? 0)] as const))
    expect(columnText(criterion.column(field, asked))).toEqual(wanted)
  })

  test('direct encounter within each group of equal points', () => {
    const field = fieldOf(event as Tournament)
    const groups = new Map<number, EntrantId[]>()
    for (const [id, values] of figures)
      groups.set(values.points ?? 0, [...(groups.get(values.points ?? 0) ?? []), entrantId(id)])
    const direct = headToHead({ unit, scope: 'certain', repeated: 'average', win })
    for (const tied of groups.values()) {
      if (tied.length < 2) continue
      const column = direct.column(field, tied)
      const ahead = (a: EntrantId, b: EntrantId) => compare(column.get(a) ?? zero, column.get(b) ?? zero) > 0
      const places = tied.map(id => 1 + tied.filter(other => ahead(other, id)).length)
      expect(places).toEqual(tied.map(id => event?.expected[id]?.DE))
    }
  })
})
