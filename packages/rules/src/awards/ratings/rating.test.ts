import { describe, expect, it } from 'vitest'
import {
  cautiousRating,
  isProvisional,
  type RatedContest,
  rateContest,
  type RatingPolicy,
  type SkillRating,
  startRating,
} from './rating.js'

const wengLin: RatingPolicy = {
  id: 'weng-lin',
  start: { mean: 25_000, uncertainty: 8_333 },
  drift: 83,
  settled: { events: 10, uncertaintyAtMost: 5_500 },
}

/** One contest after the other. */
const ratedOneByOne = (contests: readonly RatedContest[]): ReadonlyMap<string, SkillRating> => {
  const ratings = new Map<string, SkillRating>()
  for (const contest of contests) {
    const changes = rateContest(wengLin, ratings, contest)
    if (!changes.ok) throw new Error('refused')
    for (const { player, after } of changes.value) ratings.set(player, after)
  }
  return ratings
}

const pairGame = (id: string, first: readonly string[], second: readonly string[]) => ({
  id,
  sides: [
    { players: first, rank: 1 },
    { players: second, rank: 2 },
  ],
})

describe('ratings', () => {
  it('moves winners up, losers down, and narrows both', () => {
    const changes = rateContest(wengLin, new Map(), pairGame('g1', ['a', 'b'], ['c', 'd']))
    if (!changes.ok) throw new Error('refused')
    const [a, b, c, d] = changes.value.map(change => change.after)
    expect(a).toEqual(b)
    expect(c).toEqual(d)
    expect(a?.mean).toBeGreaterThan(25_000)
    expect(c?.mean).toBeLessThan(25_000)
    for (const rating of [a, b, c, d])
      expect(Number.isInteger(rating?.mean) && Number.isInteger(rating?.uncertainty)).toBe(true)
    expect(a?.uncertainty).toBeLessThan(8_333)
  })

  it('rates tables of four with shared places', () => {
    const contest = {
      id: 't',
      sides: ['e', 's', 'w', 'n'].map((player, i) => ({ players: [player], rank: [1, 2, 2, 4][i] ?? 4 })),
    }
    const changes = rateContest(wengLin, new Map(), contest)
    const means = changes.ok ? changes.value.map(change => change.after.mean) : []
    expect(means[0]).toBeGreaterThan(means[1] ?? 0)
    expect(means[1]).toBe(means[2])
    expect(means[2]).toBeGreaterThan(means[3] ?? 99_999)
  })

  it('grows surer in a large field when neighbours are compared', () => {
    const sides = Array.from({ length: 20 }, (_, at) => ({ players: [`p${at}`], rank: at + 1 }))
    const sigma = (model: 'plackettLuce' | 'bradleyTerryPart'): number => {
      const changes = rateContest({ ...wengLin, model }, new Map(), { id: 'g', sides })
      return changes.ok ? (changes.value[9]?.after.uncertainty ?? 0) : 0
    }
    expect(sigma('bradleyTerryPart')).toBeLessThan(sigma('plackettLuce'))
  })

  it('finds the stronger one after many contests and settles', () => {
    const contests = Array.from({ length: 60 }, (_, i) =>
      pairGame(`g${i}`, i % 5 === 0 ? ['b'] : ['a'], i % 5 === 0 ? ['a'] : ['b']),
    )
    const ratings = ratedOneByOne(contests)
    const [a, b] = [ratings.get('a'), ratings.get('b')]
    expect(cautiousRating(a ?? startRating(wengLin))).toBeGreaterThan(cautiousRating(b ?? startRating(wengLin)))
    expect(isProvisional(wengLin, startRating(wengLin))).toBe(true)
    expect(isProvisional(wengLin, a ?? startRating(wengLin))).toBe(false)
    expect(ratedOneByOne(contests)).toEqual(ratings)
  })

  it('refuses contests that make no sense', () => {
    const codes = (sides: { players: string[]; rank: number }[]) => {
      const changes = rateContest(wengLin, new Map(), { id: 'g', sides })
      return changes.ok ? [] : changes.error.map(problem => problem.code)
    }
    expect(codes([{ players: ['a'], rank: 1 }])).toEqual(['CONTEST_NEEDS_TWO_SIDES'])
    expect(
      codes([
        { players: ['a'], rank: 1 },
        { players: ['a'], rank: 2 },
      ]),
    ).toEqual(['PLAYER_TWICE_IN_CONTEST'])
    expect(
      codes([
        { players: [], rank: 1 },
        { players: ['a'], rank: 2 },
      ]),
    ).toEqual(['SIDE_WITHOUT_PLAYERS'])
  })
})
