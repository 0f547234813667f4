import type { Brand } from './brand.js'
import { type Ratio, ratio } from './ratio.js'

/** What is being counted, e.g. `matchpoint`, `imp`, `victoryPoint`; the words are in each sport's `terms.ts`. */
export type UnitCode = Brand<string, 'UnitCode'>
export const unitCode = (text: string): UnitCode => text as UnitCode

/** An exact amount of one unit. */
export interface Points {
  readonly unit: UnitCode
  readonly value: Ratio
}

export const points = (unit: UnitCode, value: Ratio | number | bigint): Points => ({
  unit,
  value: typeof value === 'object' ? value : ratio(value),
})
