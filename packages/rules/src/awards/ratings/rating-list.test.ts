import { describe, expect, it, test } from 'vitest'
import type { RatedEvent, RatedResult } from './rated-event.js'
import { explainRating, ratedPlayers, runRatings } from './rating-list.js'
import {
  mersPolicyOn,
  type MersListPolicy,
  parseRatingPolicy,
  type RatingListPolicy,
  type WengLinListPolicy,
} from './rating-policy.js'

const wengLinRule = {
  kind: 'rating',
  id: 'test',
  method: 'wengLin',
  start: { mean: 25_000, uncertainty: 8_333 },
  drift: 83,
  deviations: 3,
  settled: { events: 2, uncertaintyAtMost: 8_200 },
}
const mersRule = {
  kind: 'rating',
  id: 'test',
  method: 'mers',
  countries: [
    { half: 6, one: 11 },
    { from: '2019-01-01', half: 6, one: 10 },
  ],
  ageing: ['1', '1/2'],
  qualification: ['final'],
  settled: { events: 5 },
}

const parsed = <T>(rule: unknown): T => {
  const policy = parseRatingPolicy(rule)
  if (!policy.ok) throw new Error(JSON.stringify(policy.error))
  return policy.value as T
}
const wengLin = parsed<WengLinListPolicy>(wengLinRule)
const mers = parsed<MersListPolicy>(mersRule)

const event = (
  code: string,
  endedOn: string,
  order: readonly string[],
  more: Partial<RatedEvent> = {},
): RatedEvent => ({
  id: `id-${code}`,
  code,
  startedOn: endedOn,
  endedOn,
  category: 'club',
  countries: 1,
  sides: order.map((id, at) => ({ rank: at + 1, players: [{ id }] })),
  ...more,
})

const rateEvents = (policy: RatingListPolicy, events: readonly RatedEvent[]) => runRatings(policy, events).results

/** One player's line of the list of a day. */
const lineOf = (policy: RatingListPolicy, events: readonly RatedEvent[], player: string, day: string) =>
  ratedPlayers(policy, runRatings(policy, events), day).find(line => line.player === player)

const resultsOf = (all: ReadonlyMap<string, readonly RatedResult[]>, player: string): readonly RatedResult[] =>
  all.get(player) ?? []

