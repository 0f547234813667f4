import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { broughtResult, person, tableFile } from '../../db/schema/index.js'

export type BroughtResultRow = typeof broughtResult.$inferSelect & {
  /** The person the record stands for. */
  readonly forId: string
  readonly system: string
}

/** What people and the records merged into them reached before the switch, newest first. */
export const broughtResultsOf = async (db: Db, personIds: readonly string[]): Promise<BroughtResultRow[]> => {
  const rows = await db
    .select({
      result: broughtResult,
      forId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`,
      system: sql<string>`coalesce(${tableFile.system}, '')`,
    })
    .from(broughtResult)
    .innerJoin(person, eq(person.id, broughtResult.personId))
    .innerJoin(tableFile, eq(tableFile.id, broughtResult.tableFileId))
    .where(
      and(or(among(person.id, personIds), among(person.mergedIntoId, personIds)), isNull(broughtResult.supersededAt)),
    )
    .orderBy(desc(broughtResult.playedOn), asc(broughtResult.id))
  return rows.map(({ result, forId, system }) => ({ ...result, forId, system }))
}
