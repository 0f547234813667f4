/** Values from `from` up to but not `until`, and how many there are. */
export interface ValueBin {
  readonly from: number
  readonly until: number
  readonly count: number
}

/** How often a value occurs. */
export interface ValueCount {
  readonly value: number
  readonly count: number
}

const MOST = 20

/** The narrowest of 1, 2 or 5 times a power of ten that takes this span in so many steps. */
const widthFor = (span: number, most: number): number => {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power * most >= span) return factor * power
}

/** Whole values in bins of one round width, the lowest first, those between that are empty included. */
export const valueBins = (values: readonly ValueCount[]): readonly ValueBin[] => {
  const [lowest, highest] = values.reduce(
    ([low, high], { value }) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  if (values.length === 0) return []
  const width = widthFor(highest - lowest + 1, MOST)
  const first = Math.floor(lowest / width)
  const counts = Array.from({ length: Math.floor(highest / width) - first + 1 }, () => 0)
  for (const { value, count } of values) counts[Math.floor(value / width) - first]! += count
  return counts.map((count, at) => ({ from: (first + at) * width, until: (first + at + 1) * width, count }))
}
