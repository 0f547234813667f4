import { type Ratio, ratio } from '../core/ratio.js'

/**
 * Cross-IMP quotient of a match (EBU White Book 3.1.3): the sum of cross-IMPs divided by √(r(r−1)/2) for r results on a
 * board, rounded to `decimals`, halves away from zero; exact, since only squares of whole numbers are compared.
 */
export const ximpq = (sum: Ratio, results: number, decimals = 0): Ratio => {
  const scale = 10n ** BigInt(decimals)
  const pairs = BigInt((results * (results - 1)) / 2)
  if (pairs === 0n) return ratio(0)
  const size = sum.num < 0n ? -sum.num : sum.num
  // n is the answer while (2n − 1)² · pairs · den² ≤ (2 · size · scale)².
  const target = (2n * size * scale) ** 2n
  const reaches = (n: bigint): boolean => (2n * n - 1n) ** 2n * pairs * sum.den ** 2n <= target
  let [low, high] = [0n, size * scale + 1n]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (reaches(middle)) low = middle
    else high = middle - 1n
  }
  return ratio(sum.num < 0n ? -low : low, scale)
}
