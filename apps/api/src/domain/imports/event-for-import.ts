import { err, ok, problem } from '@paiji/rules'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { among } from '../../db/among.js'
import { entry, event, stage } from '../../db/schema/index.js'
import { hasFacts } from '../events/event-facts.repo.js'
import { refuse } from '../events/refuse.js'
import { takeAwayStage } from '../events/remove-event.js'
import type { Act } from '../shared/act.js'

/** Whose file it is, and of which sport. */
export interface EventWanted {
  readonly organisationId: string
  readonly sport: string
}

const wanted = ({ organisationId, sport }: EventWanted) =>
  and(eq(event.organisationId, organisationId), eq(event.sport, sport), ne(event.status, 'CANCELLED'))

/** Events sanctioned before that a file can be taken into, the newest first: of its body and sport, still open. */
export const eventsForImport = async (db: Db, of: EventWanted, first: number): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: event.id })
    .from(event)
    .where(and(wanted(of), inArray(event.status, ['SANCTIONED', 'RUNNING'])))
    .orderBy(desc(event.startsOn), desc(event.id))
    .limit(first)
  return rows.map(row => row.id)
}

/** The edition an event is played under, by which a file taken into it is scored. */
export const editionOfEvent = async (db: Db, eventId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ editionId: event.editionId })
    .from(event)
    .where(among(event.id, [eventId]))
  return row?.editionId
}

/**
 * An event that a file is taken into, and after how many stages. A last stage that was only planned, with no entry and
 * no fact, makes room for the file's. Problems: EVENT_UNKNOWN (none of this body and sport, or one that is cancelled),
 * STAGE_HAS_ENTRIES (the planned stage has contestants of its own: withdraw them or remove it first).
 */
export const eventForImport = async (
  act: Act,
  of: EventWanted,
  { eventId, fileName }: { readonly eventId: string; readonly fileName: string },
): Promise<Outcome<{ id: string; stages: number }>> => {
  const { tx } = act
  const [found] = await tx
    .select({ id: event.id })
    .from(event)
    .where(and(among(event.id, [eventId]), wanted(of)))
    .for('update')
  if (!found) return refuse('EVENT_UNKNOWN', 'event')
  const stages = await tx.select().from(stage).where(eq(stage.eventId, eventId)).orderBy(desc(stage.ordinal))
  const [last] = stages
  if (!last || (await hasFacts(tx, { stageId: last.id }))) return ok({ id: eventId, stages: stages.length })
  const [entered] = await tx.select({ n: sql<number>`count(*)::int` }).from(entry).where(eq(entry.stageId, last.id))
  if ((entered?.n ?? 0) > 0) return err([problem('STAGE_HAS_ENTRIES', { at: { path: 'event' } })])
  await takeAwayStage(act, last, fileName)
  return ok({ id: eventId, stages: stages.length - 1 })
}
