import { own } from '../../core/own.js'
import { textOf } from '../../core/text-of.js'
import { problem, type Problem } from '../../core/problem.js'
import {
  add,
  compare,
  equals,
  fromDecimal,
  fromText,
  one,
  type Ratio,
  ratio,
  toDecimal,
  toText,
  zero,
} from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { isRecord } from '../read.js'
import { wholeWeight } from './outcome.js'
import type { SideAward, WeightedResult } from './sheet.js'

type Read<T> = Result<T, readonly Problem[]>
const refuse = (code: string, path: string): Read<never> => err([problem(code, { at: { path } })])

const grades: Readonly<Record<string, 'plus' | 'average' | 'minus'>> = {
  'ave+': 'plus', 'avg+': 'plus', 'a+': 'plus', aveplus: 'plus', averageplus: 'plus', plus: 'plus',
  ave: 'average', avg: 'average', a: 'average', average: 'average', 'ave=': 'average',
  'ave-': 'minus', 'avg-': 'minus', 'a-': 'minus', aveminus: 'minus', averageminus: 'minus', minus: 'minus',
} // biome-ignore format: one row for each grade

const decimalOf = (value: unknown): Ratio | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? fromDecimal(textOf(value))
    : typeof value === 'string'
      ? fromDecimal(value.replace('%', ''))
      : undefined

/** Decimal text without trailing zeros, for a value that has at most ten decimals. */
const plainDecimal = (value: Ratio): string => toDecimal(value, 10).replace(/\.?0+$/, '')

const weightOf = (value: unknown): Ratio | undefined =>
  typeof value === 'string' && /^\d{1,4}\/[1-9]\d{0,4}$/.test(value) ? fromText(value) : decimalOf(value)

/** Weights that are whole numbers of `wholeWeight` keep the frequencies of a board whole numbers. */
const isWeight = (weight: Ratio | undefined): weight is Ratio =>
  weight !== undefined &&
  compare(weight, zero) > 0 &&
  compare(weight, one) <= 0 &&
  BigInt(wholeWeight) % weight.den === 0n

const weightText = (weight: Ratio): string => (10_000n % weight.den === 0n ? plainDecimal(weight) : toText(weight))

/** The contract that a result was, as `4S N =`; whether it gives the score, whoever knows the board says. */
const resultOf = (item: Readonly<Record<string, unknown>>): { result?: string } =>
  typeof item.result === 'string' && item.result.length <= 16 ? { result: item.result } : {}

const parseWeighted = (value: unknown, path: string): Read<SideAward> => {
  if (!Array.isArray(value) || value.length === 0 || value.length > 20) return refuse('WEIGHT_UNREADABLE', path)
  const results: WeightedResult[] = []
  let total = zero
  for (const [i, item] of value.entries()) {
    const given = isRecord(item) ? item : {}
    const weight = weightOf(given.weight)
    const score = given.nsScore
    if (!isWeight(weight)) return refuse('WEIGHT_UNREADABLE', `${path}[${i}].weight`)
    if (!Number.isInteger(score)) return refuse('SCORE_UNREADABLE', `${path}[${i}].nsScore`)
    if (Math.abs(score as number) > 7600) return refuse('SCORE_IMPOSSIBLE', `${path}[${i}].nsScore`)
    results.push({ weight: weightText(weight), nsScore: score as number, ...resultOf(given) })
    total = add(total, weight)
  }
  return equals(total, one) ? ok({ kind: 'assigned', results }) : refuse('WEIGHTS_NOT_ONE', path)
}

/** Results with an artificial part beside them; without one, as they are. */
const withShareOf = (read: Read<SideAward>, value: unknown, path: string): Read<SideAward> => {
  if (!read.ok || value === undefined || read.value.kind !== 'assigned') return read
  const given = isRecord(value) ? value : {}
  const weight = weightOf(given.weight)
  if (!isWeight(weight) || equals(weight, one)) return refuse('WEIGHT_UNREADABLE', `${path}.weight`)
  const award = parseAward(given.award, `${path}.award`)
  if (!award.ok) return award
  if (award.value.kind === 'assigned') return refuse('ADJUSTED_SCORE_UNREADABLE', `${path}.award`)
  return ok({ ...read.value, share: { weight: weightText(weight), award: award.value } })
}

