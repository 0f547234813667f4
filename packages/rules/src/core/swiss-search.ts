import { numbersFrom } from './numbers-from.js'

type Groups = readonly (readonly number[])[]

type Tables = readonly (readonly number[])[]

interface Wanted {
  /** How many sit at a table. */
  readonly atTable: number
  /** Everybody seated, the best first. */
  readonly places: readonly number[]
  /** The next round to begin with, table by table; the last `frozen` of it stay. */
  readonly first: readonly number[]
  readonly frozen: number
  /** Rounds searched at once, the next one and those after it. */
  readonly ahead: number
  readonly before: readonly Tables[]
  readonly apart: Groups
  readonly rather: Groups
  readonly seed: number
  /** Nothing is known of the order yet: it is left as it was folded as far as can be. */
  readonly isFirst: boolean
}

/** What a meeting costs: a club-mate 1, somebody met before 100 for each time, a team-mate more than all of them. */
const costs = { rather: 1, again: 100, apart: 1_000_000 } as const

/** Exchanges tried: for a round alone and for each round ahead, by player; then to bring neighbours together. */
const steps = { alone: 300, ahead: 2500, neighbours: 700 } as const
/** The most of either, so that no draw takes longer than a second or two. */
const mostSteps = 1_000_000

/** Tenths of the cost of meeting again at which every second exchange is made: at first, and at last. */
const [warm, cold] = [30, 8]

/** Exchanges of two players within a round, over the next round and, in a small field, over those to come. */
export class SwissSearch {
  private readonly rounds: Int32Array[]
  private readonly size: number
  private readonly k: number
  /** Meetings of two places, the rounds before and all of `rounds`. */
  private readonly met: Uint16Array
  private readonly fixed: Int32Array
  private readonly below: (bound: number) => number
  private hard = 0

  constructor(private readonly wanted: Wanted) {
    const { atTable, places, first, ahead, before, apart, rather, seed } = wanted
    this.size = places.length
    this.k = atTable
    this.below = numbersFrom(seed)
    const placeOf = new Map(places.map((player, at) => [player, at]))
    const placed = (players: readonly number[]): number[] => players.flatMap(player => placeOf.get(player) ?? [])
    this.met = new Uint16Array(this.size * this.size)
    this.fixed = new Int32Array(this.size * this.size)
    for (const table of before.flat()) this.eachPair(placed(table), (a, b) => this.count(a, b, 1))
    for (const group of rather) this.eachPair(placed(group), (a, b) => this.weigh(a, b, costs.rather))
    for (const group of apart) this.eachPair(placed(group), (a, b) => this.weigh(a, b, costs.apart))
    this.rounds = Array.from({ length: ahead }, (_, at) => Int32Array.from(at === 0 ? placed(first) : this.shuffled()))
    for (const round of this.rounds)
      for (let at = 0; at < round.length; at += this.k)
        this.eachPair([...round.subarray(at, at + this.k)], (a, b) => {
          this.hard += this.meeting(a, b)
          this.count(a, b, 1)
        })
  }

  private eachPair(players: readonly number[], visit: (a: number, b: number) => void): void {
    players.forEach((a, at) => {
      for (const b of players.slice(at + 1)) visit(a, b)
    })
  }

  private shuffled(): number[] {
    const order = Array.from({ length: this.size }, (_, at) => at)
    for (let at = order.length - 1; at > 0; at--) {
      const other = this.below(at + 1)
      const held = order[at] as number
      order[at] = order[other] as number
      order[other] = held
    }
    return order
  }

  private count(a: number, b: number, by: 1 | -1): void {
    const { met, size } = this
    met[a * size + b] = (met[a * size + b] as number) + by
    met[b * size + a] = (met[b * size + a] as number) + by
  }

  private weigh(a: number, b: number, cost: number): void {
    const { fixed, size } = this
    fixed[a * size + b] = (fixed[a * size + b] as number) + cost
    fixed[b * size + a] = (fixed[b * size + a] as number) + cost
  }

  /** What one more meeting of two costs. */
  private meeting(a: number, b: number): number {
    const at = a * this.size + b
    return (this.fixed[at] as number) + costs.again * (this.met[at] as number)
  }

  /** What the last meeting of two costs. */
  private spared(a: number, b: number): number {
    return this.meeting(a, b) - costs.again
  }

