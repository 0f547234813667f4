import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type EntrantId, entrantId } from '../core/ids.js'
import { ratio, toDecimal } from '../core/ratio.js'
import { type Criterion, type Field, rankEntrants } from '../core/standings.js'
import { crosstable } from '../testing/crosstable.js'
import { explainTies } from './explain-ties.js'
import {
  averageOpponentsBuchholz,
  bestUnit,
  buchholz,
  countBack,
  drawnLots,
  fewerPenalties,
  foreBuchholz,
  headToHead,
  higherTotal,
  koya,
  net,
  opponentsTotal,
  pointsAgainstHigher,
  progressive,
  quotient,
  roundsAvailable,
  sonnebornBerger,
  unplayedRounds,
  wins,
} from './index.js'

const unit = 'point'
const win = ratio(2)
const draw = ratio(1)

/** Every criterion there is, in the readings that differ in what they count. */
const criteria: readonly Criterion[] = [
  higherTotal({ unit: 'imp' }),
  headToHead({ unit, scope: 'sum' }),
  headToHead({ unit, scope: 'allMet', forfeits: 'skip' }),
  headToHead({ code: 'certainPlaces', unit, scope: 'certain', win }),
  headToHead({ unit, scope: 'sum', repeated: 'average', decimals: 4 }),
  opponentsTotal({ unit }),
  opponentsTotal({ unit, bye: 'dummy', decimals: 4 }),
  wins({ unit, win, games: 'played' }),
  wins({ unit, win, draw, drawCounts: ratio(1, 2), games: 'all', decimals: 1 }),
  progressive({ unit, cutFirst: 1 }),
  net({ unit: 'imp', scope: 'amongTied' }),
  quotient({ unit: 'imp', scope: 'all' }),
  bestUnit({ unit: 'imp' }),
  countBack({ unit: 'imp', order: 'latest' }),
  countBack({ unit: 'imp', order: 'best' }),
  koya({ unit, win }),
  pointsAgainstHigher({ unit }),
  roundsAvailable({ unit }),
  fewerPenalties(),
  drawnLots(),
  ...Object.values(unplayedRounds).flatMap(unplayed => [
    buchholz({ unit, draw, unplayed }),
    buchholz({ unit, draw, unplayed, cuts: { lowest: 1, highest: 1 } }),
    foreBuchholz({ unit, draw, unplayed }),
    sonnebornBerger({ unit, draw, unplayed, cuts: { lowest: 1 } }),
    averageOpponentsBuchholz({ unit, draw, unplayed, decimals: 4 }),
  ]),
]

const marks = ['pairingBye', 'requestedBye', 'forfeitWin', 'forfeitLoss'] as const

