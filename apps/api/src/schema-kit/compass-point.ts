import { enumOf } from './enum.js'

/** A seat or a wind by its letter, as on paper. */
export type CompassPoint = 'N' | 'E' | 'S' | 'W'

export const CompassPointEnum = enumOf<CompassPoint>('CompassPoint', 'A seat or a wind by its letter.', {
  N: 'North 北.',
  E: 'East 东.',
  S: 'South 南.',
  W: 'West 西.',
})
