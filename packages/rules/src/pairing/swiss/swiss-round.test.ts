import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../core/ratio.js'
import { swissEvents } from '../../testing/arbitraries.js'
import { type PlayedRound, playSwiss } from '../../testing/play-swiss.js'
import { checkRound } from './check-round.js'
import { swissRound } from './swiss-round.js'
import type { SwissHistory, SwissSettings, SwissSide } from './types.js'

const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Whether the sides can be paired so that nobody meets anybody again, by trying everything. */
const pairable = (ids: readonly string[], met: ReadonlySet<string>): boolean => {
  const [first, ...rest] = ids
  if (first === undefined) return true
  return rest.some(
    other =>
      !met.has(key(first, other)) &&
      pairable(
        rest.filter(id => id !== other),
        met,
      ),
  )
}

const somebodyFree = (round: PlayedRound): boolean => {
  const met = new Set(round.history.met.map(({ a, b }) => key(a, b)))
  const ids = round.sides.map(side => side.id)
  if (ids.length % 2 === 0) return pairable(ids, met)
  return ids.some(
    free =>
      !round.history.byes.includes(free) &&
      pairable(
        ids.filter(id => id !== free),
        met,
      ),
  )
}

describe('swissRound over random events', () => {
  it('pairs everybody once, never again, and finds a round whenever there is one', () => {
    fc.assert(
      fc.property(swissEvents({ maxSides: 9, maxRounds: 9 }), event => {
        for (const round of playSwiss(event)) {
          const { outcome } = round
          expect(outcome.kind === 'paired').toBe(somebodyFree(round))
          if (outcome.kind !== 'paired') continue
          const met = new Set(round.history.met.map(({ a, b }) => key(a, b)))
          for (const { sides } of outcome.pairs) expect(met.has(key(...sides))).toBe(false)
          const seated = [...outcome.pairs.flatMap(pair => pair.sides), ...(outcome.bye ? [outcome.bye.side] : [])]
          expect([...seated].sort()).toEqual(round.sides.map(side => side.id).sort())
          if (outcome.bye) expect(round.history.byes).not.toContain(outcome.bye.side)
        }
      }),
      { numRuns: 150, seed: 1 },
    )
  })

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(swissEvents({ maxSides: 14, maxRounds: 6 }), event => {
        for (const { sides, history, settings, outcome } of playSwiss(event)) {
          const turned = { met: [...history.met].reverse(), byes: [...history.byes].reverse() }
          expect(swissRound([...sides].reverse(), turned, settings)).toEqual(outcome)
        }
      }),
      { numRuns: 60, seed: 2 },
    )
  })

  it('gives the same round under other names', () => {
    fc.assert(
      fc.property(swissEvents({ maxSides: 14, maxRounds: 6 }), event => {
        const renamed = (id: string): string => `z${1000 - Number(id)}`
        for (const { sides, history, settings, outcome } of playSwiss(event)) {
          const others = sides.map(side => ({ ...side, id: renamed(side.id) }))
          const past: SwissHistory = {
            met: history.met.map(({ round, a, b }) => ({ round, a: renamed(a), b: renamed(b) })),
            byes: history.byes.map(renamed),
          }
          const again = swissRound(others, past, settings)
          expect(again.kind).toBe(outcome.kind)
          if (again.kind !== 'paired' || outcome.kind !== 'paired') continue
          expect(again.pairs.map(pair => pair.sides)).toEqual(outcome.pairs.map(pair => pair.sides.map(renamed)))
        }
      }),
      { numRuns: 60, seed: 3 },
    )
  })

  it('proves each dead end by counting', () => {
    let blocked = 0
    fc.assert(
      fc.property(swissEvents({ maxSides: 10, maxRounds: 9 }), event => {
        for (const { outcome, history } of playSwiss(event)) {
          if (outcome.kind !== 'blocked') continue
          blocked += 1
          const { around, groups } = outcome.blocking
          const met = new Set(history.met.map(({ a, b }) => key(a, b)))
          expect(groups.length).toBeGreaterThan(around.length)
          for (const group of groups) expect(group.length % 2).toBe(1)
          groups.forEach((group, i) => {
            for (const other of groups.slice(i + 1))
              for (const a of group)
                for (const b of other)
                  if (a === 'bye' || b === 'bye') expect(history.byes).toContain(a === 'bye' ? b : a)
                  else expect(met.has(key(a, b))).toBe(true)
          })
        }
      }),
      { numRuns: 150, seed: 4 },
    )
    expect(blocked).toBeGreaterThan(10)
  })
})

const side = (id: number, score: number, more: Partial<SwissSide> = {}): SwissSide => ({
  id: `${id}`,
  score: ratio(score),
  seed: id,
  ...more,
})

const pairsOf = (...args: Parameters<typeof swissRound>): string[] => {
  const outcome = swissRound(...args)
  return outcome.kind === 'paired' ? outcome.pairs.map(pair => pair.sides.join('-')) : ['blocked']
}

const nothing: SwissHistory = { met: [], byes: [] }
const level = (n: number): SwissSide[] => Array.from({ length: n }, (_, i) => side(i + 1, 0))

