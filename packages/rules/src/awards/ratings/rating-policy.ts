import type { Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Amount } from '../amount.js'
import type { MersPolicy } from '../mers.js'
import { PolicyReader } from '../policy-reader.js'
import { withoutAbsent } from '../without-absent.js'
import type { RatingPolicy } from './rating.js'

/**
 * What a rating game is: the final order of an event; each finished table (four players, or two sides); or each table,
 * and the final order of events in which nobody meets but the whole field.
 */
export const ratedThings = ['order', 'table', 'tableOrOrder'] as const
export type RatedThing = (typeof ratedThings)[number]

/** Whose skill is believed in: each person's, or that of every set of people who sat as one side. */
export const ratingKeepers = ['person', 'partnership'] as const
export type RatingKeeper = (typeof ratingKeepers)[number]

/** A list by Weng–Lin ratings: rating games count one after the other. */
export interface WengLinListPolicy extends RatingPolicy {
  readonly kind: 'rating'
  readonly method: 'wengLin'
  readonly rated: RatedThing
  readonly keptFor: RatingKeeper
  /** How many uncertainties are taken off the mean before people are ranked by it. */
  readonly deviations: number
}

/** Numbers of countries from which a tournament's weight grows, from a day of its end on. */
export interface CountryBounds {
  readonly from?: string
  readonly half: number
  readonly one: number
}

/** A list by the European mahjong ranking (MERS). */
export interface MersListPolicy {
  readonly kind: 'rating'
  readonly method: 'mers'
  readonly id: string
  /** Dated, oldest first: the federation's two pages contradict each other at exactly ten countries. */
  readonly countries: readonly CountryBounds[]
  readonly ageing: readonly Amount[]
  readonly freezes: readonly { readonly from: string; readonly to: string }[]
  /** Categories of events that one has to qualify for. */
  readonly qualification: readonly string[]
  /** Provisional below so many results that still count for something. */
  readonly settled: { readonly events: number }
}

export type RatingListPolicy = WengLinListPolicy | MersListPolicy

const MOST = 1_000_000

const wengLinPolicy = (reader: PolicyReader, id: string): WengLinListPolicy => {
  const [start, settled] = [reader.child('start'), reader.child('settled')]
  return {
    kind: 'rating',
    method: 'wengLin',
    id,
    rated: reader.choice('rated', ratedThings, 'order'),
    keptFor: reader.choice('keptFor', ratingKeepers, 'person'),
    start: { mean: start.whole('mean', 1, MOST), uncertainty: start.whole('uncertainty', 1, MOST) },
    model: reader.choice('model', ['plackettLuce', 'bradleyTerryPart'] as const, 'plackettLuce'),
    drift: reader.whole('drift', 0, MOST),
    deviations: reader.whole('deviations', 0, 5),
    settled: {
      events: settled.whole('events', 0, 1000),
      uncertaintyAtMost: settled.whole('uncertaintyAtMost', 1, MOST),
    },
  }
}

const countryBounds = (reader: PolicyReader): CountryBounds =>
  withoutAbsent<CountryBounds>({
    from: reader.optional('from', name => reader.day(name)),
    half: reader.whole('half', 1, 300),
    one: reader.whole('one', 1, 300),
  })

const freeze = (reader: PolicyReader): { from: string; to: string } => {
  const [from, to] = [reader.day('from'), reader.day('to')]
  if (to < from) reader.refuse('to', 'POLICY_PERIOD_REVERSED', { effectiveFrom: from, effectiveTo: to })
  return { from, to }
}

/** Days frozen twice would be taken off twice. */
const checkFreezes = (reader: PolicyReader, freezes: MersListPolicy['freezes']): void => {
  for (const [at, { from }] of freezes.entries()) {
    const before = freezes[at - 1]
    if (before && from < before.to) {
      const params = { effectiveFrom: before.to, effectiveTo: from }
      reader.refuse(`freezes[${at}].from`, 'POLICY_PERIOD_REVERSED', params)
    }
  }
}

const mersListPolicy = (reader: PolicyReader, id: string): MersListPolicy => {
  const freezes = reader.optional('freezes', name => reader.list(name, freeze)) ?? []
  checkFreezes(reader, freezes)
  return {
    kind: 'rating',
    method: 'mers',
    id,
    countries: reader.list('countries', countryBounds),
    ageing: reader.amounts('ageing'),
    freezes,
    qualification: reader.optional('qualification', name => reader.texts(name)) ?? [],
    settled: { events: reader.child('settled').whole('events', 0, 1000) },
  }
}

/** Untyped JSON → rating policy, or every problem (`POLICY_*`) with its path. */
export const parseRatingPolicy = (input: unknown): Result<RatingListPolicy, readonly Problem[]> => {
  const problems: Problem[] = []
  const reader = new PolicyReader(input, '', problems)
  reader.choice('kind', ['rating'] as const)
  const id = reader.text('id')
  const method = reader.choice('method', ['wengLin', 'mers'] as const)
  const policy = method === 'mers' ? mersListPolicy(reader, id) : wengLinPolicy(reader, id)
  return problems.length > 0 ? err(problems) : ok(policy)
}

/** The formula's own policy for a tournament that ended on a day: its bounds are those in force then. */
export const mersPolicyOn = (policy: MersListPolicy, endedOn: string): MersPolicy => {
  const bounds = policy.countries.findLast(({ from }) => from === undefined || from <= endedOn) ?? policy.countries[0]
  return {
    id: policy.id,
    countriesForHalf: bounds?.half ?? Number.POSITIVE_INFINITY,
    countriesForOne: bounds?.one ?? Number.POSITIVE_INFINITY,
    ageing: policy.ageing,
    freezes: policy.freezes,
  }
}