/** Small events with draws, byes of every kind, forfeits, penalties and lots. */
const fields: fc.Arbitrary<Field> = fc.integer({ min: 2, max: 6 }).chain(n =>
  fc
    .array(
      fc.record({
        round: fc.integer({ min: 1, max: 4 }),
        a: fc.integer({ min: 0, max: n - 1 }),
        step: fc.integer({ min: 0, max: n - 1 }),
        points: fc.constantFrom([2, 0] as const, [0, 2] as const, [1, 1] as const),
        imps: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
        mark: fc.option(fc.constantFrom(...marks), { freq: 4 }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    .map(games => {
      const table = crosstable(unit)
      for (const { round, a, step, points, imps, mark } of games) {
        const own = `t${a}`
        table.round(round)
        if (step === 0) table.free(own, { point: points[0], imp: imps[0] }, ...(mark ? [mark] : []))
        else table.game(own, `t${(a + step) % n}`, { point: points, imp: imps }, ...(mark ? [mark] : []))
        if (mark === 'forfeitLoss') table.penalty(own)
      }
      for (let i = 0; i < n; i++) table.lot(`t${i}`, n - i)
      return table.field()
    }),
)

test('what is explained is the figure that ranked, and its games add up to it', () => {
  const added = new Set(['certainPlaces', 'progressive', 'countBack', 'quotient', 'averageOpponentsBuchholz'])
  fc.assert(
    fc.property(fields, fc.nat(), (field, take) => {
      const all = [...field.totals.keys()]
      const tied = all.slice(0, 2 + (take % Math.max(1, all.length - 1)))
      for (const criterion of criteria) {
        const column = criterion.column(field, tied)
        for (const entrant of tied) {
          const value = column.get(entrant)
          const told = criterion.explain?.(field, tied, entrant)
          if (value === undefined) continue
          expect(told, criterion.code).toMatchObject({
            code: 'tieBreakFigure',
            value: toDecimal(value, criterion.decimals),
            params: { criterion: criterion.code },
          })
          if (added.has(criterion.code) || criterion.decimals > 2) continue
          const sum = (told?.steps ?? []).reduce((total, step) => total + Number(step.value), 0)
          expect(sum.toFixed(criterion.decimals), criterion.code).toBe(Number(told?.value).toFixed(criterion.decimals))
        }
      }
    }),
    { numRuns: 40, seed: 61 },
  )
})

describe('the ties of one contestant', () => {
  /** a, b and c level on points; a and b on IMPs too; their own game was drawn. */
  const field = () =>
    crosstable(unit)
      .round(1)
      .game('a', 'b', { point: [1, 1], imp: [9, 9] })
      .game('c', 'd', { point: [1, 1], imp: [5, 5] })
      .round(2)
      .game('a', 'd', { point: [2, 0], imp: [4, 1] })
      .game('b', 'e', { point: [2, 0], imp: [4, 1] })
      .game('c', 'f', { point: [2, 0], imp: [3, 1] })
      .field()
  const chain = [higherTotal({ unit: 'imp' }), headToHead({ unit, scope: 'sum' }), opponentsTotal({ unit })]
  const told = (of: string, steps: readonly Criterion[] = chain) => {
    const event = field()
    return explainTies({ field: event, chain: steps, standings: rankEntrants(event, steps) }, entrantId(of))
  }

  it('names each step, whom it was about, what each had, and the games behind it', () => {
    expect(told('a').map(({ code, value, params }) => [code, value, params])).toEqual([
      ['tieBreakDecided', '13', { criterion: 'higherTotal', tied: 3 }],
      ['tieBreakLevel', '1', { criterion: 'headToHead', tied: 2 }],
      ['tieBreakDecided', '4', { criterion: 'opponentsTotal', tied: 2 }],
    ])
    expect(told('a')[1]?.steps).toEqual(
      ['a', 'b'].map((contestant, i) => ({
        code: 'tieBreakContestant',
        value: '1',
        params: { contestant },
        steps: [
          { code: 'tieBreakGame', value: '1', params: { slot: 'r1/g1', opponent: i === 0 ? 'b' : 'a' }, from: 'r1/g1' },
        ],
      })),
    )
  })

  it('says that a rank stays shared, and nothing of one that was never level', () => {
    expect(told('b', chain.slice(0, 2)).at(-1)).toEqual({ code: 'tieBreakShared', value: '1', params: { tied: 2 } })
    expect(told('d')).toEqual([])
    expect(told('nobody')).toEqual([])
  })

  it('shows those next to it of a large tie', () => {
    const table = crosstable(unit)
    const ids = Array.from({ length: 30 }, (_, i): EntrantId => entrantId(`t${i}`))
    for (const [i, id] of ids.entries()) table.round(1).free(id, { point: 1, imp: 30 - i })
    const event = table.field()
    const steps = [higherTotal({ unit: 'imp' })]
    const ranked = { field: event, chain: steps, standings: rankEntrants(event, steps) }
    const shown = (at: number) =>
      explainTies(ranked, ids[at] as EntrantId)[0]?.steps?.map(({ params }) => params?.contestant)
    expect(shown(0)).toEqual(ids.slice(0, 8))
    expect(shown(15)).toEqual(ids.slice(11, 19))
    expect(shown(29)).toEqual(ids.slice(22))
  })
})
