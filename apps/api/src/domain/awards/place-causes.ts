import type { RatedResult } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import type { CountedAwardOf } from './compare-lists.repo.js'
import { groupBy } from '../../base/group-by.js'

/** Why a value is another one on a later issue. */
export const placeCauseKinds = [
  'newResult',
  'lateResult',
  'corrected',
  'withdrawn',
  'faded',
  'crowdedOut',
  'countsAgain',
  'ruleChanged',
  'rest',
] as const
export type PlaceCauseKind = (typeof placeCauseKinds)[number]

/** One cause with its amount; amounts in hundredths, null where the rating weighs all its results together. */
export interface PlaceCause {
  readonly kind: PlaceCauseKind
  readonly eventId: string | undefined
  readonly before: number | null
  readonly after: number | null
  readonly amount: number | null
}

interface Behind {
  readonly points: number
  readonly counted: number
  readonly earnedOn: IsoDate
  readonly crowdedOut: boolean
}

const summed = (awards: readonly CountedAwardOf[]): Behind | undefined => {
  const [first] = awards
  if (!first) return undefined
  return {
    points: awards.reduce((sum, award) => sum + award.points, 0),
    counted: awards.reduce((sum, award) => sum + award.counted, 0),
    earnedOn: first.earnedOn,
    crowdedOut: awards.some(award => award.crowdedOut),
  }
}

export interface TwoDays {
  /** The day of the earlier issue. */
  readonly earlierDay: IsoDate
  /** Whether the issues follow two versions of the policy. */
  readonly policyChanged: boolean
}

const kindOf = (was: Behind | undefined, is: Behind | undefined, days: TwoDays): PlaceCauseKind => {
  if (!was) return (is?.earnedOn ?? '') > days.earlierDay ? 'newResult' : 'lateResult'
  if (!is) return 'withdrawn'
  if (was.points !== is.points) return 'corrected'
  if (days.policyChanged) return 'ruleChanged'
  if (is.counted > was.counted) return 'countsAgain'
  return is.crowdedOut ? 'crowdedOut' : 'faded'
}

/** The causes that awards give: each event whose points are new, gone, or count another amount; oldest event first. */
export const awardCauses = (
  before: readonly CountedAwardOf[],
  after: readonly CountedAwardOf[],
  days: TwoDays,
): PlaceCause[] => {
  const [old, fresh] = [before, after].map(awards => groupBy(awards, award => award.eventId))
  const events = [...new Set([...before, ...after].map(award => award.eventId))]
  return events.flatMap(eventId => {
    const [was, is] = [old, fresh].map(groups => summed(groups?.get(eventId) ?? []))
    const amount = (is?.counted ?? 0) - (was?.counted ?? 0)
    if (was && amount === 0) return []
    return [
      {
        kind: kindOf(was, is, days),
        eventId: eventId ?? undefined,
        before: was?.counted ?? null,
        after: is?.counted ?? null,
        amount,
      },
    ]
  })
}

interface RatedEvent {
  readonly endedOn: IsoDate
  /** What the estimate moved by, in hundredths; null of ratings that weigh all results together. */
  readonly change: number | null
}

/** Thousandths → hundredths, halves upward. */
const hundredths = (thousandths: number): number => Math.floor(thousandths / 10 + 0.5)

const ratedEvent = (results: readonly RatedResult[]): RatedEvent | undefined => {
  const [first] = results
  if (!first) return undefined
  const changes = results.map(result => (result.method === 'wengLin' ? result.after.mean - result.before.mean : null))
  const change = changes.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  return { endedOn: first.endedOn, change: change === null ? null : hundredths(change) }
}

/** The causes that rated results give: each event that is new, gone, or moves the estimate by another amount. */
export const ratingCauses = (
  before: readonly RatedResult[],
  after: readonly RatedResult[],
  days: TwoDays,
): PlaceCause[] => {
  const [old, fresh] = [before, after].map(results => groupBy(results, result => result.event))
  const events = [...new Set([...before, ...after].map(result => result.event))]
  return events.flatMap(eventId => {
    const [was, is] = [old, fresh].map(groups => ratedEvent(groups?.get(eventId) ?? []))
    if (was && is && was.change === is.change) return []
    const weighed = (was && was.change === null) || (is && is.change === null)
    const amount = weighed ? null : (is?.change ?? 0) - (was?.change ?? 0)
    const isNew = !was && (is?.endedOn ?? '') > days.earlierDay
    const kind = isNew ? 'newResult' : !was ? 'lateResult' : !is ? 'withdrawn' : 'corrected'
    return [{ kind, eventId, before: was?.change ?? null, after: is?.change ?? null, amount }]
  })
}

/** The causes, and what they do not account for: rounding, what seasons carry over, the caution of a rating. */
export const withRest = (causes: readonly PlaceCause[], change: number): PlaceCause[] => {
  const rest = change - causes.reduce((sum, cause) => sum + (cause.amount ?? 0), 0)
  return rest === 0
    ? [...causes]
    : [...causes, { kind: 'rest', eventId: undefined, before: null, after: null, amount: rest }]
}
