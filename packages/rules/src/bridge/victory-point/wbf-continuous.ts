import { exp, ln, over, root, times, unit } from './fixed-point.js'

/** R = τ³ with τ the golden section; in closed form √5 − 2. */
const r = root(5n * unit) - 2n * unit
const lnR = ln(r)

/** The margin that is worth everything: 15 √N. */
const blitz = (boards: number): bigint => 15n * root(BigInt(boards) * unit)

const roundedHundredths = (value: bigint): number => Number((value * 200n + unit) / (2n * unit))

/** The formula alone, in hundredths, for one margin below the blitz. */
const plainHundredths = (boards: number, margin: number): number => {
  const b = blitz(boards)
  if (BigInt(margin) * unit >= b) return 2000
  const power = exp(times(lnR, over(BigInt(margin) * unit, b)))
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
  const table = repaired(Array.from({ length: last + 1 }, (_, margin) => plainHundredths(boards, margin)))
  tables.set(boards, table)
  return table
}

/** Margins up to which the winner has less than `k`½ of 20 points: the bounds the discrete scale starts from. */
export const continuousBound = (boards: number, k: number): number => {
  const share = unit - times(unit - r, over(BigInt(2 * k + 1) * unit - 20n * unit, 20n * unit))
  return Number(times(blitz(boards), over(ln(share), lnR)) / unit)
}
