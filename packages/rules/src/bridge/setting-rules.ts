import { fromDecimal } from '../core/ratio.js'
import { isRecord } from './read.js'

/** Whether a value may stand in a setting. */
export type Rule = (value: unknown) => boolean

/** One of these values. */
export const oneOf =
  (...values: readonly unknown[]): Rule =>
  value =>
    values.includes(value)

/** A whole number in this range, or one of these words. */
export const whole =
  (min: number, max: number, ...words: readonly string[]): Rule =>
  value =>
    (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) || words.includes(value as string)

/** Decimal text by contestant id. */
export const decimalsById: Rule = value =>
  isRecord(value) && Object.values(value).every(text => typeof text === 'string' && fromDecimal(text) !== undefined)
