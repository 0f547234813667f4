import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

/** Somebody of the register as an entry list needs him. */
export interface PlayerOfRegister {
  readonly id: string
  readonly name: string
  /** The club on that day, and the body above it. */
  readonly clubId: string | undefined
  readonly associationId: string | undefined
}

/** Names and clubs on a day, by person; people who are not in the register are missing. One statement. */
export const namesAndClubsOf = async (
  db: Db,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, PlayerOfRegister>> => {
  if (ids.length === 0) return new Map()
  const list = sql.join(
    ids.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await db.execute<{
    id: string
    name: string | null
    club: string | null
    association: string | null
  }>(sql`
    select p.id, n.display as name, c.id as club, c.parent_id as association
    from person p
      left join lateral (select display from person_name where person_id = p.id and superseded_at is null
        order by (valid @> ${day}::date) desc, script = 'Hans' desc, recorded_at desc, id desc limit 1) n on true
      left join lateral (select o.id, o.parent_id from affiliation a join organisation o on o.id = a.organisation_id
        where a.person_id = p.id and a.kind = 'affiliation' and a.superseded_at is null and a.valid @> ${day}::date
        order by a.sport = '*' desc, a.id limit 1) c on true
    where p.id in (${list})`)
  return new Map(
    [...rows].map(row => [
      row.id,
      { id: row.id, name: row.name ?? '', clubId: row.club ?? undefined, associationId: row.association ?? undefined },
    ]),
  )
}
