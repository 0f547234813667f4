import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canonicalJson } from '../../core/canonical.js'
import type { RatedEvent, RatedGame, RatedResult } from './rated-event.js'
import { type RatingRun, ratedPlayers, runRatings } from './rating-list.js'
import { parseRatingPolicy, type RatingListPolicy } from './rating-policy.js'

const policyOf = (change: object = {}): RatingListPolicy => {
  const read = parseRatingPolicy({
    kind: 'rating',
    id: 'tables',
    method: 'wengLin',
    rated: 'table',
    start: { mean: 25_000, uncertainty: 8333 },
    drift: 0,
    deviations: 3,
    settled: { events: 3, uncertaintyAtMost: 8000 },
    ...change,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const tables = policyOf()

/** `ab:c` – a and b before c; `ab=c` – level. The place is stage, round and table. */
const game = (round: number, table: string, result: string): RatedGame => {
  const [first = '', second = ''] = result.split(/[:=]/)
  const side = (players: string, rank: number) => ({
    entry: `e-${players}`,
    label: players,
    rank,
    players: [...players],
  })
  return { stage: 1, round, table, sides: [side(first, 1), side(second, result.includes('=') ? 1 : 2)] }
}

const held = (code: string, endedOn: string, games: readonly RatedGame[]): RatedEvent => ({
  id: `id-${code}`,
  code,
  startedOn: endedOn,
  endedOn,
  category: 'club',
  countries: 1,
  sides: [...new Set(games.flatMap(one => one.sides.flatMap(side => side.players)))]
    .sort()
    .map((id, at) => ({ rank: at + 1, players: [{ id }] })),
  games,
})

const meansOf = (run: RatingRun, player: string): number[] =>
  (run.results.get(player) ?? []).flatMap(result => (result.method === 'wengLin' ? [result.after.mean] : []))

const spring = held('A', '2025-02-01', [game(1, '1', 'ab:cd'), game(1, '2', 'ef:gh'), game(2, '1', 'ab:ef')])
const summer = held('B', '2025-07-01', [game(1, '10', 'cd:ab'), game(1, '9', 'gh=ef')])

describe('ratings of tables', () => {
  it('rates every table in its order: event, stage, round, table as a number', () => {
    const run = runRatings(tables, [summer, spring])
    const places = (run.results.get('a') ?? []).map(result =>
      result.method === 'wengLin'
        ? [result.event, result.game?.round, result.game?.table, result.place, result.field]
        : [],
    )
    expect(places).toEqual([
      ['id-A', 1, '1', 1, 2],
      ['id-A', 2, '1', 1, 2],
      ['id-B', 1, '10', 2, 2],
    ])
    expect(run.wengLin?.contests.map(contest => contest.game?.table)).toEqual(['1', '2', '1', '9', '10'])
    const [first] = run.results.get('a') ?? []
    expect(first?.method === 'wengLin' && first.game?.sides).toEqual([
      { entry: 'e-ab', rank: 1 },
      { entry: 'e-cd', rank: 2 },
    ])
  })

  it('starts every table from what the one before has left', () => {
    const results = (runRatings(tables, [spring, summer]).results.get('a') ?? []) as readonly RatedResult[]
    for (const [at, result] of results.entries()) {
      const before = results[at - 1]
      if (before?.method === 'wengLin' && result.method === 'wengLin') expect(result.before).toEqual(before.after)
    }
  })

  it('marks whoever has too few tables behind him, and settles', () => {
    const run = runRatings(tables, [spring, summer])
    const on = (day: string) => new Map(ratedPlayers(tables, run, day).map(line => [line.player, line]))
    expect(on('2025-06-30').get('a')).toMatchObject({ provisional: true, results: { length: 2 } })
    expect(on('2025-07-01').get('a')).toMatchObject({ provisional: false, results: { length: 3 } })
    expect(on('2025-07-01').get('g')).toMatchObject({ provisional: true })
  })

  it('rates nobody at a table of which only one side is known', () => {
    const side = (entry: string, rank: number, players: string[]) => ({ entry, label: entry, rank, players })
    const alone = { stage: 1, round: 1, sides: [side('1', 1, ['a']), side('2', 2, [])] }
    expect(runRatings(tables, [held('A', '2025-02-01', [alone])]).results.size).toBe(0)
  })

  it('falls back on the final order where nobody met, when the policy says so', () => {
    const pairs = { ...held('P', '2025-03-01', []), sides: spring.sides }
    expect(runRatings(tables, [pairs]).results.size).toBe(0)
    const both = runRatings(policyOf({ rated: 'tableOrOrder' }), [pairs, spring])
    expect((both.results.get('h') ?? []).map(result => result.method === 'wengLin' && result.game?.round)).toEqual([
      1,
      undefined,
    ])
    expect((runRatings(policyOf({ rated: 'order' }), [spring]).results.get('a') ?? []).length).toBe(1)
  })

  it('keeps ratings of partnerships, and lists each person with the best', () => {
    const pairs = policyOf({ keptFor: 'partnership' })
    const run = runRatings(pairs, [held('A', '2025-02-01', [game(1, '1', 'ab:cd'), game(2, '1', 'bc:ad')])])
    expect([...run.results.keys()].sort()).toEqual(['a&b', 'a&d', 'b&c', 'c&d'])
    const lines = new Map(ratedPlayers(pairs, run, '2025-02-01').map(line => [line.player, line]))
    expect(lines.get('b')?.partners).toEqual(['a'])
    expect(lines.get('c')?.partners).toEqual(['b'])
    expect(lines.get('d')?.value).toBe(lines.get('d')?.value)
    expect(lines.get('a')?.value).toBe(lines.get('b')?.value)
  })

  test.each([
    ['rated', 'hand'],
    ['keptFor', 'club'],
  ])('refuses an unknown %s', (name, value) => {
    const read = parseRatingPolicy({ ...tables, id: 'x', [name]: value })
    expect(read.ok ? [] : read.error.map(problem => problem.at?.path)).toEqual([name])
  })
})

const names = 'abcdefghij'
const randomGame = fc
  .record({
    stage: fc.integer({ min: 1, max: 2 }),
    round: fc.integer({ min: 1, max: 3 }),
    table: fc.integer({ min: 1, max: 12 }).map(String),
    seats: fc.shuffledSubarray([...names], { minLength: 4, maxLength: 4 }),
    ranks: fc.constantFrom([1, 2, 3, 4], [1, 1, 3, 4], [1, 2, 2, 4]),
  })
  .map(
    ({ stage, round, table, seats, ranks }): RatedGame => ({
      stage,
      round,
      table,
      sides: seats.map((id, at) => ({ entry: `e-${id}`, label: id, rank: ranks[at] ?? 4, players: [id] })),
    }),
  )
const season = fc
  .array(fc.array(randomGame, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map(all => all.map((games, at) => held(`E${at}`, `2025-0${1 + (at % 2)}-01`, games)))

/** A game with the same seats at the same place is one and the same game. */
const isDistinct = (events: readonly RatedEvent[]): boolean =>
  events.every(({ games = [] }) => {
    const keys = games.map(({ stage, round, table, sides }) =>
      [stage, round, table, ...sides.map(s => s.label).sort()].join(),
    )
    return new Set(keys).size === keys.length
  })

const digestOf = (run: RatingRun): string => canonicalJson([...run.results].sort(([a], [b]) => (a < b ? -1 : 1)))

describe('whatever the order of the input', () => {
  it('gives the same digits', () => {
    fc.assert(
      fc.property(season.filter(isDistinct), fc.integer({ min: 1, max: 1000 }), (events, seed) => {
        const turn = <T>(items: readonly T[]): T[] =>
          items.map((_, at) => items[(at + seed) % items.length] as T).reverse()
        const turned = turn(events.map(one => ({ ...one, games: turn(one.games ?? []) })))
        expect(digestOf(runRatings(tables, turned))).toBe(digestOf(runRatings(tables, events)))
      }),
      { seed: 6, numRuns: 60 },
    )
  })

  it('replays from the first game that differs to what a run from the beginning gives', () => {
    fc.assert(
      fc.property(season, season, fc.nat({ max: 3 }), (events, others, at) => {
        const corrected = events.map((one, index) => (index === at ? { ...one, games: others[0]?.games ?? [] } : one))
        const replayed = runRatings(tables, corrected, runRatings(tables, events))
        expect(digestOf(replayed)).toBe(digestOf(runRatings(tables, corrected)))
      }),
      { seed: 7, numRuns: 60 },
    )
  })

  it('computes nothing again that has not changed', () => {
    const before = runRatings(tables, [spring, summer])
    const corrected = runRatings(tables, [spring, { ...summer, games: [game(1, '9', 'gh:ef')] }], before)
    const [kept, fresh] = [before.wengLin?.changes ?? [], corrected.wengLin?.changes ?? []]
    expect(fresh.slice(0, 3).every((change, at) => change === kept[at])).toBe(true)
    expect(meansOf(corrected, 'g').at(-1)).toBeGreaterThan(meansOf(before, 'g').at(-1) ?? 0)
  })
})
