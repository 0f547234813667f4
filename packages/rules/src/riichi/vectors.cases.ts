import { fixtureLines } from '../testing/fixture-lines.cases.js'

/**
 * 500 hands: 400 on which two public scorers and a third agree, 40 from their published tests, 60 on which a public calculator
 * differs for a known cause. Facts alone: tiles and numbers.
 */

export interface RiichiVector {
  readonly id: string
  readonly expect: Readonly<Record<string, unknown>>
}

export const riichiVectors = fixtureLines('riichi-hands') as unknown as readonly RiichiVector[]
