import { add, compare, divide, multiply, type Ratio, ratio, roundTo, sum, toDecimal, zero } from '../../core/ratio.js'

/** Whole days of an ISO date since 1970-01-01; dates are facts, no clock is read. */
export const dayNumber = (date: string): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** Rules of the ranking that changed over the years, each valid from a date. */
export interface MersRules {
  readonly from: string
  /** With this many countries or more a tournament gets the full point for countries. */
  readonly manyCountries: 10 | 11
}

/**
 * Two pages of the body contradict each other at exactly ten countries: the bound is a dated parameter. When the later
 * page took effect is not published; the date here is ours.
 */
export const mersRules: readonly MersRules[] = [
  { from: '2018-01-01', manyCountries: 11 },
  { from: '2019-01-01', manyCountries: 10 },
]

/** Intervals in which results do not age; half open, ISO dates. An open end is a freeze still running. */
export interface Freeze {
  readonly from: string
  readonly to?: string
}

export interface MersTournament {
  readonly days: number
  readonly players: number
  readonly countries: number
  readonly qualification: boolean
}

export const rulesAt = (date: string, rules: readonly MersRules[] = mersRules): MersRules => {
  const first = rules[0] as MersRules
  return rules.filter(item => item.from <= date).at(-1) ?? first
}

/** Weight of a tournament: days (1–3), players, countries, qualification. */
export const tournamentWeight = (tournament: MersTournament, rules: MersRules): Ratio => {
  const { days, players, countries, qualification } = tournament
  const half = (n: number): Ratio => ratio(n, 2)
  return sum([
    ratio(Math.min(Math.max(days, 1), 3)),
    half(players > 80 ? 2 : players > 40 ? 1 : 0),
    half(countries >= rules.manyCountries ? 2 : countries > 5 ? 1 : 0),
    ratio(qualification ? 1 : 0),
  ])
}

/** 1000 for the first, 0 for the last, rounded to whole points; `players` includes up to three substitutes. */
export const baseRank = (place: number, players: number): number =>
  players <= 1 ? 1000 : Number(roundTo(ratio(1000 * (players - place), players - 1), ratio(1)).num)

const frozenDays = (from: number, to: number, freezes: readonly Freeze[]): number =>
  freezes.reduce((days, freeze) => {
    const start = Math.max(from, dayNumber(freeze.from))
    const end = Math.min(to, freeze.to === undefined ? to : dayNumber(freeze.to))
    return days + Math.max(0, end - start)
  }, 0)

const addYears = (date: string, years: number): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = month === 2 && day === 29 ? 28 : day
  return dayNumber(`${year + years}-${month}-${lastDay}`)
}

/** 1 in the first year, one half in the second, 0 after; frozen time does not count. */
export const ageFactor = (held: string, at: string, freezes: readonly Freeze[] = []): Ratio => {
  const [from, to] = [dayNumber(held), dayNumber(at)]
  const aged = to - frozenDays(from, to, freezes)
  if (aged < addYears(held, 1)) return ratio(1)
  return aged < addYears(held, 2) ? ratio(1, 2) : zero
}

export interface MersResult {
  readonly held: string
  /** The place as it was published; it is never derived from points. */
  readonly publishedPlace: number
  /** Number of players the result is measured against, as published. */
  readonly players: number
  readonly weight: Ratio
}

interface Weighted {
  readonly base: number
  readonly weight: Ratio
}

const weightedMean = (items: readonly Weighted[]): Ratio =>
  divide(sum(items.map(({ base, weight }) => multiply(ratio(base), weight))), sum(items.map(({ weight }) => weight)))

const padding: Weighted = { base: 0, weight: ratio(1) }

export interface MersRating {
  readonly exact: Ratio
  /** Two decimals, as published. */
  readonly value: string
  readonly liveResults: number
  readonly partA: Ratio
  readonly partB: Ratio
  /** Results that entered part A. */
  readonly best: number
}

/** The rating of a player at a date; `undefined` with fewer than two live results. */
export const mersRating = (
  results: readonly MersResult[],
  at: string,
  freezes: readonly Freeze[] = [],
): MersRating | undefined => {
  const live = results
    .filter(result => result.held <= at)
    .map(result => ({
      base: baseRank(result.publishedPlace, result.players),
      weight: multiply(result.weight, ageFactor(result.held, at, freezes)),
    }))
    .filter(({ weight }) => weight.num > 0n)
  if (live.length < 2) return undefined
  const padded = [...live, ...new Array<Weighted>(Math.max(0, 5 - live.length)).fill(padding)]
  padded.sort((a, b) => b.base - a.base || compare(b.weight, a.weight))
  const best = 5 + Math.ceil((8 * (padded.length - 5)) / 10)
  const partA = weightedMean(padded.slice(0, best))
  const partB = weightedMean(padded.slice(0, 4))
  const exact = divide(add(partA, partB), ratio(2))
  return { exact, value: toDecimal(exact, 2), liveResults: live.length, partA, partB, best }
}

/** Mean of a country's best three ratings, always divided by three. */
export const countryRating = (ratings: readonly Ratio[]): Ratio =>
  divide(sum([...ratings].sort((a, b) => compare(b, a)).slice(0, 3)), ratio(3))
