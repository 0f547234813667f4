import type { Explanation } from '../core/explanation.js'
import { add, compare, divide, multiply, type Ratio, ratio, roundTo, toDecimal, zero } from '../core/ratio.js'
import { amountOf, printAmount } from './amount.js'
import { daysBefore, daysBetween, monthsBetween } from './calendar.js'
import { node } from './explain.js'

/** The European mahjong ranking (MERS), as its "Basics for ranking system" states it, with its disputed bound dated. */
export interface MersPolicy {
  readonly id: string
  readonly effectiveFrom?: string
  readonly effectiveTo?: string
  /** From so many countries the weight grows by a half, and by one. */
  readonly countriesForHalf: number
  readonly countriesForOne: number
  /** Share of the weight in the first, second … year after the event; nothing later. */
  readonly ageing: readonly string[]
  /** Days in which nothing ages. */
  readonly freezes: readonly { readonly from: string; readonly to: string }[]
}

export interface MersEvent {
  readonly days: number
  readonly players: number
  readonly countries: number
  readonly qualificationNeeded: boolean
}

/** Weight of a tournament: days, players, countries, qualification. */
export const mersWeight = (policy: MersPolicy, event: MersEvent): Ratio => {
  const half = ratio(1, 2)
  const days = ratio(Math.min(Math.max(event.days, 1), 3))
  const players = event.players > 80 ? ratio(1) : event.players > 40 ? half : zero
  const { countriesForHalf, countriesForOne } = policy
  const countries = event.countries >= countriesForOne ? ratio(1) : event.countries >= countriesForHalf ? half : zero
  return [days, players, countries, ratio(event.qualificationNeeded ? 1 : 0)].reduce(add, zero)
}

/** 1000 for the first, 0 for the last of `players`, by the place as published. */
export const mersBase = (place: number, players: number): number =>
  players < 2 ? 0 : Number(roundTo(ratio(1000 * (players - place), players - 1), ratio(1), 'awayFromZero').num)

export interface MersResult {
  readonly event: string
  readonly endedOn: string
  readonly base: number
  /** Exact text, as stored with the event. */
  readonly weight: string
}

interface Live {
  readonly base: Ratio
  readonly weight: Ratio
}

/** Full months of age, frozen days left out. */
const agedMonths = (policy: MersPolicy, endedOn: string, asOf: string): number => {
  const frozen = policy.freezes.reduce((sum, { from, to }) => {
    const [start, end] = [from > endedOn ? from : endedOn, to < asOf ? to : asOf]
    return start < end ? sum + daysBetween(start, end) : sum
  }, 0)
  return monthsBetween(endedOn, daysBefore(asOf, frozen))
}

const ageShare = (policy: MersPolicy, { endedOn }: MersResult, asOf: string): Ratio => {
  const share = endedOn > asOf ? undefined : policy.ageing[Math.floor(agedMonths(policy, endedOn, asOf) / 12)]
  return share === undefined ? zero : amountOf(share)
}

const weightedMean = (results: readonly Live[]): Ratio => {
  const weights = results.map(result => result.weight).reduce(add, zero)
  const sum = results.map(({ base, weight }) => multiply(base, weight)).reduce(add, zero)
  return weights.num === 0n ? zero : divide(sum, weights)
}

const neededResults = 2
const paddedTo = 5
const bestFew = 4

/** Of n results the best ⌈5 + 0.8 × (n − 5)⌉ count. */
const countingOf = (n: number): number => paddedTo + Math.ceil((4 * Math.max(n - paddedTo, 0)) / 5)

export interface MersRanking {
  /** Two decimals; absent for players who are not rated yet. */
  readonly value?: string
  /** Results that have not aged away. */
  readonly live: number
  readonly explanation: Explanation
}

/** Ranking value of one player on a day from the results as published. */
export const mersRanking = (policy: MersPolicy, results: readonly MersResult[], asOf: string): MersRanking => {
  const live = results.flatMap(result => {
    const age = ageShare(policy, result, asOf)
    if (age.num === 0n) return []
    const weight = multiply(amountOf(result.weight), age)
    const params = {
      event: result.event,
      base: result.base,
      weight: printAmount(amountOf(result.weight)),
      age: printAmount(age),
    }
    return [{ base: ratio(result.base), weight, step: node('mersResult', `${result.base}`, params) }]
  })
  if (live.length < neededResults) {
    const params = { results: live.length, needed: neededResults }
    return {
      live: live.length,
      explanation: node(
        'mersTooFewResults',
        '',
        params,
        live.map(result => result.step),
      ),
    }
  }
  const missing = Math.max(paddedTo - live.length, 0)
  const padding = Array.from({ length: missing }, () => ({ base: zero, weight: ratio(1) }))
  const sorted = [...live, ...padding].sort((a, b) => compare(b.base, a.base) || compare(b.weight, a.weight))
  const counting = countingOf(sorted.length)
  const halves = add(weightedMean(sorted.slice(0, counting)), weightedMean(sorted.slice(0, bestFew)))
  const value = toDecimal(divide(halves, ratio(2)), 2)
  const params = { asOf, results: live.length, counting, best: bestFew }
  const steps = [...live.map(result => result.step), ...(missing > 0 ? [node('mersPadding', '0', { missing })] : [])]
  return { value, live: live.length, explanation: node('mersRanking', value, params, steps) }
}
