export interface MonthColumn {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A column for each month in a box of `width` × `height`, the busiest as high as the box. */
export const monthColumns = (months: readonly number[], width: number, height: number): readonly MonthColumn[] => {
  const [most, step] = [Math.max(1, ...months), width / Math.max(1, months.length)]
  return months.map((count, at) => {
    const high = (count / most) * height
    return { x: at * step + step * 0.15, y: height - high, width: step * 0.7, height: high }
  })
}
