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
  type RatedSide,
  type WengLinResult,
} from './rated-event.js'
import { cautiousRating, isProvisional, rateContest, type SkillRating, startRating } from './rating.js'
import { type MersListPolicy, mersPolicyOn, type RatingListPolicy, type WengLinListPolicy } from './rating-policy.js'

/** Substitutes are not ranked, but up to three count as players of the tournament. */
const SUBSTITUTES_COUNTED = 3

const inOrder = (events: readonly RatedEvent[]): RatedEvent[] =>
  [...events].sort((a, b) => (a.endedOn + a.code + a.id < b.endedOn + b.code + b.id ? -1 : 1))

/** Contestants who are compared with each other: all of them, or each group by itself. */
const fieldsOf = ({ sides }: RatedEvent): RatedSide[][] => {
  const fields = new Map<string, RatedSide[]>()
  for (const side of sides) fields.set(side.group ?? '', [...(fields.get(side.group ?? '') ?? []), side])
  return [...fields.values()]
}

/** The sides with somebody to rate. Who is in two of them is rated in the better placed one only. */
const ratedSides = (field: readonly RatedSide[]): { players: string[]; rank: number }[] => {
  const seen = new Set<string>()
  const fresh = (side: RatedSide): string[] => side.players.map(player => player.id).filter(id => !seen.has(id))
  const sides: { players: string[]; rank: number }[] = []
  for (const side of [...field].sort((a, b) => a.rank - b.rank)) {
    const players = [...new Set(fresh(side))].sort()
    for (const player of players) seen.add(player)
    if (players.length > 0) sides.push({ players, rank: side.rank })
  }
  return sides
}

const wengLinResults = (
  policy: WengLinListPolicy,
  events: readonly RatedEvent[],
): ReadonlyMap<string, readonly WengLinResult[]> => {
  const ratings = new Map<string, SkillRating>()
  const results = new Map<string, WengLinResult[]>()
  for (const event of inOrder(events)) {
    for (const field of fieldsOf(event)) {
      const changes = rateContest(policy, ratings, { id: event.id, sides: ratedSides(field) })
      if (!changes.ok) continue
      const placeOf = new Map(ratedSides(field).flatMap(side => side.players.map(id => [id, side.rank] as const)))
      for (const { player, before, after } of changes.value) {
        ratings.set(player, after)
        const place = { event: event.id, endedOn: event.endedOn, place: placeOf.get(player) ?? 0, field: field.length }
        const belief = (rating: SkillRating) => ({ mean: rating.mean, uncertainty: rating.uncertainty })
        const result = { method: 'wengLin' as const, ...place, before: belief(before), after: belief(after) }
        results.set(player, [...(results.get(player) ?? []), result])
      }
    }
  }
  return results
}

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
      const players = field.length + Math.min(substitutes, SUBSTITUTES_COUNTED)
      const weight = mersWeight(mersPolicyOn(policy, event.endedOn), {
        days: daysBetween(event.startedOn, event.endedOn) + 1,
        players,
        countries: event.countries,
        qualificationNeeded: policy.qualification.includes(event.category),
      })
      const regulars = field.map(side => ({ ...side, players: side.players.filter(player => !player.substitute) }))
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

/** Every result of every player in the order of the competitions' ends: what the lists of all days are read from. */
export const rateEvents = (
  policy: RatingListPolicy,
  events: readonly RatedEvent[],
): ReadonlyMap<string, readonly RatedResult[]> =>
  policy.method === 'mers' ? mersResults(policy, events) : wengLinResults(policy, events)

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

/** One player on a day, from all of his results; undefined for whoever is not rated (yet, or any more). */
export const ratedPlayer = (
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

/** Why a player has this rating: the results kept with the list, each before → after or with its weight. */
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
  return node('ratingValue', value, params, own.map(changeStep))
}
