import type { SwissField } from './field.js'
import type { SwissSettings } from './types.js'

/** Partners of a position in the order in which they are wanted; only positions behind it. */
export type Preference = (position: number) => Iterable<number>

function* nearest(position: number, wanted: number, n: number): Iterable<number> {
  for (let distance = 0; distance < n; distance++) {
    if (wanted + distance > position && wanted + distance < n) yield wanted + distance
    if (distance > 0 && wanted - distance > position && wanted - distance < n) yield wanted - distance
  }
}

function* below(position: number, n: number): Iterable<number> {
  for (let v = position + 1; v < n; v++) yield v
}

/**
 * From the second round on the highest-ranked first. In round 1 the partner the method names, then those nearest to it;
 * with an odd field the partners are counted among those who play, the last position being free.
 */
export const preferenceFor = (field: SwissField, settings: SwissSettings): Preference => {
  const n = field.sides.length
  const playing = n - (n % 2)
  if (field.round > 1 || settings.firstRound === 'draw') return position => below(position, n)
  if (settings.firstRound === 'slide') return position => nearest(position, position + playing / 2, n)
  return position => nearest(position, playing - 1 - position, n)
}
