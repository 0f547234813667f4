import { fourOf } from '../../core/tuple.js'
import { add, divide, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ByPlayer } from '../types.js'

/** Standard points of the four places (3.9.2-2). */
export const scale2006: readonly Ratio[] = [ratio(4), ratio(2), ratio(1), zero]

/**
 * Standard points by rank of `scores`, best first in `scale`; players level with each other share the points of the
 * places they hold, exactly. `scale` has one value per score.
 */
export const sharedPlacePoints = (scores: readonly number[], scale: readonly Ratio[]): readonly Ratio[] =>
  scores.map(score => {
    const ahead = scores.filter(other => other > score).length
    const level = scores.filter(other => other === score).length
    const held = scale.slice(ahead, ahead + level).reduce(add, zero)
    return divide(held, ratio(level))
  })

/** 4-2-1-0 of one table. */
export const tablePoints = (scores: ByPlayer<number>, scale: readonly Ratio[] = scale2006): ByPlayer<Ratio> =>
  fourOf(sharedPlacePoints(scores, scale))

/** The 1998 scale of a group of `n`: the first gets n, place p gets n − p. */
export const groupScale = (n: number): readonly Ratio[] =>
  Array.from({ length: n }, (_, i) => ratio(i === 0 ? n : n - 1 - i))