  /** What it costs that the players of two seats change places. */
  private change(round: Int32Array, a: number, b: number): number {
    const { k } = this
    const [one, other] = [round[a] as number, round[b] as number]
    let sum = 0
    for (let at = a - (a % k), end = at + k; at < end; at++) {
      if (at === a) continue
      const mate = round[at] as number
      sum += this.meeting(other, mate) - this.spared(one, mate)
    }
    for (let at = b - (b % k), end = at + k; at < end; at++) {
      if (at === b) continue
      const mate = round[at] as number
      sum += this.meeting(one, mate) - this.spared(other, mate)
    }
    return sum
  }

  /** How much further apart in the order those of both tables would sit: squares of the differences. */
  private stretch(round: Int32Array, a: number, b: number): number {
    const { k } = this
    const [one, other] = [round[a] as number, round[b] as number]
    let sum = 0
    for (let at = a - (a % k), end = at + k; at < end; at++) {
      const mate = round[at] as number
      if (at !== a) sum += (other - mate) ** 2 - (one - mate) ** 2
    }
    for (let at = b - (b % k), end = at + k; at < end; at++) {
      const mate = round[at] as number
      if (at !== b) sum += (one - mate) ** 2 - (other - mate) ** 2
    }
    return sum
  }

  private exchange(round: Int32Array, a: number, b: number, change: number): void {
    const { k } = this
    const [one, other] = [round[a] as number, round[b] as number]
    for (let at = a - (a % k), end = at + k; at < end; at++) {
      if (at === a) continue
      this.count(one, round[at] as number, -1)
      this.count(other, round[at] as number, 1)
    }
    for (let at = b - (b % k), end = at + k; at < end; at++) {
      if (at === b) continue
      this.count(other, round[at] as number, -1)
      this.count(one, round[at] as number, 1)
    }
    round[a] = other
    round[b] = one
    this.hard += change
  }

  /** Two seats of different tables that may change, the second one near the first in the round to be drawn. */
  private twoSeats(round: Int32Array): readonly [number, number] | undefined {
    const isNext = round === this.rounds[0]
    const free = round.length - (isNext ? this.wanted.frozen : 0)
    if (free < 2 * this.k) return undefined
    const a = this.below(free)
    const reach = isNext ? 4 << this.below(7) : free
    const b = reach >= free ? this.below(free) : a - reach + this.below(2 * reach + 1)
    return b < 0 || b >= free || Math.floor(a / this.k) === Math.floor(b / this.k) ? undefined : [a, b]
  }

  private isLikely(change: number, warmth: number): boolean {
    if (change <= 0) return true
    const halvings = Math.floor((10 * change) / warmth)
    return halvings < 16 && this.below(1 << halvings) === 0
  }

  /** Fewer meetings that should not be, in all rounds. */
  private part(): void {
    const { ahead, isFirst } = this.wanted
    const most = Math.min(mostSteps, this.size * ahead * (ahead > 1 ? steps.ahead : steps.alone))
    for (let step = 0; step < most && this.hard > 0; step++) {
      const round = this.rounds[this.below(ahead)] as Int32Array
      const seats = this.twoSeats(round)
      if (!seats) continue
      const change = this.change(round, ...seats)
      const warmth = (costs.again / 10) * (warm - ((warm - cold) * step) / most)
      if (isFirst ? change < 0 : this.isLikely(change, warmth)) this.exchange(round, ...seats, change)
    }
  }

  /** Neighbours of the order together in the next round, where that costs no meeting. */
  private gather(): void {
    const round = this.rounds[0] as Int32Array
    const most = Math.min(mostSteps, this.size * steps.neighbours)
    for (let step = 0; step < most; step++) {
      const seats = this.twoSeats(round)
      if (!seats) continue
      const change = this.change(round, ...seats)
      if (change > 0) continue
      const warmth = Math.max(1, Math.floor((20 * this.size * (most - step)) / most))
      if (change < 0 || this.isLikely(this.stretch(round, ...seats), warmth)) this.exchange(round, ...seats, change)
    }
  }

  /** The next round and those searched with it, table by table in no order of seats. */
  run(): readonly Tables[] {
    this.part()
    if (!this.wanted.isFirst) this.gather()
    const { k } = this
    return this.rounds.map(round =>
      Array.from({ length: round.length / k }, (_, table) =>
        [...round.subarray(k * table, k * table + k)].map(place => this.wanted.places[place] as number),
      ),
    )
  }
}
