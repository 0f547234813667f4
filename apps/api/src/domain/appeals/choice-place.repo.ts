import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, organisation } from '../../db/schema/index.js'

/** Where a procedure is chosen: an organisation, or one event of it. */
export interface ChosenPlace {
  readonly organisationId: string
  readonly organisationPath: readonly string[]
  readonly eventId: string | undefined
}

export const placeOfEvent = async (db: Db, eventId: string): Promise<ChosenPlace | undefined> => {
  const [row] = await db
    .select({
      organisationId: event.organisationId,
      organisationPath: sql<string[]>`organisation_path(${event.organisationId})`,
    })
    .from(event)
    .where(eq(event.id, eventId))
  return row && { ...row, eventId }
}

export const placeOfOrganisation = async (db: Db, organisationId: string): Promise<ChosenPlace | undefined> => {
  const [row] = await db
    .select({ organisationPath: sql<string[]>`organisation_path(${organisation.id})` })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  return row && { ...row, organisationId, eventId: undefined }
}
