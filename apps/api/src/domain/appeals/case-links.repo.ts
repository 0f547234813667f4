import { and, desc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { caseLink } from '../../db/schema/index.js'

type CaseLinkRow = typeof caseLink.$inferSelect

const goesOn = inArray(caseLink.kind, ['escalation', 'remand', 'reopening'])

/** To which cases some cases went on: to the next body, back to the one before, or before the same one again; the newest first. */
export const linksOnward = (db: Db, appealIds: readonly string[]): Promise<CaseLinkRow[]> =>
  db
    .select()
    .from(caseLink)
    .where(and(inArray(caseLink.fromAppealId, [...appealIds]), goesOn))
    .orderBy(desc(caseLink.recordedAt), desc(caseLink.id))

/** The same from the other end: from which cases they come. */
export const linksBack = (db: Db, appealIds: readonly string[]): Promise<CaseLinkRow[]> =>
  db
    .select()
    .from(caseLink)
    .where(and(inArray(caseLink.toAppealId, [...appealIds]), goesOn))
    .orderBy(desc(caseLink.recordedAt), desc(caseLink.id))
