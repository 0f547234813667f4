import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { lineUp } from '../../db/schema/index.js'

/** How many other matches of its stage each player of an entry is named in, by the place in its list. */
export const otherMatches = async (
  db: Db,
  { entryId, tableId }: { readonly entryId: string; readonly tableId: string },
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ tableId: lineUp.tableId, rooms: lineUp.rooms })
    .from(lineUp)
    .where(and(eq(lineUp.entryId, entryId), ne(lineUp.tableId, tableId), isNull(lineUp.supersededAt)))
  const named = new Set(
    rows.flatMap(row => Object.values(row.rooms).flatMap(all => all.map(one => `${row.tableId} ${one}`))),
  )
  const found = new Map<number, number>()
  for (const key of named) {
    const place = Number(key.split(' ')[1])
    found.set(place, (found.get(place) ?? 0) + 1)
  }
  return found
}

/** Players of an entry whom a sanction keeps from competing on a day, by the place in its list. */
export const suspendedOn = async (
  db: Db,
  { entryId, day }: { readonly entryId: string; readonly day: string },
): Promise<{ ordinal: number; name: string }[]> => {
  const rows = await db.execute(sql`
    select distinct ep.ordinal, ep.name_as_entered as name
    from entry en join stage s on s.id = en.stage_id join event e on e.id = s.event_id
      join entry_player ep on ep.entry_id = en.id and ep.superseded_at is null
      join person own on own.id = ep.person_id
      join person same on coalesce(same.merged_into_id, same.id) = coalesce(own.merged_into_id, own.id)
      join sanction x on x.person_id = same.id and x.status = 'IN_FORCE' and x.scope in ('compete', 'attend')
        and x.sport in (e.sport, '*') and x.valid_from <= ${day}::date
        and (x.valid_until is null or ${day}::date < x.valid_until)
        and x.organisation_id = any(organisation_path(e.organisation_id))
    where en.id = ${entryId}::uuid
    order by ep.ordinal`)
  return rowsOf(rows, { ordinal: whole, name: text })
}
