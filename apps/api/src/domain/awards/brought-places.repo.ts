import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { broughtPlace, person, tableFile } from '../../db/schema/index.js'

export type BroughtPlaceRow = typeof broughtPlace.$inferSelect & {
  /** The person the record stands for. */
  readonly forId: string
  readonly system: string
}

/** Places that people and the records merged into them had on lists of before the switch, newest first. */
export const broughtPlacesOf = async (db: Db, personIds: readonly string[]): Promise<BroughtPlaceRow[]> => {
  const rows = await db
    .select({
      printed: broughtPlace,
      forId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`,
      system: sql<string>`coalesce(${tableFile.system}, '')`,
    })
    .from(broughtPlace)
    .innerJoin(person, eq(person.id, broughtPlace.personId))
    .innerJoin(tableFile, eq(tableFile.id, broughtPlace.tableFileId))
    .where(
      and(or(among(person.id, personIds), among(person.mergedIntoId, personIds)), isNull(broughtPlace.supersededAt)),
    )
    .orderBy(desc(broughtPlace.asOf), asc(broughtPlace.listName), asc(broughtPlace.id))
  return rows.map(({ printed, forId, system }) => ({ ...printed, forId, system }))
}
