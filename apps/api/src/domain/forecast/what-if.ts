import { err, type Explanation, ok, type Problem, problem, type Result } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { type AwardFigures, figuresOfEvent } from '../awards/award-figures.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import {
  awardLinesUnder,
  awardPolicyFor,
  type ComputedAward,
  pointsOfPlayers,
  type ReadAwardPolicy,
} from '../awards/compute-awards.js'
import { forecastGrades, type GradeForecast } from '../grading/grade-progress.js'
import { type Clock, dayOf, type IsoDate } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import { fail, type Outcome } from '../../base/problem.js'
import { standingPeopleByIds } from '../registry/people.repo.js'
import { type ComingEvent, fieldSoFar, findComingEvent, peopleOn } from './forecast.repo.js'
import { type ForecastList, forecastLists } from './forecast-lists.js'
import { type SupposedField, supposedField, supposedPlayers } from './supposed-field.js'

export interface WhatIfInput {
  readonly eventId: string
  readonly personId: string
  /** The place reached, not shared with anybody. */
  readonly place: number
  /** How many contestants are ranked together; the entries so far if absent. */
  readonly size?: number | undefined
}

/** What a place in an event to come would mean for one person. Figures in hundredths. */
export interface WhatIf {
  readonly event: ComingEvent
  readonly personId: string
  readonly place: number
  readonly field: SupposedField
  readonly policy: PolicyRow
  readonly points: number
  readonly colour: string
  readonly expiresOn: IsoDate | undefined
  readonly explanation: Explanation
  /** The day of the lists: the event's last day, or today where that is over. */
  readonly asOf: IsoDate
  readonly lists: readonly ForecastList[]
  readonly grades: readonly GradeForecast[]
}

interface Given {
  readonly own: Pick<WhatIf, 'points' | 'colour' | 'expiresOn' | 'explanation'>
  readonly awards: readonly ComputedAward[]
}

/** The points of the place, by the rules and the policy that real awards are made with. */
const pointsGiven = (
  { rule }: ReadAwardPolicy,
  event: ComingEvent & { readonly figures: AwardFigures },
  field: SupposedField,
  players: ReturnType<typeof supposedPlayers>,
): Result<Given, readonly Problem[]> => {
  const lines = awardLinesUnder(rule, event, field.standings, players)
  if (!lines.ok) return lines
  const line = lines.value.find(one => one.entrant === field.own)
  if (!line) throw new Error('the supposed place has no line')
  const awards = pointsOfPlayers(event, rule, [line], players)
  if (!awards.ok) return awards
  const { points = 0, expiresOn } = awards.value[0] ?? {}
  return ok({ own: { points, colour: line.colour, expiresOn, explanation: line.explanation }, awards: awards.value })
}

const isToCome = ({ status, awarded }: ComingEvent): boolean => !awarded && ['SANCTIONED', 'RUNNING'].includes(status)

interface Asked {
  readonly event: ComingEvent
  readonly personId: string
  readonly policy: ReadAwardPolicy
}

const load = async (db: Db, input: WhatIfInput): Promise<Outcome<Asked>> => {
  const event = await findComingEvent(db, input.eventId)
  if (!event) return err([problem('EVENT_UNKNOWN', { at: { path: 'event' } })])
  const [person] = await standingPeopleByIds(db, [input.personId])
  if (!person) return fail('NOT_FOUND', { kind: 'person' }, { path: 'person' })
  if (!isToCome(event)) return err([problem('EVENT_NOT_TO_COME', { at: { path: 'event' } })])
  const policy = await awardPolicyFor(db, event)
  if (!policy.ok) return policy
  return policy.value
    ? ok({ event, personId: person.id, policy: policy.value })
    : err([problem('EVENT_GIVES_NO_POINTS', { at: { path: 'event' } })])
}

/** The event's last day, or today where that is over. */
const dayOfLists = (event: ComingEvent, clock: Clock): IsoDate => {
  const today = dayOf(clock.now(), event.timeZone)
  return event.endsOn > today ? event.endsOn : today
}

/**
 * "If I finish third": points, places on every list the event feeds, grades. Nothing is stored, and everything in the
 * answer is made of what is in print: results that are official, entries, policies. For anybody; it speaks of one
 * person only, and of the others just how many stand before. The number of statements does not grow with the lists.
 * Problems: NOT_FOUND, EVENT_UNKNOWN, EVENT_NOT_TO_COME, EVENT_GIVES_NO_POINTS, FIELD_SIZE_NEEDED,
 * FIELD_SIZE_OUT_OF_RANGE, PLACE_OUT_OF_FIELD, and the policies' own (`POLICY_*`, `AWARD_*`).
 */
export const whatIf = async (deps: Pick<Deps, 'db' | 'clock'>, input: WhatIfInput): Promise<Outcome<WhatIf>> => {
  const { db, clock } = deps
  const asked = await load(db, input)
  if (!asked.ok) return asked
  const { event, personId, policy } = asked.value
  const entries = await fieldSoFar(db, event.id)
  const field = supposedField(entries, { place: input.place, size: input.size, personId })
  if (!field.ok) return field
  const players = await peopleOn(db, field.value.people, event.endsOn)
  const figures = await figuresOfEvent(db, {
    eventId: event.id,
    stageId: event.lastStageId ?? undefined,
    entryIds: entries.map(entry => entry.entryId),
    policy: { organisationId: policy.row.organisationId, rule: policy.rule },
  })
  const given = pointsGiven(policy, { ...event, figures }, field.value, supposedPlayers(field.value, players))
  if (!given.ok) return given
  const { own, awards } = given.value
  const base = { event, personId, field: field.value, asOf: dayOfLists(event, clock) }
  const numbers = new Map(players.map(one => [one.personId, one.number]))
  const lists = await forecastLists(db, { ...base, awards, numbers })
  if (!lists.ok) return lists
  const award = awards.find(one => one.personId === personId)
  const grades = await forecastGrades(db, { ...base, place: input.place, award })
  if (!grades.ok) return grades
  return ok({ ...base, place: input.place, policy: policy.row, ...own, lists: lists.value, grades: grades.value })
}
