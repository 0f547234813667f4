import { fourOf } from '../../core/tuple.js'
import { balanceWinds } from './balance-winds.js'
import { repeatsBound } from './bound.js'
import { numbersFrom } from '../../core/numbers-from.js'
import type { SeatingPlan } from './seating.js'

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

const repeatCost = 10

/**
 * What one more meeting of two costs who have met so often. `even`: the more the oftener, so that nobody meets anybody
 * three times while others never meet; `fewest`: every repetition the same, which finds fewer of them in small fields.
 */
const aims = {
  even: (before: number): number => repeatCost * before,
  fewest: (before: number): number => (before === 0 ? 0 : repeatCost),
} as const
type Aim = keyof typeof aims

const apartCost = 1000
const ratherCost = 15

/** What it costs that a pair meets, before repetitions, by `a × size + b` both ways. */
const fixedCosts = ({ apart = [], rather = [] }: SearchOptions, size: number): Int32Array => {
  const costs = new Int32Array(size * size)
  const add = (groups: readonly (readonly number[])[], cost: number): void => {
    for (const group of groups)
      for (const a of group)
        for (const b of group) if (a !== b) costs[a * size + b] = (costs[a * size + b] as number) + cost
  }
  add(apart, apartCost)
  add(rather, ratherCost)
  return costs
}

class Search {
  readonly sessions: Int32Array[]
  /** How often two players meet, by `a × size + b` both ways. */
  private readonly met: Uint8Array
  private readonly fixed: Int32Array
  private readonly size: number
  private readonly again: Int32Array
  cost = 0

  constructor(
    private readonly options: SearchOptions,
    private readonly below: (bound: number) => number,
    aim: Aim,
  ) {
    this.again = Int32Array.from({ length: options.sessions + 1 }, (_, before) => aims[aim](before))
    this.size = options.players + 1
    this.fixed = fixedCosts(options, this.size)
    this.met = new Uint8Array(this.size * this.size)
    this.sessions = Array.from({ length: options.sessions }, () => this.shuffled())
    for (const session of this.sessions)
      for (let at = 0; at < session.length; at++)
        for (let other = at - (at % 4); other < at; other++) {
          const [a, b] = [session[at] as number, session[other] as number]
          this.cost += this.meeting(a, b)
          this.count(a, b, 1)
        }
  }

  private shuffled(): Int32Array {
    const order = Int32Array.from({ length: this.options.players }, (_, i) => i + 1)
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = order[i] as number
      order[i] = order[j] as number
      order[j] = held
    }
    return order
  }

  private count(a: number, b: number, by: 1 | -1): void {
    const { met, size } = this
    met[a * size + b] = (met[a * size + b] as number) + by
    met[b * size + a] = (met[b * size + a] as number) + by
  }

  /** What one more meeting of two costs. */
  private meeting(a: number, b: number): number {
    const at = a * this.size + b
    return (this.fixed[at] as number) + (this.again[this.met[at] as number] as number)
  }

  /** What one meeting of two costs that takes place. */
  private spared(a: number, b: number): number {
    const at = a * this.size + b
    return (this.fixed[at] as number) + (this.again[(this.met[at] as number) - 1] as number)
  }

  /** What it would cost that two players of different tables of a session change places. */
  change(session: Int32Array, a: number, b: number): number {
    const [one, other] = [session[a] as number, session[b] as number]
    let sum = 0
    for (let i = a & ~3, end = i + 4; i < end; i++) {
      if (i === a) continue
      const mate = session[i] as number
      sum += this.meeting(other, mate) - this.spared(one, mate)
    }
    for (let i = b & ~3, end = i + 4; i < end; i++) {
      if (i === b) continue
      const mate = session[i] as number
      sum += this.meeting(one, mate) - this.spared(other, mate)
    }
    return sum
  }

  /** What the draw costs where every repetition costs the same: draws of either aim are compared by it. */
  flat(): number {
    let sum = 0
    for (let a = 1; a < this.size; a++)
      for (let b = 1; b < a; b++) {
        const times = this.met[a * this.size + b] as number
        if (times > 0) sum += times * (this.fixed[a * this.size + b] as number) + repeatCost * (times - 1)
      }
    return sum
  }

  exchange(session: Int32Array, a: number, b: number, change: number): void {
    const [one, other] = [session[a] as number, session[b] as number]
    for (let i = a & ~3, end = i + 4; i < end; i++) {
      if (i === a) continue
      this.count(one, session[i] as number, -1)
      this.count(other, session[i] as number, 1)
    }
    for (let i = b & ~3, end = i + 4; i < end; i++) {
      if (i === b) continue
      this.count(other, session[i] as number, -1)
      this.count(one, session[i] as number, 1)
    }
    session[a] = other
    session[b] = one
    this.cost += change
  }
}

const toPlan = (sessions: readonly Int32Array[]): SeatingPlan =>
  sessions.map(session =>
    Array.from({ length: session.length / 4 }, (_, t) => fourOf([...session.slice(4 * t, 4 * t + 4)])),
  )

/** Tenths of a cost at which every second exchange that costs as much is made: at first, and at last. */
const [warm, cold] = [30, 9]

/** Exchanges that cost nothing are made, others the more seldom the more they cost and the later it is. */
const anneal = (search: Search, steps: number, enough: number, below: (bound: number) => number): void => {
  for (let step = 0; step < steps && search.cost > enough; step++) {
    const session = search.sessions[below(search.sessions.length)] as Int32Array
    const a = below(session.length)
    const b = below(session.length)
    if (a >> 2 === b >> 2) continue
    const change = search.change(session, a, b)
    const warmth = warm - Math.floor(((warm - cold) * step) / steps)
    const halvings = Math.floor((10 * change) / warmth)
    if (change <= 0 || (halvings < 16 && below(1 << halvings) === 0)) search.exchange(session, a, b, change)
  }
}

/** The best of `tries` searches with one aim, ended where nothing less is possible. */
const searchFor = (options: SearchOptions, aim: Aim, enough: number): Search => {
  const { seed, steps = 1_000_000, tries = 1 } = options
  let best: Search | undefined
  for (let attempt = 0; best === undefined || (attempt < tries && best.cost > enough); attempt++) {
    const below = numbersFrom(seed + attempt * 7919)
    const search = new Search(options, below, aim)
    anneal(search, steps, enough, below)
    if (!best || search.cost < best.cost) best = search
  }
  return best
}

/**
 * A draw with as few repeated meetings as the search finds, teams apart, winds balanced; of draws with as few the one in
 * which they are spread. Ended where nothing less is possible. The same options give the same draw. The number of players
 * must be divisible by four.
 */
export const searchSeating = (options: SearchOptions): SeatingPlan => {
  const { players, sessions, apart } = options
  if (players % 4 !== 0) throw new RangeError('players must be divisible by four')
  const enough = repeatCost * repeatsBound(players, sessions, apart)
  const even = searchFor(options, 'even', enough)
  const fewest = even.flat() > enough ? searchFor(options, 'fewest', enough) : even
  return balanceWinds(toPlan((fewest.flat() < even.flat() ? fewest : even).sessions))
}