const parsePercent = (value: unknown, path: string): Read<SideAward> => {
  const percent = decimalOf(value)
  if (
    !percent ||
    10_000_000_000n % percent.den !== 0n ||
    compare(percent, zero) < 0 ||
    compare(percent, ratio(100)) > 0
  ) {
    return refuse('ADJUSTED_SCORE_UNREADABLE', path)
  }
  return ok({ kind: 'percent', percent: plainDecimal(percent) })
}

const parseAwardRecord = (value: Readonly<Record<string, unknown>>, path: string): Read<SideAward> => {
  if (value.kind === 'percent' || 'percent' in value) return parsePercent(value.percent, path)
  if (value.kind === 'average') {
    const grade = own(grades, textOf(value.grade))
    return grade ? ok({ kind: 'average', grade }) : refuse('ADJUSTED_SCORE_UNREADABLE', path)
  }
  if ('imps' in value) {
    const text = textOf(value.imps)
    return fromDecimal(text) && text.length < 12
      ? ok({ kind: 'imps', imps: text })
      : refuse('ADJUSTED_SCORE_UNREADABLE', path)
  }
  const results = 'nsScore' in value ? [{ ...value, weight: '1' }] : (value.weighted ?? value.results)
  return withShareOf(parseWeighted(results, path), value.share, `${path}.share`)
}

const parseAward = (value: unknown, path: string): Read<SideAward> => {
  if (isRecord(value)) return parseAwardRecord(value, path)
  const grade = typeof value === 'string' ? own(grades, value.trim().toLowerCase()) : undefined
  return grade ? ok({ kind: 'average', grade }) : parsePercent(value, path)
}

/**
 * Reads an adjusted score: `{ ns, ew }`, each a percentage (`"60"`), `"ave+"`, `"ave"`, `"ave-"`, `{ imps: "-3" }`,
 * `{ nsScore }` or `{ weighted: [{ weight, nsScore, result? }, …] }`; or `{ weighted: […] }` for both sides alike. With
 * `share: { weight, award }` that much of it is artificial, and the weights are those within the rest.
 * A bare percentage stays fixed, an average follows the edition (own percentage, Laws 12C2c and 88).
 */
export const parseAdjusted = (value: unknown): Read<{ ns: SideAward; ew: SideAward }> => {
  if (!isRecord(value)) return refuse('ADJUSTED_SCORE_UNREADABLE', 'adjusted')
  if (value.weighted !== undefined || value.nsScore !== undefined) {
    const both = parseAwardRecord(value, 'adjusted.weighted')
    return both.ok ? ok({ ns: both.value, ew: both.value }) : both
  }
  const ns = parseAward(value.ns, 'adjusted.ns')
  const ew = parseAward(value.ew, 'adjusted.ew')
  if (ns.ok && ew.ok) return ok({ ns: ns.value, ew: ew.value })
  return err([...(ns.ok ? [] : ns.error), ...(ew.ok ? [] : ew.error)])
}

/** Reads what a results file states that the sides got: `{ ns: "23", ew: "11" }`, decimal text, one of them at least. */
export const parseStated = (value: unknown): Read<{ ns?: string; ew?: string }> => {
  const awards = isRecord(value) ? { ns: value.ns, ew: value.ew } : {}
  const given = Object.entries(awards).filter(([, text]) => text !== undefined)
  const isRead = given.every(([, text]) => typeof text === 'string' && text.length <= 24 && fromDecimal(text))
  return given.length > 0 && isRead ? ok(Object.fromEntries(given)) : refuse('ADJUSTED_SCORE_UNREADABLE', 'stated')
}
