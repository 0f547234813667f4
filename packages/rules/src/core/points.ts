import type { Brand } from './brand.js'
import { add, compare, type Ratio, ratio, toDecimal } from './ratio.js'

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

const sameUnit = (a: Points, b: Points): void => {
  if (a.unit !== b.unit) throw new TypeError(`cannot combine ${a.unit} with ${b.unit}`)
}

export const addPoints = (a: Points, b: Points): Points => {
  sameUnit(a, b)
  return { unit: a.unit, value: add(a.value, b.value) }
}

export const comparePoints = (a: Points, b: Points): number => {
  sameUnit(a, b)
  return compare(a.value, b.value)
}

export const formatPoints = (amount: Points, decimals: number): string => toDecimal(amount.value, decimals)
