import { desc, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { correction, person } from '../../db/schema/index.js'
import type { CorrectionRow } from './corrections.repo.js'

export type CorrectionOfPerson = CorrectionRow & {
  /** The person the player's record stands for. */
  readonly forId: string
}

/** Applied corrections of score sheets that the people played on, newest first. */
export const correctionsOfPeople = async (db: Db, personIds: readonly string[]): Promise<CorrectionOfPerson[]> => {
  const rows = await db
    .select({ forId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`, correction })
    .from(person)
    .innerJoin(
      correction,
      sql`${correction.status} = 'APPLIED'
        and not exists (select 1 from event e where e.id = ${correction.eventId} and e.unannounced) and exists (
        select 1 from score_sheet s join entry_player p on p.entry_id = any(s.sides) and p.superseded_at is null
        where s.organisation_id = ${correction.organisationId} and s.stage_id = ${correction.stageId}
          and s.slot = ${correction.slot} and p.person_id = ${person.id})`,
    )
    .where(or(inArray(person.id, [...personIds]), inArray(person.mergedIntoId, [...personIds])))
    .orderBy(desc(correction.recordedAt), desc(correction.id))
  return rows.map(row => ({ ...row.correction, forId: row.forId }))
}
