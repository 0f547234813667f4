import type { Explanation } from '../../core/explanation.js'
import { fromDecimal, ratio, roundTo, toText } from '../../core/ratio.js'
import { daysBetween } from '../calendar.js'
import { node } from '../explain.js'
import { mersBase, mersRanking, mersWeight } from '../mers.js'
import {
  changeStep,
  type MersRatedResult,
  printThousandths,
  type RatedEvent,
  type RatedPlayer,
  type RatedResult,
  type WengLinResult,
} from './rated-event.js'
import { cautiousRating, isProvisional, type SkillRating, startRating } from './rating.js'
import { fieldsOf, inOrder, peopleOf, ratedSides } from './rating-contests.js'
import { type MersListPolicy, mersPolicyOn, type RatingListPolicy, type WengLinListPolicy } from './rating-policy.js'
import { resultsOfRun, runWengLin, type WengLinRun } from './weng-lin-run.js'

/** Substitutes are not ranked, but up to three count as players of the tournament. */
const SUBSTITUTES_COUNTED = 3

/** A tournament of individuals: one regular player on every side. */
const isIndividual = ({ sides }: RatedEvent): boolean =>
  sides.every(side => side.players.filter(player => !player.substitute).length <= 1)

const mersResults = (
  policy: MersListPolicy,
  events: readonly RatedEvent[],
): ReadonlyMap<string, readonly MersRatedResult[]> => {
  const results = new Map<string, MersRatedResult[]>()
  for (const event of inOrder(events).filter(isIndividual)) {
    for (const field of fieldsOf(event)) {
      const substitutes = field.flatMap(side => side.players).filter(player => player.substitute).length
      const players = field.length + Math.min(substitutes + (event.reserves ?? 0), SUBSTITUTES_COUNTED)
      const weight = mersWeight(mersPolicyOn(policy, event.endedOn), {
        days: daysBetween(event.startedOn, event.endedOn) + 1,
        players,
        countries: event.countries,
        qualificationNeeded: policy.qualification.includes(event.category),
      })
      const regulars = field.map(({ rank, players: all }) => ({
        rank,
        players: all.filter(player => !player.substitute).map(player => player.id),
      }))
      for (const { players: ids, rank: place } of ratedSides(regulars)) {
        for (const player of ids) {
          const place_ = { event: event.id, endedOn: event.endedOn, place, field: players }
          const result = { method: 'mers' as const, ...place_, base: mersBase(place, players), weight: toText(weight) }
          results.set(player, [...(results.get(player) ?? []), result])
        }
      }
    }
  }
  return results
}

/** All results of a policy: what the lists of all days are read from, and what a later run may go on from. */
export interface RatingRun {
  /** By person, or by partnership (see `peopleOf`), oldest first. */
  readonly results: ReadonlyMap<string, readonly RatedResult[]>
  readonly wengLin?: WengLinRun
}

/**
 * Runs a policy through all results in the order of the competitions' ends. A run of the same policy that is at hand
 * spares what has not changed since; it never changes the answer.
 */
export const runRatings = (policy: RatingListPolicy, events: readonly RatedEvent[], earlier?: RatingRun): RatingRun => {
  if (policy.method === 'mers') return { results: mersResults(policy, events) }
  const wengLin = runWengLin(policy, events, earlier?.wengLin)
  return { results: resultsOfRun(wengLin), wengLin }
}

const hundredths = (thousandths: number): number => Number(roundTo(ratio(thousandths, 10), ratio(1)).num)

const ratingNow = (policy: WengLinListPolicy, results: readonly WengLinResult[]): SkillRating => {
  const last = results.at(-1)
  return last ? { ...last.after, events: results.length } : startRating(policy)
}

const wengLinPlayer = (policy: WengLinListPolicy, player: string, results: readonly WengLinResult[]): RatedPlayer => {
  const rating = ratingNow(policy, results)
  return {
    player,
    value: hundredths(cautiousRating(rating, policy.deviations)),
    estimate: hundredths(rating.mean),
    uncertainty: hundredths(rating.uncertainty),
    provisional: isProvisional(policy, rating),
    results,
  }
}

const mersPlayer = (
  policy: MersListPolicy,
  player: string,
  results: readonly MersRatedResult[],
  asOf: string,
): RatedPlayer | undefined => {
  const { value, live } = mersRanking(mersPolicyOn(policy, asOf), results, asOf)
  const exact = value === undefined ? undefined : fromDecimal(value)
  if (!exact) return undefined
  const inHundredths = Number((exact.num * 100n) / exact.den)
  return { player, value: inHundredths, provisional: live < policy.settled.events, results }
}

const isWengLin = (result: RatedResult): result is WengLinResult => result.method === 'wengLin'
const isMers = (result: RatedResult): result is MersRatedResult => result.method === 'mers'

/** One player (or partnership) on a day, from all results; undefined for whoever is not rated (yet, or any more). */
const ratedPlayer = (
  policy: RatingListPolicy,
  player: string,
  results: readonly RatedResult[],
  asOf: string,
): RatedPlayer | undefined => {
  const known = results.filter(result => result.endedOn <= asOf)
  if (known.length === 0) return undefined
  return policy.method === 'mers'
    ? mersPlayer(policy, player, known.filter(isMers), asOf)
    : wengLinPlayer(policy, player, known.filter(isWengLin))
}

const isBetter = (one: RatedPlayer, other: RatedPlayer | undefined): boolean =>
  other === undefined ||
  one.value > other.value ||
  (one.value === other.value && one.results.length > other.results.length)

/**
 * Everybody with a rating on a day. Where partnerships are rated each person stands with the best one, and its others
 * as partners.
 */
export const ratedPlayers = (policy: RatingListPolicy, run: RatingRun, asOf: string): readonly RatedPlayer[] => {
  const people = new Map<string, RatedPlayer>()
  for (const [keeper, results] of [...run.results].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rated = ratedPlayer(policy, keeper, results, asOf)
    const members = peopleOf(keeper)
    for (const player of rated ? members : []) {
      const partners = members.filter(other => other !== player)
      const own = { ...(rated as RatedPlayer), player, ...(partners.length > 0 ? { partners } : {}) }
      if (isBetter(own, people.get(player))) people.set(player, own)
    }
  }
  return [...people.values()]
}

/**
 * Why a player has this rating: the results kept with the list, each before → after or with its weight. Tables, of which
 * there may be hundreds, are no steps: the results themselves tell them.
 */
export const explainRating = (policy: RatingListPolicy, results: readonly RatedResult[], asOf: string): Explanation => {
  if (policy.method === 'mers') return mersRanking(mersPolicyOn(policy, asOf), results.filter(isMers), asOf).explanation
  const own = results.filter(isWengLin)
  const rating = ratingNow(policy, own)
  const params = {
    asOf,
    estimate: printThousandths(rating.mean),
    uncertainty: printThousandths(rating.uncertainty),
    deviations: policy.deviations,
    results: own.length,
    needed: policy.settled.events,
  }
  const value = printThousandths(10 * hundredths(cautiousRating(rating, policy.deviations)))
  return node('ratingValue', value, params, own.filter(result => !result.game).map(changeStep))
}
