import { ok } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import {
  type EntryRow,
  type EventRow,
  entriesByIds,
  eventsByIds,
  placesOfEvents,
  type StageRow,
  stagesByIds,
} from './events.repo.js'
import { canRunEvent, canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'

const NOWHERE = { organisationPath: [] }

/** The event, if the viewer may run it. Problems: EVENT_UNKNOWN, NOT_PERMITTED. */
export const runnableEvent = async (
  db: Db,
  viewer: Viewer,
  eventId: string,
  policy: typeof canRunEvent | typeof canSanctionEvent = canRunEvent,
): Promise<Outcome<EventRow>> => {
  const [event] = await eventsByIds(db, [eventId])
  if (!event) return refuse('EVENT_UNKNOWN')
  const permitted = requirePermission(policy(viewer, (await placesOfEvents(db, [eventId])).get(eventId) ?? NOWHERE))
  return permitted.ok ? ok(event) : permitted
}

/** The stage and its event, if the viewer may run it. Problems: EVENT_UNKNOWN, NOT_PERMITTED. */
export const runnableStage = async (
  db: Db,
  viewer: Viewer,
  stageId: string,
): Promise<Outcome<{ stage: StageRow; event: EventRow }>> => {
  const [stage] = await stagesByIds(db, [stageId])
  if (!stage) return refuse('EVENT_UNKNOWN')
  const event = await runnableEvent(db, viewer, stage.eventId)
  return event.ok ? ok({ stage, event: event.value }) : event
}

/** The entry with its stage and event, if the viewer may run it. Problems: ENTRY_UNKNOWN, NOT_PERMITTED. */
export const runnableEntry = async (
  db: Db,
  viewer: Viewer,
  entryId: string,
): Promise<Outcome<{ entry: EntryRow; stage: StageRow; event: EventRow }>> => {
  const [entry] = await entriesByIds(db, [entryId])
  if (!entry) return refuse('ENTRY_UNKNOWN')
  const found = await runnableStage(db, viewer, entry.stageId)
  return found.ok ? ok({ entry, ...found.value }) : found
}
