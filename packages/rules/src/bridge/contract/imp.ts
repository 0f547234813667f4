export type ImpScale = (difference: number) => number

/**
 * Law 78B from the lowest difference that earns 1, 2, 3 … IMPs; all of them multiples of ten.
 * The scale keeps the sign of the difference.
 */
export const impScale = (thresholds: readonly number[]): ImpScale => {
  const highest = thresholds.at(-1) ?? 0
  const byTen = new Int8Array(highest / 10 + 1)
  for (const [i, threshold] of thresholds.entries()) byTen.fill(i + 1, threshold / 10)
  return difference => {
    const size = Math.abs(difference)
    const imps = byTen[size >= highest ? highest / 10 : Math.floor(size / 10)] as number
    return difference < 0 ? -imps : imps
  }
}

/** No comparison counts for more than `cap` IMPs (Cavendish with cap as the Polish federation plays it). */
export const cappedImpScale = (scale: ImpScale, cap: number | undefined): ImpScale =>
  cap === undefined ? scale : difference => Math.max(-cap, Math.min(cap, scale(difference)))