describe('rating lists', () => {
  const events = [event('B', '2025-03-01', ['a', 'c', 'b']), event('A', '2025-02-01', ['a', 'b', 'c', 'd'])]

  it('goes through the results in the order of their ends, each after the one before', () => {
    const all = rateEvents(wengLin, events)
    expect(rateEvents(wengLin, [...events].reverse())).toEqual(all)
    const [first, second] = resultsOf(all, 'a')
    expect(first).toMatchObject({ event: 'id-A', place: 1, field: 4, before: { mean: 25_000, uncertainty: 8_333 } })
    expect(second).toMatchObject({ event: 'id-B', place: 1, field: 3 })
    expect(first?.method === 'wengLin' && second?.method === 'wengLin' && second.before).toEqual(
      first?.method === 'wengLin' && first.after,
    )
  })

  it('gives a value, an estimate, an uncertainty and a mark until there are results enough', () => {
    const all = rateEvents(wengLin, events)
    const at = (player: string, day: string) => lineOf(wengLin, events, player, day)
    expect(at('a', '2025-01-31')).toBeUndefined()
    expect(at('a', '2025-02-28')).toMatchObject({ provisional: true, results: { length: 1 } })
    const now = at('a', '2025-03-01')
    expect(now).toMatchObject({ provisional: false, results: { length: 2 } })
    const thousandths = resultsOf(all, 'a').at(-1)
    const after = thousandths?.method === 'wengLin' ? thousandths.after : { mean: 0, uncertainty: 0 }
    expect(now?.value).toBe(Math.round((after.mean - 3 * after.uncertainty) / 10))
    expect(now?.estimate).toBe(Math.round(after.mean / 10))
    const explained = explainRating(wengLin, resultsOf(all, 'a'), '2025-03-01')
    expect(explained.code).toBe('ratingValue')
    expect(explained.value).toBe(((now?.value ?? 0) / 100).toFixed(2))
    expect(explained.steps?.map(step => step.params?.event)).toEqual(['id-A', 'id-B'])
  })

  it('compares groups apart, and rates who is on two sides on the better one', () => {
    const sides = [
      { rank: 1, group: 'NS', players: [{ id: 'a' }] },
      { rank: 2, group: 'NS', players: [{ id: 'b' }, { id: 'a' }] },
      { rank: 1, group: 'EW', players: [{ id: 'c' }] },
      { rank: 2, group: 'EW', players: [] },
    ]
    const all = rateEvents(wengLin, [event('G', '2025-02-01', [], { sides })])
    expect([...all.keys()].sort()).toEqual(['a', 'b'])
    expect(resultsOf(all, 'a')).toMatchObject([{ place: 1, field: 2 }])
  })

  it('keeps the place as published in the European ranking, shared places too', () => {
    const sides = [1, 2, 2, 4, 5].map((rank, at) => ({ rank, players: [{ id: 'abcde'[at] ?? '' }] }))
    const all = rateEvents(mers, [event('M', '2025-02-01', [], { sides, startedOn: '2025-01-30', category: 'final' })])
    expect(resultsOf(all, 'c')).toEqual([
      { method: 'mers', event: 'id-M', endedOn: '2025-02-01', place: 2, field: 5, base: 750, weight: '4' },
    ])
  })

  it('counts up to three substitutes as players, and ranks none of them', () => {
    const sides = [1, 2, 3, 4, 5].map(rank => ({
      rank,
      players: [{ id: `p${rank}` }, { id: `s${rank}`, substitute: true }],
    }))
    const all = rateEvents(mers, [event('M', '2025-02-01', [], { sides })])
    expect([...all.keys()].filter(id => id.startsWith('s'))).toEqual([])
    expect(resultsOf(all, 'p5')).toMatchObject([{ field: 8, base: 429 }])
  })

  it('counts reserves who filled tables among those three', () => {
    const sides = [1, 2, 3, 4, 5].map(rank => ({ rank, players: [{ id: `p${rank}` }] }))
    const field = (reserves: number) =>
      resultsOf(rateEvents(mers, [event('M', '2025-02-01', [], { sides, reserves })]), 'p5')
    expect([field(1), field(5)]).toMatchObject([[{ field: 6, base: 200 }], [{ field: 8, base: 429 }]])
  })

  it('rates with two results, provisionally below five, and no longer when all have aged away', () => {
    const held = [event('M1', '2024-03-01', ['a', 'b', 'c']), event('M2', '2025-02-01', ['b', 'a', 'c'])]
    const at = (player: string, day: string) => lineOf(mers, held, player, day)
    expect(at('a', '2024-12-31')).toBeUndefined()
    // 1000 × 1/2 + 500 × 1 over the weights 1/2 + 1 + three times 1; the best four: one padding less.
    expect(at('a', '2025-03-01')).toMatchObject({ value: 25_397, provisional: true })
    expect(at('a', '2026-03-01')).toBeUndefined()
  })

  it('takes the bounds of the day the tournament ended', () => {
    expect(mersPolicyOn(mers, '2018-12-31').countriesForOne).toBe(11)
    expect(mersPolicyOn(mers, '2019-01-01').countriesForOne).toBe(10)
  })

  test.each([
    ['a freeze that ends before it begins', { freezes: [{ from: '2021-01-01', to: '2020-01-01' }] }, 'freezes[0].to'],
    [
      'freezes that overlap',
      {
        freezes: [
          { from: '2020-01-01', to: '2020-06-01' },
          { from: '2020-05-01', to: '2020-07-01' },
        ],
      },
      'freezes[1].from',
    ],
    ['a method nobody knows', { method: 'elo' }, 'method'],
    ['no start', { method: 'wengLin', start: undefined }, 'start'],
  ])('refuses %s', (_, change, path) => {
    const read = parseRatingPolicy({ ...wengLinRule, ...mersRule, ...change })
    expect(read.ok ? [] : read.error.map(problem => problem.at?.path)).toContain(path)
  })
})
