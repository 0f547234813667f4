import { type Ratio, ratio } from '../../core/ratio.js'
import { exp, ln, over, root, times, unit } from './fixed-point.js'

/** R = τ³ with τ the golden section; in closed form √5 − 2. */
const r = root(5n * unit) - 2n * unit
const lnR = ln(r)

/** The margin that is worth everything: 15 √N. */
const blitz = (boards: number): bigint => 15n * root(BigInt(boards) * unit)

const roundedHundredths = (value: bigint): number => Number((value * 200n + unit) / (2n * unit))

/** The formula alone, in hundredths, for one margin below the blitz. */
const plainHundredths = (boards: number, margin: Ratio): number => {
  const b = blitz(boards)
  const scaled = (margin.num * unit) / margin.den
  if (scaled >= b) return 2000
  const power = exp(times(lnR, over(scaled, b)))
  return roundedHundredths(10n * unit + 10n * over(unit - power, unit - r))
}

/** While the table bends upwards anywhere, the inner value of that bend gains a hundredth. */
const repaired = (plain: readonly number[]): number[] => {
  const table = [...plain]
  const at = (m: number) => table[m] as number
  for (let again = true; again; ) {
    again = false
    for (let m = 1; m < table.length - 1; m++) {
      if (at(m + 1) - at(m) <= at(m) - at(m - 1)) continue
      table[m] = at(m) + 1
      again = true
    }
  }
  return table
}

const tables = new Map<number, readonly number[]>()

/**
 * Winner's victory points in hundredths for each margin from 0 to the blitz, on the continuous scale of 2013
 * for a match of `boards` boards: 10 + 10 (1 − R^(M/15√N)) / (1 − R), made concave after rounding.
 */
export const wbfContinuousTable = (boards: number): readonly number[] => {
  const known = tables.get(boards)
  if (known) return known
  const last = Number((blitz(boards) + unit - 1n) / unit)
  const table = repaired(Array.from({ length: last + 1 }, (_, margin) => plainHundredths(boards, ratio(margin))))
  tables.set(boards, table)
  return table
}

/**
 * Winner's victory points in hundredths for any margin: the table's at whole IMPs, between two of them the formula's, which
 * never leaves what they are worth.
 */
export const wbfContinuousHundredths = (boards: number, margin: Ratio): number => {
  const table = wbfContinuousTable(boards)
  const at = (imps: bigint): number => table[Math.min(Number(imps), table.length - 1)] as number
  const below = margin.num / margin.den
  if (below * margin.den === margin.num) return at(below)
  return Math.min(Math.max(plainHundredths(boards, margin), at(below)), at(below + 1n))
}

/** Margins up to which the winner has less than `k`½ of 20 points: the bounds the discrete scale starts from. */
export const continuousBound = (boards: number, k: number): number => {
  const share = unit - times(unit - r, over(BigInt(2 * k + 1) * unit - 20n * unit, 20n * unit))
  return Number(times(blitz(boards), over(ln(share), lnR)) / unit)
}
