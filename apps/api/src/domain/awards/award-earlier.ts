import { and, eq, gte, sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { event } from '../../db/schema/index.js'
import { awardPoints } from './award-points.js'
import { finalRevision } from './awards.repo.js'
import type { Act } from '../shared/act.js'
import { lockStage } from '../standings/stage.repo.js'

/** Where a policy of points reaches: the events of a sport in a body and those below it that end on a day or later. */
export interface AwardReach {
  readonly organisationId: string
  readonly sport: string
  readonly day: IsoDate
}

const eventsWithin = (db: Db, { organisationId, sport, day }: AwardReach): Promise<{ readonly id: string }[]> =>
  db
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.sport, sport),
        gte(event.endsOn, day),
        sql`${organisationId}::uuid = any(organisation_path(${event.organisationId}))`,
      ),
    )
    .orderBy(event.id)

/**
 * Gives the points of events that were official before the policy that covers them was made, and answers how many got
 * any. Events whose policy still has to be told figures are left to whoever states them.
 */
export const awardEarlier = async (act: Act, reach: AwardReach): Promise<number> => {
  let given = 0
  for (const { id } of await eventsWithin(act.tx, reach)) {
    const revision = await finalRevision(act.tx, id)
    if (!revision) continue
    await lockStage(act.tx, revision.stageId)
    const awarded = await awardPoints(act, { eventId: id, revisionId: revision.id })
    if (awarded.ok && awarded.value.changed) given += 1
  }
  return given
}
