import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerPairLine } from './pair-line.js'

interface Team {
  readonly id: number
  readonly 场分: number
  readonly 级分: number
  readonly seed: number
}

type Pair = readonly [number, number]

const key = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`

/** Every way to pair the ids, in lexicographic order of the ranking. */
function* pairings(ids: readonly number[], met: ReadonlySet<string>): Generator<readonly Pair[]> {
  const [first, ...rest] = ids
  if (first === undefined) {
    yield []
    return
  }
  for (const other of rest) {
    if (met.has(key(first, other))) continue
    const left = rest.filter(id => id !== other)
    for (const pairs of pairings(left, met)) yield [[first, other], ...pairs]
  }
}

/** The answer by trying everything. */
const bruteForce = (teams: readonly Team[], met: ReadonlySet<string>, hadBye: readonly number[]) => {
  const ranking = [...teams].sort((a, b) => b.场分 - a.场分 || b.级分 - a.级分 || a.seed - b.seed).map(team => team.id)
  const score = new Map(teams.map(team => [team.id, team.场分]))
  const free = ranking.length % 2 === 0 ? [null] : [...ranking].reverse().filter(id => !hadBye.includes(id))
  for (const bye of free) {
    const all = [
      ...pairings(
        ranking.filter(id => id !== bye),
        met,
      ),
    ]
    if (all.length === 0) continue
    const gaps = (pairs: readonly Pair[]) => pairs.map(([a, b]) => Math.abs((score.get(a) ?? 0) - (score.get(b) ?? 0)))
    return {
      feasible: true,
      bye,
      lexicographic_first: all[0],
      min_total_场分_gap: Math.min(...all.map(pairs => gaps(pairs).reduce((sum, gap) => sum + gap, 0))),
      min_cross_场分_pairs: Math.min(...all.map(pairs => gaps(pairs).filter(gap => gap > 0).length)),
    }
  }
  return { feasible: false }
}

const states = fc.integer({ min: 2, max: 9 }).chain(n =>
  fc.record({
    teams: fc.array(fc.record({ 场分: fc.integer({ min: 0, max: 6 }), 级分: fc.integer({ min: 0, max: 2 }) }), {
      minLength: n,
      maxLength: n,
    }),
    met: fc.uniqueArray(fc.integer({ min: 0, max: n * n - 1 }), { maxLength: 3 * n }),
    hadBye: fc.subarray(Array.from({ length: n }, (_, i) => i + 1)),
  }),
)

test('the answer is the one that trying everything gives', () => {
  fc.assert(
    fc.property(states, state => {
      const n = state.teams.length
      const teams = state.teams.map((team, i) => ({ ...team, id: i + 1, seed: i + 1 }))
      const pairs = state.met
        .map(code => [1 + Math.floor(code / n), 1 + (code % n)] as const)
        .filter(([a, b]) => a !== b)
      const met = pairs.map(([a, b], i) => [1 + (i % 3), a, b])
      const answer = answerPairLine({ id: 'x', kind: 'swiss_next_round', teams, met, had_bye: state.hadBye })
      expect(answer).toMatchObject(bruteForce(teams, new Set(pairs.map(([a, b]) => key(a, b))), state.hadBye))
    }),
    { numRuns: 300, seed: 41 },
  )
})
