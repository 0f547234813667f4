import { balanceWinds } from './balance-winds.js'
import { repeatsBound } from './bound.js'
import { pairKey, type SeatingPlan, type TableDraw } from './seating.js'

export interface SearchOptions {
  readonly players: number
  readonly sessions: number
  /** Groups whose members must not meet, e.g. teams. */
  readonly apart?: readonly (readonly number[])[]
  /** Groups whose members should meet as late and as seldom as possible, e.g. countries. */
  readonly rather?: readonly (readonly number[])[]
  /** Number the search is reproducible by. */
  readonly seed: number
  /** Exchanges tried. */
  readonly steps?: number
  /** Searches made, the best of which is taken. */
  readonly tries?: number
}

/** A reproducible sequence of whole numbers below a bound (xorshift, 32 bits). */
const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1
  return below => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % below
  }
}

const repeatCost = 10
const apartCost = 1000
const ratherCost = 15

/** What it costs that a pair meets, before repetitions. */
const fixedCosts = (options: SearchOptions): ReadonlyMap<number, number> => {
  const costs = new Map<number, number>()
  const add = (groups: readonly (readonly number[])[], cost: number): void => {
    for (const group of groups) {
      group.forEach((a, i) => {
        for (const b of group.slice(i + 1)) costs.set(pairKey(a, b), (costs.get(pairKey(a, b)) ?? 0) + cost)
      })
    }
  }
  add(options.apart ?? [], apartCost)
  add(options.rather ?? [], ratherCost)
  return costs
}

class Search {
  readonly sessions: number[][]
  private readonly met = new Map<number, number>()
  private readonly fixed: ReadonlyMap<number, number>
  cost = 0

  constructor(
    private readonly options: SearchOptions,
    private readonly below: (bound: number) => number,
  ) {
    this.fixed = fixedCosts(options)
    this.sessions = Array.from({ length: options.sessions }, () => this.shuffled())
    for (const session of this.sessions) {
      for (let at = 0; at < session.length; at++) this.meet(session, at, 1, at)
    }
  }

  private shuffled(): number[] {
    const order = Array.from({ length: this.options.players }, (_, i) => i + 1)
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = order[i] as number
      order[i] = order[j] as number
      order[j] = held
    }
    return order
  }

  /** Adds or removes the meetings of the player at `at` with those at the table (only places before `until`). */
  private meet(session: readonly number[], at: number, by: 1 | -1, until = session.length): void {
    const first = at - (at % 4)
    for (let other = first; other < first + 4; other++) {
      if (other === at || other >= until) continue
      const key = pairKey(session[at] as number, session[other] as number)
      const times = this.met.get(key) ?? 0
      const after = times + by
      this.met.set(key, after)
      this.cost += by * ((this.fixed.get(key) ?? 0) + repeatCost * Math.min(times, after))
    }
  }

  /** Exchanges two places of one session and answers the change of cost. */
  exchange(session: number[], a: number, b: number): number {
    const before = this.cost
    this.meet(session, a, -1)
    this.meet(session, b, -1)
    const held = session[a] as number
    session[a] = session[b] as number
    session[b] = held
    this.meet(session, a, 1)
    this.meet(session, b, 1)
    return this.cost - before
  }
}

const toPlan = (sessions: readonly (readonly number[])[]): SeatingPlan =>
  sessions.map(session =>
    Array.from({ length: session.length / 4 }, (_, t) => session.slice(4 * t, 4 * t + 4) as unknown as TableDraw),
  )

const anneal = (search: Search, steps: number, below: (bound: number) => number): void => {
  for (let step = 0; step < steps && search.cost > 0; step++) {
    const session = search.sessions[below(search.sessions.length)] as number[]
    const a = below(session.length)
    const b = below(session.length)
    if (a >> 2 === b >> 2) continue
    const change = search.exchange(session, a, b)
    const warmth = Math.floor((20 * (steps - step)) / steps)
    const accept = change <= 0 || (change <= warmth && below(1 + change * 8) === 0)
    if (!accept) search.exchange(session, a, b)
  }
}

/**
 * A draw with as few repeated meetings as the search finds, teams apart, winds balanced: the best of `tries` searches
 * from numbers of their own, ended where nothing less is possible. The same options give the same draw. The number of
 * players must be divisible by four.
 */
export const searchSeating = (options: SearchOptions): SeatingPlan => {
  const { players, sessions, apart, seed, steps = 200_000, tries = 1 } = options
  if (players % 4 !== 0) throw new RangeError('players must be divisible by four')
  const enough = repeatCost * repeatsBound(players, sessions, apart)
  let best: Search | undefined
  for (let attempt = 0; attempt < tries && (best === undefined || best.cost > enough); attempt++) {
    const below = numbersFrom(seed + attempt * 7919)
    const search = new Search(options, below)
    anneal(search, steps, below)
    if (!best || search.cost < best.cost) best = search
  }
  return balanceWinds(toPlan(best?.sessions ?? []))
}
