import type { Ratio } from '../core/ratio.js'

/** Beyond this many parts of a point nothing is gained. */
const mostParts = 1_000_000

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * Least number of parts of a point in which all values are whole: 1 for whole points, 100 for two decimals.
 * Up to a million; with finer values the answer fits some of them only, and `scaled` tells which.
 */
export const commonScale = (values: readonly Ratio[]): number => {
  let scale = 1
  for (const { den } of values) {
    if (den === 1n) continue
    const parts = Number(den)
    const next = (scale / gcd(scale, parts)) * parts
    if (next <= mostParts) scale = next
  }
  return scale
}

/** A value in parts of 1/`scale` where a double holds that exactly; otherwise not a number. */
export const scaled = ({ num, den }: Ratio, scale: number): number => {
  const parts = den === 1n ? scale : scale / Number(den)
  const value = Number(num) * parts
  return Number.isInteger(parts) && Number.isSafeInteger(value) ? value : Number.NaN
}

/** Whether `count` sums over these values, added up, are still exact in doubles. */
export const staysExact = (values: Iterable<number>, count: number): boolean => {
  let mass = 0
  for (const value of values) mass += Math.abs(value)
  return Number.isSafeInteger(mass * (count + 1))
}
