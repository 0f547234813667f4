import { describe, expect, it } from 'vitest'
import { rateContest, type RatingPolicy, type SkillRating } from './rating.js'

const policy: RatingPolicy = {
  id: 'published',
  start: { mean: 25_000, uncertainty: 8333 },
  drift: 0,
  settled: { events: 0, uncertaintyAtMost: 10_000 },
}

const held = (mean: number, uncertainty: number): SkillRating => ({ mean, uncertainty, events: 1 })

const after = (
  sides: readonly (readonly string[])[],
  ratings: ReadonlyMap<string, SkillRating> = new Map(),
  change: Partial<RatingPolicy> = {},
): number[][] => {
  const contest = { id: 'g', sides: sides.map((players, at) => ({ players, rank: at + 1 })) }
  const changes = rateContest({ ...policy, ...change }, ratings, contest)
  if (!changes.ok) throw new Error(JSON.stringify(changes.error))
  return changes.value.map(({ after: { mean, uncertainty } }) => [mean, uncertainty])
}

/** β² and κ of the paper (Weng and Lin 2011, JMLR 12, section 6): (σ₀ / 2)² and 10⁻⁴. */
const [betaSquared, kappa] = [(25 / 6) ** 2, 0.0001]

/** Algorithm 1 of the paper (Bradley–Terry, full pair) for two sides of one player each, written down by itself. */
const bradleyTerry = (winner: SkillRating, loser: SkillRating): number[][] => {
  const [w, l] = [winner, loser].map(({ mean, uncertainty }) => ({ mu: mean / 1000, sq: (uncertainty / 1000) ** 2 }))
  if (!w || !l) throw new Error('two sides')
  const c = Math.sqrt(w.sq + l.sq + 2 * betaSquared)
  const p = 1 / (1 + Math.exp((l.mu - w.mu) / c))
  return [
    { ...w, omega: (w.sq / c) * (1 - p) },
    { ...l, omega: -(l.sq / c) * (1 - p) },
  ].map(({ mu, sq, omega }) => {
    const gamma = Math.sqrt(sq) / c
    const eta = gamma * (sq / c ** 2) * p * (1 - p)
    return [mu + omega, Math.sqrt(sq) * Math.sqrt(Math.max(1 - eta, kappa))].map(x => Math.floor(x * 1000 + 0.5))
  })
}

describe('published values', () => {
  it('of the package: two pairs, as its read-me prints them to two places', () => {
    const ratings = new Map([
      ['a1', held(25_000, 8333)],
      ['a2', held(32_444, 5123)],
      ['b1', held(43_381, 2421)],
      ['b2', held(25_188, 6211)],
    ])
    const printed = after(
      [
        ['a1', 'a2'],
        ['b1', 'b2'],
      ],
      ratings,
      { start: { mean: 25_000, uncertainty: 8333 } },
    )
    const hundredths = printed.map(pair => pair.map(value => Math.round(value / 10) / 100))
    expect(hundredths).toEqual([
      [28.67, 8.07],
      [33.83, 5.06],
      [43.07, 2.42],
      [23.15, 6.14],
    ])
  })

  it('of the paper: two sides by the formula of Bradley and Terry', () => {
    for (const [first, second] of [
      [held(25_000, 8333), held(25_000, 8333)],
      [held(30_000, 3000), held(24_000, 6000)],
      [held(20_000, 5000), held(31_000, 1500)],
    ] as const) {
      const ratings = new Map([
        ['a', first],
        ['b', second],
      ])
      expect(after([['a'], ['b']], ratings, { model: 'bradleyTerryPart' })).toEqual(bradleyTerry(first, second))
    }
  })

  it('gives the same digits again and again', () => {
    const table = [['e'], ['s'], ['w'], ['n']]
    expect(after(table)).toEqual(after(table))
  })
})
