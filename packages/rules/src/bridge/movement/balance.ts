import { ratio, type Ratio, toDecimal } from '../../core/ratio.js'
import { arrowSwitched, type Movement, seatedIn, singleNumbers } from './movement.js'

export interface MovementBalance {
  /** Variance over all two pairs, exact; what balances are compared by. */
  readonly variance: Ratio
  /** Standard deviation over all two pairs, to four decimals: for print. */
  readonly sd: number
  readonly min: number
  readonly max: number
}

type Grid = Int32Array[]

const gridOf = (size: number): Grid => Array.from({ length: size }, () => new Int32Array(size))

const add = (grid: Grid, a: number, b: number, value: number): void => {
  const [low, high] = a < b ? [a, b] : [b, a]
  const row = grid[low] as Int32Array
  row[high] = (row[high] as number) + value
}

/** Who played a set, in which direction and at which table; numbers are unique over both directions. */
interface Sat {
  readonly who: number
  readonly direction: 'ns' | 'ew'
  readonly table: number
}

const bySet = ({ seats }: Movement): ReadonlyMap<number, readonly Sat[]> => {
  const sets = new Map<number, Sat[]>()
  seats.forEach((seat, at) => {
    const { set, ns, ew } = seat
    if (set === undefined || ns === undefined || ew === undefined) return
    const own = sets.get(set) ?? []
    for (const direction of ['ns', 'ew'] as const)
      for (const who of seatedIn(seat, direction)) own.push({ who, direction, table: at })
    sets.set(set, own)
  })
  return sets
}

const compareSet = (grid: Grid, sat: readonly Sat[]): void => {
  const others = new Set(sat.map(({ table }) => table)).size - 1
  sat.forEach((one, i) => {
    for (const other of sat.slice(i + 1)) {
      const sameWay = one.direction === other.direction
      // What partners score they score together; what opponents score they take from each other.
      const met = sameWay ? -others : others
      add(grid, one.who, other.who, one.table === other.table ? met : sameWay ? 1 : -1)
    }
  })
}

/**
 * How evenly a movement compares its pairs. Of two pairs: how often they held the same cards less how often the others'
 * against them, over all sets; a meeting counts as often as the set was played elsewhere, and so much less for partners
 * in an individual event. All equal (variance 0) is perfect. Pairs of a movement with two numberings are told apart by their direction. `areCompared`: whether two numbers
 * are ranked in one field; all are unless it says otherwise.
 */
export const movementBalance = (
  given: Movement,
  areCompared: (a: number, b: number) => boolean = () => true,
): MovementBalance => {
  const movement = singleNumbers(given)
  const numbers = movement.seats.flatMap(seat => [...seatedIn(seat, 'ns'), ...seatedIn(seat, 'ew')])
  const players = [...new Set(numbers)].sort((a, b) => a - b)
  const grid = gridOf(Math.max(0, ...players) + 1)
  for (const sat of bySet(movement).values()) compareSet(grid, sat)
  const values = players.flatMap((a, i) =>
    players
      .slice(i + 1)
      .filter(b => areCompared(a, b))
      .map(b => grid[a]?.[b] ?? 0),
  )
  if (values.length === 0) return { variance: ratio(0), sd: 0, min: 0, max: 0 }
  const sum = values.reduce((all, value) => all + value, 0)
  const squares = values.reduce((all, value) => all + value * value, 0)
  const scaled = values.length * squares - sum * sum
  return {
    variance: ratio(scaled, values.length * values.length),
    sd: Math.round((Math.sqrt(scaled) / values.length) * 10_000) / 10_000,
    min: values.reduce((least, value) => Math.min(least, value)),
    max: values.reduce((most, value) => Math.max(most, value)),
  }
}

/** The largest whole number whose square is not above `value`. */
const rootOf = (value: bigint): bigint => {
  if (value < 2n) return value
  let guess = value
  for (let next = (guess + 1n) / 2n; next < guess; next = (guess + value / guess) / 2n) guess = next
  return guess
}

/** The standard deviation of an exact variance, rounded to two decimals, as text. */
export const deviationText = ({ num, den }: Ratio): string => {
  const hundredths = (rootOf((40_000n * num) / den) + 1n) / 2n
  return toDecimal(ratio(hundredths, 100n), 2)
}

/** A number of switched rounds with the balance it gives. */
export interface SwitchAdvice {
  readonly switched: number
  readonly balance: MovementBalance
}

/** The balance of a two-winner movement for each number of rounds switched at the end, none to all but half. */
export const switchAdvice = (movement: Movement): readonly SwitchAdvice[] =>
  Array.from({ length: Math.floor(movement.rounds / 2) + 1 }, (_, switched) => ({
    switched,
    balance: movementBalance(arrowSwitched(movement, switched)),
  }))
