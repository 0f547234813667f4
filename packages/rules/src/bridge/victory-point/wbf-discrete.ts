import { continuousBound } from './wbf-continuous.js'

/** Second differences of the bounds, the tenth bound counting from the symmetric −(b+1). */
const smooth = (start: readonly number[]): number[] => {
  const b = [...start]
  const at = (i: number) => b[i] as number
  for (let again = true; again; ) {
    again = false
    for (let i = b.length - 1; i >= 2; i--) {
      if (at(i) - at(i - 1) >= at(i - 1) - at(i - 2)) continue
      b[i - 1] = at(i - 1) - 1
      again = true
    }
    if (at(1) - at(0) < 2 * at(0) + 1 && at(0) > 0) {
      b[0] = at(0) - 1
      again = true
    }
  }
  return b
}

/**
 * Highest margins that are still worth 10, 11, … 19 on the discrete 20-point scale: where the continuous scale
 * passes the half points, then moved down until no range is shorter than the one before.
 */
export const wbfDiscreteBounds = (boards: number): readonly number[] =>
  smooth(Array.from({ length: 10 }, (_, i) => continuousBound(boards, 10 + i)))

/** Winner's victory points for a margin. */
export const wbfDiscrete = (boards: number, margin: number): number => {
  const index = wbfDiscreteBounds(boards).findIndex(bound => margin <= bound)
  return index < 0 ? 20 : 10 + index
}
