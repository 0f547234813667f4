export interface ChartColumn {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Box {
  readonly width: number
  readonly height: number
  /** How much of its place a column leaves free, of 1. */
  readonly gap: number
}

/** The lowest column of a count that is not zero: still visible. */
const LOWEST = 1.5

/** A column for each count in a box, the highest as high as the box. */
export const chartColumns = (counts: readonly number[], { width, height, gap }: Box): readonly ChartColumn[] => {
  const [most, step] = [Math.max(1, ...counts), width / Math.max(1, counts.length)]
  return counts.map((count, at) => {
    const high = count === 0 ? 0 : Math.max(LOWEST, (count / most) * height)
    return { x: at * step + (gap / 2) * step, y: height - high, width: step * (1 - gap), height: high }
  })
}

/** Where a value lies between its bounds; both as the API prints them. */
export const binOf = (bins: readonly { readonly from: string; readonly until: string }[], value: string): number =>
  bins.findIndex(({ from, until }) => Number(from) <= Number(value) && Number(value) < Number(until))
