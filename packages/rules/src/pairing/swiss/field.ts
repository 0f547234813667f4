import { type Ratio, subtract } from '../../core/ratio.js'
import { compare, zero } from '../../core/ratio.js'
import type { Avoidance, SwissHistory, SwissSide } from './types.js'

interface WholeNumbers {
  readonly numbers: readonly number[]
  /** How many of them make 1; absent where they are only places. */
  readonly unit?: number
}

/** Whole numbers in the same proportion as the values, for speed; their places from below where these are too large. */
const wholeNumbers = (values: readonly Ratio[]): WholeNumbers => {
  const common = values.reduce((product, { den }) => (product % den === 0n ? product : product * den), 1n)
  const whole = values.map(({ num, den }) => Number((num * common) / den))
  if (whole.every(value => Number.isSafeInteger(value * 4096))) return { numbers: whole, unit: Number(common) }
  const order = values.map((_, i) => i).sort((a, b) => compare(values[a] as Ratio, values[b] as Ratio))
  const places = values.map(() => 0)
  let place = 0
  order.forEach((at, i) => {
    const before = order[i - 1]
    if (before !== undefined && compare(values[before] as Ratio, values[at] as Ratio) !== 0) place += 1
    places[at] = place
  })
  return { numbers: places }
}

/** What stands between two sides. */
export type Obstacle = { readonly kind: 'met'; readonly round: number } | Avoided

interface Avoided {
  readonly kind: 'avoid'
  readonly label: string
  readonly value: string
}

/** The sides in ranking order, by position 0 … n − 1, with everything the draw asks about them. */
export interface SwissField {
  readonly sides: readonly SwissSide[]
  readonly scores: readonly number[]
  /** How many of `scores` make one point; absent where they keep the order only, being too large to count with. */
  readonly scoreUnit?: number
  /** Latest round in which two positions met; 0 when they have not. */
  lastMet(a: number, b: number): number
  /** The first avoidance that two positions fall under, of all or of those named by their place in the settings. */
  avoided(a: number, b: number, among?: ReadonlySet<number>): Avoided | undefined
  readonly byes: readonly number[]
  /** Number of the round that is to be paired. */
  readonly round: number
}

const ranked = (sides: readonly SwissSide[]): readonly SwissSide[] => {
  const scores = wholeNumbers(sides.map(side => side.score)).numbers
  const seconds = wholeNumbers(sides.map(side => side.second ?? zero)).numbers
  const order = sides.map((_, i) => i)
  const at = (list: readonly number[], i: number): number => list[i] ?? 0
  order.sort((a, b) => {
    const [x, y] = [sides[a] as SwissSide, sides[b] as SwissSide]
    const byScore = at(scores, b) - at(scores, a) || at(seconds, b) - at(seconds, a) || x.seed - y.seed
    return byScore || (x.id < y.id ? -1 : x.id > y.id ? 1 : 0)
  })
  return order.map(i => sides[i] as SwissSide)
}

type Kept = (a: number, b: number) => string | undefined

/** The value of one label that two positions share; numbers stand for values where every side has at most one. */
const sharedValue = (sides: readonly SwissSide[], label: string): Kept => {
  const lists = sides.map(side => side.labels?.[label] ?? [])
  if (lists.some(list => list.length > 1)) return (a, b) => lists[a]?.find(value => lists[b]?.includes(value))
  const numbers = new Map<string, number>()
  const codes = Int32Array.from(lists, ([value]) => {
    if (value === undefined) return -1
    if (!numbers.has(value)) numbers.set(value, numbers.size)
    return numbers.get(value) as number
  })
  return (a, b) => (codes[a] === codes[b] && codes[a] !== -1 ? lists[a]?.[0] : undefined)
}

/** Orders the sides and indexes who met whom. */
export const swissField = (
  given: readonly SwissSide[],
  history: SwissHistory,
  avoid: readonly Avoidance[],
): SwissField => {
  const sides = ranked(given)
  const position = new Map(sides.map((side, i) => [side.id, i]))
  const size = sides.length
  const met = new Map<number, number>()
  let last = 0
  for (const { round, a, b } of history.met) {
    last = Math.max(last, round)
    const [x, y] = [position.get(a), position.get(b)]
    if (x === undefined || y === undefined) continue
    const key = Math.min(x, y) * size + Math.max(x, y)
    met.set(key, Math.max(met.get(key) ?? 0, round))
  }
  const byes = sides.map(() => 0)
  for (const id of history.byes) {
    const at = position.get(id)
    if (at !== undefined) byes[at] = (byes[at] ?? 0) + 1
  }
  const round = last + 1
  const scores = wholeNumbers(sides.map(side => side.score))
  const kept = avoid
    .map(({ label, untilRound }, order) => ({ order, label, untilRound, valueOf: sharedValue(sides, label) }))
    .filter(({ untilRound }) => untilRound === undefined || round <= untilRound)
  return {
    sides,
    scores: scores.numbers,
    ...(scores.unit === undefined ? {} : { scoreUnit: scores.unit }),
    byes,
    round,
    lastMet: (a, b) => met.get(Math.min(a, b) * size + Math.max(a, b)) ?? 0,
    avoided: (a, b, among) => {
      for (const { order, label, valueOf } of kept) {
        const value = among && !among.has(order) ? undefined : valueOf(a, b)
        if (value !== undefined) return { kind: 'avoid', label, value }
      }
      return undefined
    },
  }
}

export const gapOf = (field: SwissField, a: number, b: number): Ratio => {
  const difference = subtract((field.sides[a] as SwissSide).score, (field.sides[b] as SwissSide).score)
  return difference.num < 0n ? { num: -difference.num, den: difference.den } : difference
}
