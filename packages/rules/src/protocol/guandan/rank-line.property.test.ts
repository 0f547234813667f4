import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerRankLine } from './rank-line.js'

interface Game {
  readonly round: number
  readonly a: string
  readonly b: string
  readonly 场分: readonly [number, number]
  readonly 级分: readonly [number, number]
}

const scored = (round: number, a: string, b: string, difference: number): Game => ({
  round,
  a,
  b,
  场分: difference === 0 ? [1, 1] : difference > 0 ? [2, 0] : [0, 2],
  级分: [13 + difference, 13 - difference],
})

/** Random games among few teams with small differences, so that ties are common. */
const events = fc.integer({ min: 2, max: 7 }).chain(n =>
  fc.record({
    teams: fc.constant(Array.from({ length: n }, (_, i) => `t${i}`)),
    games: fc
      .array(
        fc.record({
          round: fc.integer({ min: 1, max: 5 }),
          a: fc.integer({ min: 0, max: n - 1 }),
          step: fc.integer({ min: 1, max: n - 1 }),
          difference: fc.integer({ min: -2, max: 2 }),
        }),
        { maxLength: 20 },
      )
      .map(list =>
        list.map(({ round, a, step, difference }) => scored(round, `t${a}`, `t${(a + step) % n}`, difference)),
      ),
  }),
)

const rank = (teams: readonly string[], games: readonly Game[], headToHead: 'sum' | 'all-met' | 'certain') =>
  (answerRankLine({ id: 1, kind: 'standings', teams, games }, { headToHead }).ranking as string[][]).map(ids =>
    [...ids].sort(),
  )

const readings = fc.constantFrom('sum', 'all-met', 'certain' as const)

test('ranks depend on the results, not on names, order or sides', () => {
  fc.assert(
    fc.property(events, readings, ({ teams, games }, reading) => {
      const once = rank(teams, games, reading as 'sum')
      expect(once.flat().sort()).toEqual([...teams].sort())
      expect(rank([...teams].reverse(), [...games].reverse(), reading as 'sum')).toEqual(once)
      const turned = games.map(
        ({ round, a, b, 场分, 级分 }): Game => ({
          round,
          a: b,
          b: a,
          场分: [场分[1], 场分[0]],
          级分: [级分[1], 级分[0]],
        }),
      )
      expect(rank(teams, turned, reading as 'sum')).toEqual(once)
      const renamed = (id: string): string => `z${9 - Number(id.slice(1))}`
      const others = games.map(game => ({ ...game, a: renamed(game.a), b: renamed(game.b) }))
      expect(rank(teams.map(renamed), others, reading as 'sum')).toEqual(once.map(ids => ids.map(renamed).sort()))
    }),
    { numRuns: 200, seed: 31 },
  )
})

test('a correction that is withdrawn leaves the list byte for byte as it was', () => {
  fc.assert(
    fc.property(events, fc.nat(), fc.integer({ min: -13, max: 13 }), ({ teams, games }, at, difference) => {
      fc.pre(games.length > 0)
      const list = (given: readonly Game[]) =>
        JSON.stringify(answerRankLine({ id: 1, kind: 'standings', teams, games: given }))
      const before = list(games)
      const index = at % games.length
      const corrected = games.map((game, i) => (i === index ? scored(game.round, game.a, game.b, difference) : game))
      list(corrected)
      expect(list(corrected.map((game, i) => (i === index ? (games[index] as Game) : game)))).toBe(before)
    }),
    { numRuns: 100, seed: 32 },
  )
})