describe('swissRound', () => {
  it('opens by snake, slide or draw', () => {
    expect(pairsOf(level(6), nothing)).toEqual(['1-6', '2-5', '3-4'])
    expect(pairsOf(level(7), nothing)).toEqual(['1-6', '2-5', '3-4'])
    expect(pairsOf(level(6), nothing, { firstRound: 'slide' })).toEqual(['1-4', '2-5', '3-6'])
    expect(pairsOf(level(6), nothing, { firstRound: 'draw' })).toEqual(['1-2', '3-4', '5-6'])
  })

  it('keeps clubs apart while it can, then says where it could not', () => {
    const inClub = (n: number, clubs: readonly string[]) =>
      level(n).map((s, i) => ({ ...s, labels: { club: [clubs[i] ?? ''] } }))
    const avoid = [{ label: 'club' }]
    expect(pairsOf(inClub(6, ['a', 'b', 'c', 'd', 'e', 'a']), nothing, { avoid })).toEqual(['1-5', '2-6', '3-4'])
    const crowded = swissRound(inClub(4, ['a', 'a', 'a', 'b']), nothing, { avoid })
    expect(crowded.kind === 'paired' && crowded.givenUp).toEqual(['club'])
    expect(pairsOf(inClub(4, ['a', 'b', 'a', 'a']), nothing, { avoid: [{ label: 'club', untilRound: 0 }] })).toEqual([
      '1-4',
      '2-3',
    ])
  })

  it('keeps each avoidance that can be kept, the earlier before the later', () => {
    const labelled = (id: number, club: string, association: string) =>
      side(id, 0, { labels: { club: [club], association: [association] } })
    const drawn = (sides: readonly SwissSide[], ...labels: string[]) => {
      const avoid = labels.map(label => ({ label }))
      const outcome = swissRound(sides, nothing, { firstRound: 'draw', avoid })
      return outcome.kind === 'paired' ? [outcome.pairs.map(pair => pair.sides.join('-')), outcome.givenUp] : []
    }
    const neighbours = [labelled(1, 'a', 'x'), labelled(2, 'a', 'x'), labelled(3, 'b', 'x'), labelled(4, 'c', 'x')]
    expect(drawn(neighbours, 'club', 'association')).toEqual([['1-3', '2-4'], ['association']])
    expect(drawn(neighbours, 'association', 'club')).toEqual([['1-3', '2-4'], ['association']])
    const crossed = [labelled(1, 'a', 'x'), labelled(2, 'a', 'y'), labelled(3, 'b', 'x'), labelled(4, 'c', 'x')]
    expect(drawn(crossed, 'club', 'association')).toEqual([['1-3', '2-4'], ['association']])
    expect(drawn(crossed, 'association', 'club')).toEqual([['1-3', '2-4'], ['association']])
  })

  it('takes the smallest total gap when that is the objective', () => {
    const sides = [side(1, 6), side(2, 5), side(3, 5), side(4, 2)]
    const history = { met: [{ round: 1, a: '2', b: '3' }], byes: [] }
    expect(pairsOf(sides, history)).toEqual(['1-2', '3-4'])
    const scores = [8, 6, 6, 6, 4, 0]
    const gapSides = scores.map((score, i) => side(i + 1, score))
    const past = {
      met: [
        { round: 1, a: '1', b: '2' },
        { round: 1, a: '3', b: '5' },
        { round: 1, a: '4', b: '6' },
      ],
      byes: [],
    }
    const total = (settings: Partial<SwissSettings>) => {
      const outcome = swissRound(gapSides, past, settings)
      return outcome.kind === 'paired' ? outcome.pairs.reduce((sum, pair) => sum + Number(pair.gap.num), 0) : -1
    }
    expect(total({ objective: 'minimumGap' })).toBeLessThanOrEqual(total({}))
  })

  it('never has a larger total gap than the ranking order when it minimises', () => {
    fc.assert(
      fc.property(swissEvents({ maxSides: 20, maxRounds: 6 }), event => {
        for (const { sides, history, outcome } of playSwiss(event).slice(1)) {
          const least = swissRound(sides, history, { objective: 'minimumGap' })
          expect(least.kind).toBe(outcome.kind)
          if (least.kind !== 'paired' || outcome.kind !== 'paired') continue
          const sum = (pairs: typeof least.pairs) => pairs.reduce((s, pair) => s + Number(pair.gap.num), 0)
          expect(sum(least.pairs)).toBeLessThanOrEqual(sum(outcome.pairs))
          expect(least.bye?.side).toBe(outcome.bye?.side)
        }
      }),
      { numRuns: 60, seed: 5 },
    )
  })

  it('lets the director choose when nothing legal is left', () => {
    const history = {
      met: [
        { round: 1, a: '1', b: '2' },
        { round: 2, a: '1', b: '3' },
        { round: 3, a: '2', b: '3' },
      ],
      byes: ['3', '2', '1'],
    }
    const sides = level(3)
    const outcome = swissRound(sides, history)
    expect(outcome.kind === 'blocked' && outcome.choices).toEqual(['oldestRematch', 'secondBye', 'manual', 'endStage'])
    expect(swissRound(sides, history, { rematch: 'oldest' }).kind).toBe('blocked')
    const allowed = swissRound(sides, history, { rematch: 'oldest', secondBye: 'allow' })
    expect(allowed.kind === 'paired' && [allowed.pairs.map(pair => pair.sides.join('-')), allowed.bye?.side]).toEqual([
      ['1-2'],
      '3',
    ])
  })

  it('gives a legal round even with no budget for improvement', () => {
    const pairs = pairsOf(level(40), nothing, { firstRound: 'slide', steps: 0 })
    expect(new Set(pairs.flatMap(pair => pair.split('-'))).size).toBe(40)
  })

  it('draws whole events of thousands of sides', () => {
    const rounds = playSwiss({ sides: 2001, rounds: 9, seed: 7, clubs: 30, settings: { avoid: [{ label: 'club' }] } })
    for (const { outcome, sides, history, settings } of rounds) {
      if (outcome.kind !== 'paired') throw new Error('blocked')
      const proposed = { pairs: outcome.pairs.map(pair => pair.sides), bye: outcome.bye?.side ?? '' }
      expect(checkRound(sides, history, proposed, settings)).toEqual([])
    }
    expect(rounds).toHaveLength(9)
  })
})
