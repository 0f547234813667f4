export interface Bin {
  /** As printed by the API; only drawn here. */
  readonly from: string
  readonly until: string
  readonly count: number
}

export interface BinColumn {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether the value asked about lies in it. */
  readonly isOwn: boolean
}

/** A column for each bin of a list in a box of `width` × `height`, the fullest as high as the box. */
export const binColumns = (
  bins: readonly Bin[],
  own: string | undefined,
  width: number,
  height: number,
): readonly BinColumn[] => {
  const [most, step] = [Math.max(1, ...bins.map(({ count }) => count)), width / Math.max(1, bins.length)]
  const value = own === undefined ? Number.NaN : Number(own)
  return bins.map(({ from, until, count }, at) => {
    const high = count === 0 ? 0 : Math.max(1.5, (count / most) * height)
    return {
      x: at * step + step * 0.08,
      y: height - high,
      width: step * 0.84,
      height: high,
      isOwn: Number(from) <= value && value < Number(until),
    }
  })
}
