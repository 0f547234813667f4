import { sql } from 'drizzle-orm'
import { listOf, orNull, rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'

export interface RankedValues {
  /** The body of the asked rank that the players' clubs belong to; null for who belonged to none that day. */
  readonly organisationId: string | null
  /** In hundredths, best first. */
  readonly values: readonly number[]
}

/** The values of a list by the bodies of a rank that its people belonged to on the day of the list: of two above each other
 * the upper one. */
export const rankedValues = async (db: Db, listId: string, kind: string): Promise<RankedValues[]> => {
  const rows = await db.execute(sql`
    with club as (select distinct e.club_id as id from ranking_entry e where e.list_id = ${listId}),
      placed as (
        select distinct on (club.id) club.id, o.id as body from club
        join organisation o on o.kind = ${kind} and o.id = any(organisation_path(club.id))
        order by club.id, cardinality(organisation_path(o.id)))
    select placed.body as "organisationId", array_agg(e.value order by e.value desc) as "values"
    from ranking_entry e left join placed on placed.id = e.club_id
    where e.list_id = ${listId} group by 1 order by 1`)
  return rowsOf<RankedValues>(rows, { organisationId: orNull(text), values: listOf(whole) })
}
