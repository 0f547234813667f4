/** One bar of a difference, above the line where it is a gain. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isGain: boolean
}

export interface Bars {
  readonly bars: readonly Bar[]
  /** Where nothing was gained or lost. */
  readonly zero: number
  /** The bars worth naming, the longest first. */
  readonly longest: readonly number[]
}

const WIDEST = 26
const NAMED = 3

/** Differences as bars in a box of `width` × `height`; undefined where none of them is any. */
export const barsOf = (values: readonly number[], width: number, height: number): Bars | undefined => {
  const [up, down] = [Math.max(0, ...values), Math.max(0, ...values.map(value => -value))]
  if (up + down === 0) return undefined
  const zero = (up / (up + down)) * height
  const step = width / values.length
  const bar = Math.min(WIDEST, step * 0.7)
  const bars = values.map((value, at): Bar => {
    const length = (Math.abs(value) / (up + down)) * height
    return {
      x: at * step + (step - bar) / 2,
      y: value > 0 ? zero - length : zero,
      width: bar,
      height: length,
      isGain: value > 0,
    }
  })
  const longest = values
    .map((value, at) => ({ at, length: Math.abs(value) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || a.at - b.at)
    .slice(0, NAMED)
    .map(({ at }) => at)
  return { bars, zero, longest }
}
