import { err, ok, type Problem, problem } from '@paiji/rules'
import { type FieldStrength, type FiguresNeeded, figuresNeeded } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { figuresOfEvent } from '../awards/award-figures.js'
import { type AwardFiguresRow, statedFigures } from '../awards/award-figures.repo.js'
import { findAwardedEvent, openRun } from '../awards/awards.repo.js'
import { awardPolicyFor } from '../awards/compute-awards.js'
import { canStateFigures } from '../awards/policy.js'
import { placesOfEvents } from '../events/events.repo.js'
import { canRunEvent } from '../events/policy.js'
import { contestantsOfEvent } from './contestants.repo.js'
import type { Deps } from '../shared/deps.js'
import { type Permission, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { secondPerson } from '../shared/two-persons.js'

/** What an event's award policy needs to be told, and what it has been told. */
export interface EventFigures {
  readonly eventId: string
  readonly organisationId: string
  readonly needed: FiguresNeeded
  readonly stated: AwardFiguresRow | undefined
  /** As the points are or would be computed with: off a list, or as stated. */
  readonly strength: FieldStrength | undefined
  /** Points have been given; a change now takes a reason and a second person. */
  readonly awarded: boolean
  /** What the points would fail for. */
  readonly missing: readonly Problem[]
  readonly permission: Permission
}

/** The same without the question who asks for it. Problems: EVENT_UNKNOWN, and the policy's own (`POLICY_*`). */
export const readFigures = async (db: Db, viewer: Viewer, eventId: string): Promise<Outcome<EventFigures>> => {
  const event = await findAwardedEvent(db, eventId)
  const place = (await placesOfEvents(db, [eventId])).get(eventId)
  if (!event || !place) return err([problem('EVENT_UNKNOWN')])
  const chosen = await awardPolicyFor(db, event)
  if (!chosen.ok) return chosen
  const policy = chosen.value && { organisationId: chosen.value.row.organisationId, rule: chosen.value.rule }
  const needed = policy ? figuresNeeded(policy.rule) : { base: false, strength: false }
  const [stated] = await statedFigures(db, [eventId])
  const field = await contestantsOfEvent(db, eventId)
  const figures = policy ? await figuresOfEvent(db, { eventId, ...field, policy }) : {}
  const awarded = (await openRun(db, eventId)) !== undefined
  const missing = [
    ...(needed.base && figures.base === undefined
      ? [problem('AWARD_BASE_NOT_DECLARED', { at: { path: 'base' } })]
      : []),
    ...(needed.strength && !figures.strength
      ? [problem('AWARD_STRENGTH_NOT_DECLARED', { at: { path: 'strength' } })]
      : []),
  ]
  const alone = canStateFigures(viewer, place, awarded ? stated?.statedBy : undefined)
  const permission = alone.allowed && awarded && stated ? await secondPerson(db, viewer, stated.statedBy) : alone
  const { organisationId } = event
  return ok({ eventId, organisationId, needed, stated, strength: figures.strength, awarded, missing, permission })
}

/** For those who run the event. Problems: EVENT_UNKNOWN, NOT_PERMITTED, and the policy's own (`POLICY_*`). */
export const figuresForOffice = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  eventId: string,
): Promise<Outcome<EventFigures>> => {
  const place = (await placesOfEvents(db, [eventId])).get(eventId)
  const permitted = requirePermission(canRunEvent(viewer, place ?? { organisationPath: [] }))
  return permitted.ok ? readFigures(db, viewer, eventId) : permitted
}
