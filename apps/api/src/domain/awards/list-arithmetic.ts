import type { ListTerms, WholeRounding } from '@paiji/rules/awards'
import { type SQL, sql } from 'drizzle-orm'

/** What whole numbers are held in: the fast type where nothing can outgrow it, else the one without an end. */
export type WholeType = 'bigint' | 'numeric'

/** The largest award and how many there are: what a sum can come to. */
export interface AwardSize {
  readonly mostPoints: bigint
  readonly count: bigint
}

const FITS = 2n ** 60n

export const wholeTypeOf = ({ days, each, total, step }: ListTerms, { mostPoints, count }: AwardSize): WholeType => {
  const heaviest = days.reduce((most, { weight }) => (weight > most ? weight : most), 1n)
  const award = mostPoints * heaviest * (each ? each.times * step.num : 1n)
  const largest = (award + 1n) * (count + 1n) * total.times * step.num
  const divisors = [each?.by ?? 1n, total.by]
  return largest < FITS && divisors.every(by => by < FITS) ? 'bigint' : 'numeric'
}

const HALVES: Readonly<Record<WholeRounding['half'], (value: string, floor: string) => string>> = {
  up: () => '1',
  down: () => '0',
  even: (_, floor) => `case when mod(${floor}, 2) = 0 then 0 else 1 end`,
  awayFromZero: value => `case when ${value} >= 0 then 1 else 0 end`,
}

/** A column rounded, as the text of an expression: the rules' `roundAmount` in whole numbers. */
const rounded = (column: string, { times, by, direction, half }: WholeRounding, type: WholeType): string => {
  const value = times === 1n ? column : `(${column} * ${times}::${type})`
  if (by === 1n) return value
  const q = `${by}::${type}`
  const quotient = type === 'numeric' ? `div(${value}, ${q})` : `(${value} / ${q})`
  const floor = `(${quotient} - case when mod(${value}, ${q}) < 0 then 1 else 0 end)`
  const rest = `(${value} - ${floor} * ${q})`
  if (direction === 'down') return floor
  if (direction === 'up') return `(${floor} + case when ${rest} > 0 then 1 else 0 end)`
  const tie = HALVES[half](value, floor)
  return `(${floor} + case when 2 * ${rest} > ${q} then 1 when 2 * ${rest} < ${q} then 0 else ${tie} end)`
}

const timesStep = (steps: string, num: bigint, type: WholeType): string =>
  num === 1n ? steps : `(${steps} * ${num}::${type})`

/** What one award is worth, from its `points` and the `weight` of its day. */
export const worthSql = ({ each, step }: ListTerms, type: WholeType): SQL => {
  const exact = `(points::${type} * weight)`
  return sql.raw(each ? timesStep(rounded(exact, each, type), step.num, type) : exact)
}

/** What an award adds, in the nearest whole units, from its `worth`. */
export const countedSql = ({ perUnit }: ListTerms, type: WholeType): SQL =>
  sql.raw(rounded('worth', { times: 1n, by: perUnit, direction: 'nearest', half: 'awayFromZero' }, type))

/** A total of worths in whole units, from the column `total`. */
export const totalSql = ({ total, step }: ListTerms, type: WholeType): SQL => {
  const steps = timesStep(rounded(`total::${type}`, total, type), step.num, type)
  if (step.den === 1n) return sql.raw(steps)
  return sql.raw(type === 'numeric' ? `div(${steps}, ${step.den}::numeric)` : `(${steps} / ${step.den}::bigint)`)
}
