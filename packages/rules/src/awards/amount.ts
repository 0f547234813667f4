import { fromDecimal, type HalfRule, type Ratio, ratio, roundTo, toDecimal } from '../core/ratio.js'

/** An exact amount in a policy file: decimal text `"0.04"` or a fraction `"1/3"`. */
export type Amount = string

const fraction = /^\s*(\d+)\s*\/\s*(\d+)\s*$/

/** Undefined when the text is neither a decimal number nor a fraction. */
export const readAmount = (text: string): Ratio | undefined => {
  const match = fraction.exec(text)
  if (!match) return fromDecimal(text)
  const [num, den] = [BigInt(match[1] as string), BigInt(match[2] as string)]
  return den === 0n ? undefined : ratio(num, den)
}

/** For amounts a parser has accepted. */
export const amountOf = (text: Amount): Ratio => {
  const value = readAmount(text)
  if (!value) throw new TypeError(`not an amount: ${text}`)
  return value
}

export interface Rounding {
  /** Results are multiples of this, e.g. `"0.01"`. */
  readonly step: Amount
  readonly direction: 'nearest' | 'up' | 'down'
  /** Which way an exact half goes when the direction is `nearest`. */
  readonly half: HalfRule
}

const floorDiv = (num: bigint, den: bigint): bigint => (num >= 0n ? num / den : -((-num + den - 1n) / den))

/** The largest whole number not above `value`. */
export const wholeBelow = (value: Ratio): bigint => floorDiv(value.num, value.den)
/** The smallest whole number not below `value`. */
export const wholeAbove = (value: Ratio): bigint => -floorDiv(-value.num, value.den)

export const roundAmount = (value: Ratio, rounding: Rounding): Ratio => {
  const step = amountOf(rounding.step)
  if (rounding.direction === 'nearest') return roundTo(value, step, rounding.half)
  const steps = ratio(value.num * step.den, value.den * step.num)
  const whole = rounding.direction === 'up' ? wholeAbove(steps) : wholeBelow(steps)
  return ratio(whole * step.num, step.den)
}

/** Text without needless zeros: as a decimal when it ends, as a fraction otherwise. */
export const printAmount = (value: Ratio): string => {
  for (let decimals = 0; decimals <= 6; decimals++)
    if (10n ** BigInt(decimals) % value.den === 0n) return toDecimal(value, decimals)
  return `${value.num}/${value.den}`
}
