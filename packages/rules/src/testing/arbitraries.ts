import fc from 'fast-check'
import type { SwissEvent } from './play-swiss.js'

/** Small random Swiss events; play them with `playSwiss`. */
export const swissEvents = (most: {
  readonly maxSides: number
  readonly maxRounds: number
}): fc.Arbitrary<SwissEvent> =>
  fc.record({
    sides: fc.integer({ min: 2, max: most.maxSides }),
    rounds: fc.integer({ min: 1, max: most.maxRounds }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    clubs: fc.constant(0),
    settings: fc.constant({}),
  })
