import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { organisation, person, transfer } from '../../db/schema/index.js'
import type { TransferPlaces } from './policy.js'

export type TransferRow = typeof transfer.$inferSelect

export const transfersByIds = (db: Db, ids: readonly string[]): Promise<TransferRow[]> =>
  db
    .select()
    .from(transfer)
    .where(inArray(transfer.id, [...ids]))

export type TransferOfPerson = TransferRow & { readonly forId: string }

/** Transfers of people, of records merged into them too; newest first. */
export const transfersOfPeople = async (db: Db, personIds: readonly string[]): Promise<TransferOfPerson[]> => {
  const standing = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`
  const rows = await db
    .select({ row: transfer, forId: standing })
    .from(transfer)
    .innerJoin(person, eq(person.id, transfer.personId))
    .where(inArray(standing, [...personIds]))
    .orderBy(desc(transfer.recordedAt), desc(transfer.id))
  return rows.map(({ row, forId }) => ({ ...row, forId }))
}

/** Undecided transfers from or to the bodies or those below them, the oldest first. */
export const openTransfers = async (
  db: Db,
  organisationIds: readonly string[],
  first: number,
): Promise<TransferRow[]> => {
  if (organisationIds.length === 0) return []
  const bodies = sql.join(
    organisationIds.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  const touches = (column: typeof transfer.fromOrganisationId | typeof transfer.toOrganisationId) =>
    sql`organisation_path(${column}) && array[${bodies}]`
  return db
    .select()
    .from(transfer)
    .where(
      and(isNull(transfer.decidedAt), or(touches(transfer.fromOrganisationId), touches(transfer.toOrganisationId))),
    )
    .orderBy(transfer.recordedAt, transfer.id)
    .limit(first)
}

/** Where the two clubs stand. */
export const placesOfTransfer = async (db: Db, fromId: string, toId: string): Promise<TransferPlaces> => {
  const rows = await db
    .select({ id: organisation.id, organisationPath: sql<string[]>`organisation_path(${organisation.id})` })
    .from(organisation)
    .where(inArray(organisation.id, [fromId, toId]))
  const placeOf = (id: string) => rows.find(row => row.id === id) ?? { organisationPath: [] }
  return { from: placeOf(fromId), to: placeOf(toId) }
}

/** How long transfers wait in the federation above a body, in days. */
export const transferDaysOf = async (
  db: Db,
  organisationId: string,
): Promise<{ readonly waiting: number; readonly objecting: number }> => {
  const [row] = await db
    .select({ waiting: organisation.transferWaitingDays, objecting: organisation.transferObjectionDays })
    .from(organisation)
    .where(
      and(isNull(organisation.parentId), sql`${organisation.id} = any(organisation_path(${organisationId}::uuid))`),
    )
  return row ?? { waiting: 0, objecting: 0 }
}
