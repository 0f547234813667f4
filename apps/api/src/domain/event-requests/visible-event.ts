import { eq } from 'drizzle-orm'
import { placeOf } from '../../auth/places.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { stage, standingsRevision } from '../../db/schema/index.js'
import { canAnnounceEvent } from './policy.js'
import { eventsByIds } from '../events/events.repo.js'

type EventRow = Awaited<ReturnType<typeof eventsByIds>>[number]

/** An event as this viewer may know of it: one that is not announced, only those who run it. Undefined for others. */
export const eventVisibleTo = async (db: Db, viewer: Viewer, id: string): Promise<EventRow | undefined> => {
  const [event] = await eventsByIds(db, [id])
  if (!event?.unannounced) return event
  const place = await placeOf(db, { kind: 'event', id })
  return place && canAnnounceEvent(viewer, place).allowed ? event : undefined
}

/** The event of a revision of standings, where this viewer may know of it. */
export const eventOfRevisionVisibleTo = async (db: Db, viewer: Viewer, id: string): Promise<EventRow | undefined> => {
  const [found] = await db
    .select({ eventId: stage.eventId })
    .from(standingsRevision)
    .innerJoin(stage, eq(stage.id, standingsRevision.stageId))
    .where(eq(standingsRevision.id, id))
  return found && eventVisibleTo(db, viewer, found.eventId)
}
