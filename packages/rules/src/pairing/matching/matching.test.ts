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
