import { ok, type SportDealing, sportOf } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { event, playSession, stage } from '../../db/schema/index.js'
import { isOver } from '../events/boards.repo.js'
import { placesOfEvents } from '../events/events.repo.js'
import { canManageHands } from './policy.js'
import type { HandProblemCode } from './problem-codes.js'

/** Larger than any hand record of a session. */
export const MAX_HAND_RECORD = 1024 * 1024

export const refuseHands = refusing<HandProblemCode>()

/** A session with what decides over its hands. */
export interface SessionOfHands {
  readonly id: string
  readonly number: number
  readonly organisationId: string
  readonly stageId: string
  readonly eventId: string
  readonly sport: string
  readonly editionId: string
  readonly nameZh: string
  readonly nameEn: string
  readonly startsOn: string
  /** The conditions of its stage, as stored. */
  readonly settings: Readonly<Record<string, unknown>>
  /** None of its rounds is still to be played or being played. */
  readonly over: boolean
  /** The stage was ended or the event closed: no more is played. */
  readonly ended: boolean
}

const NOWHERE: Place = { organisationPath: [] }

/** A session by its id; undefined when there is none. */
export const findSession = async (db: Db, id: string): Promise<SessionOfHands | undefined> => {
  const [row] = await db
    .select({
      id: playSession.id,
      number: playSession.number,
      organisationId: playSession.organisationId,
      stageId: playSession.stageId,
      eventId: stage.eventId,
      sport: event.sport,
      editionId: event.editionId,
      nameZh: event.nameZh,
      nameEn: event.nameEn,
      startsOn: event.startsOn,
      settings: stage.settings,
      over: isOver.mapWith(Boolean),
      ended: sql`(${stage.endedAt} is not null or ${event.status} = 'CLOSED')`.mapWith(Boolean),
    })
    .from(playSession)
    .innerJoin(stage, eq(stage.id, playSession.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(eq(playSession.id, id))
  return row
}

export const placeOfSession = async (db: Db, { eventId }: Pick<SessionOfHands, 'eventId'>): Promise<Place> =>
  (await placesOfEvents(db, [eventId])).get(eventId) ?? NOWHERE

/** How deals are made for it; undefined where its sport has none, or its conditions no tables with the same walls. */
export const dealingOf = ({
  sport,
  settings,
}: Pick<SessionOfHands, 'sport' | 'settings'>): SportDealing | undefined => {
  const dealing = sportOf(sport)?.dealing
  return dealing?.walls?.areWanted(settings) === false ? undefined : dealing
}

/** A session whose hands the viewer manages. Problems: HANDS_SESSION_UNKNOWN, NOT_PERMITTED, HANDS_NOT_OFFERED. */
export const sessionForHands = async (
  db: Db,
  viewer: Viewer,
  sessionId: string,
): Promise<Outcome<SessionOfHands & { readonly dealing: SportDealing }>> => {
  const session = await findSession(db, sessionId)
  if (!session) return refuseHands('HANDS_SESSION_UNKNOWN')
  const permitted = requirePermission(canManageHands(viewer, await placeOfSession(db, session)))
  if (!permitted.ok) return permitted
  const dealing = dealingOf(session)
  return dealing ? ok({ ...session, dealing }) : refuseHands('HANDS_NOT_OFFERED')
}
