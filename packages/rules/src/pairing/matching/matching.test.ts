import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MaximumMatching } from './maximum-matching.js'
import { cheapestPerfectMatching, maximumWeightMatching } from './weighted-matching.js'

const key = (n: number, a: number, b: number): number => Math.min(a, b) * n + Math.max(a, b)

/** A graph as a symmetric table of weights, 0 = no edge. */
const graphs = fc.integer({ min: 0, max: 9 }).chain(n =>
  fc.record({
    n: fc.constant(n),
    table: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 })), { minLength: n * n, maxLength: n * n }),
  }),
)

const weightIn = (n: number, table: readonly number[]) => (a: number, b: number) => table[key(n, a, b)] ?? 0

/** Best (pairs, weight) by trying everything. */
const bruteForce = (
  n: number,
  weight: (a: number, b: number) => number,
  score: (pairs: number, sum: number) => number,
): number => {
  const go = (left: readonly number[], pairs: number, sum: number): number => {
    const [a, ...rest] = left
    if (a === undefined) return score(pairs, sum)
    const alone = go(rest, pairs, sum)
    return rest.reduce(
      (best, b) =>
        weight(a, b) > 0
          ? Math.max(
              best,
              go(
                rest.filter(c => c !== b),
                pairs + 1,
                sum + weight(a, b),
              ),
            )
          : best,
      alone,
    )
  }
  return go(
    Array.from({ length: n }, (_, i) => i),
    0,
    0,
  )
}

describe('MaximumMatching', () => {
  it('is as large as any matching and consistent', () => {
    fc.assert(
      fc.property(graphs, ({ n, table }) => {
        const weight = weightIn(n, table)
        const matching = new MaximumMatching({ size: n, joined: (a, b) => weight(a, b) > 0 })
        const { alone } = matching.complete()
        for (let v = 0; v < n; v++) {
          const mate = matching.mateOf(v)
          expect(mate === undefined).toBe(alone.includes(v))
          if (mate !== undefined) expect(matching.mateOf(mate)).toBe(v)
          if (mate !== undefined) expect(weight(v, mate)).toBeGreaterThan(0)
        }
        expect((n - alone.length) / 2).toBe(bruteForce(n, weight, pairs => pairs))
      }),
      { numRuns: 400, seed: 20261 },
    )
  })

  it('puts removed vertices back where they were', () => {
    const matching = new MaximumMatching({ size: 5, joined: () => true })
    matching.remove(0)
    matching.remove(3)
    expect([matching.after(), matching.after(2)]).toEqual([1, 4])
    matching.restore(3)
    matching.restore(0)
    const order: number[] = []
    for (let v = matching.after(); v !== undefined; v = matching.after(v)) order.push(v)
    expect(order).toEqual([0, 1, 2, 3, 4])
  })
})

describe('weighted matching', () => {
  it('weighs as much as any matching', () => {
    fc.assert(
      fc.property(graphs, ({ n, table }) => {
        const weight = weightIn(n, table)
        const mates = maximumWeightMatching(n, weight)
        const sum = mates.reduce((total, mate, v) => (mate > v ? total + weight(v, mate) : total), 0)
        mates.forEach((mate, v) => {
          if (mate >= 0) expect(mates[mate]).toBe(v)
        })
        expect(sum).toBe(bruteForce(n, weight, (_, total) => total))
      }),
      { numRuns: 600, seed: 20262 },
    )
  })

  it('finds the cheapest perfect matching when there is one', () => {
    fc.assert(
      fc.property(graphs, ({ n, table }) => {
        const weight = weightIn(n, table)
        const cost = (a: number, b: number) => (weight(a, b) > 0 ? weight(a, b) - 1 : undefined)
        const found = cheapestPerfectMatching(n, cost)
        const best = bruteForce(n, weight, (pairs, sum) => (2 * pairs === n ? 1000 - (sum - pairs) : 0))
        const total = found?.reduce((sum, [a, b]) => sum + (cost(a, b) ?? 0), 0)
        expect(total).toBe(n % 2 === 0 && best > 0 ? 1000 - best : undefined)
      }),
      { numRuns: 400, seed: 20263 },
    )
  })
})

/** Sparse random graphs, where odd cycles have to be contracted again and again. */
const sparse = (most: number) =>
  fc.integer({ min: 2, max: most }).chain(n =>
    fc.record({
      n: fc.constant(n),
      edges: fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: n - 1 }),
          fc.integer({ min: 0, max: n - 1 }),
          fc.integer({ min: 1, max: 50 }),
        ),
        { maxLength: 2 * n },
      ),
    }),
  )

const tableOf = (n: number, edges: readonly (readonly [number, number, number])[]): ReadonlyMap<number, number> =>
  new Map(edges.filter(([a, b]) => a !== b).map(([a, b, weight]) => [key(n, a, b), weight]))

/** Heaviest matching by subsets. */
const bySubsets = (n: number, weight: (a: number, b: number) => number): number => {
  const best = new Float64Array(1 << n)
  for (let set = 1; set < 1 << n; set++) {
    const a = 31 - Math.clz32(set)
    const without = set & ~(1 << a)
    let most = best[without] as number
    for (let b = 0; b < a; b++)
      if ((without >> b) & 1 && weight(a, b) > 0)
        most = Math.max(most, weight(a, b) + (best[without & ~(1 << b)] as number))
    best[set] = most
  }
  return best[(1 << n) - 1] as number
}

describe('larger graphs', () => {
  it('proves by counting that no larger matching exists', () => {
    fc.assert(
      fc.property(sparse(60), ({ n, edges }) => {
        const table = tableOf(n, edges)
        const joined = (a: number, b: number) => table.has(key(n, a, b))
        const { alone, lonely } = new MaximumMatching({ size: n, joined }).complete()
        const inside = new Set(lonely)
        const all = Array.from({ length: n }, (_, v) => v)
        const around = all.filter(v => !inside.has(v) && lonely.some(w => joined(v, w)))
        const left = new Set(lonely)
        let odd = 0
        for (const start of left) {
          const group = [start]
          left.delete(start)
          for (const v of group)
            for (const w of left)
              if (joined(v, w)) {
                left.delete(w)
                group.push(w)
              }
          odd += group.length % 2
        }
        expect(odd - around.length).toBe(alone.length)
      }),
      { numRuns: 400, seed: 20264 },
    )
  })

  it('finds the heaviest matching of fourteen', () => {
    fc.assert(
      fc.property(sparse(14), ({ n, edges }) => {
        const table = tableOf(n, edges)
        const weight = (a: number, b: number) => table.get(key(n, a, b)) ?? 0
        const mates = maximumWeightMatching(n, weight)
        const sum = mates.reduce((total, mate, v) => (mate > v ? total + weight(v, mate) : total), 0)
        expect(sum).toBe(bySubsets(n, weight))
      }),
      { numRuns: 150, seed: 20265 },
    )
  })
})
