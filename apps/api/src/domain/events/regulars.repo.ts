import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'

/** Players who have entered events of a series together. */
export interface Regular {
  /** Their latest entry. */
  readonly entryId: string
  /** How many events of the series they entered. */
  readonly evenings: number
}

/**
 * Who enters the events of a series, those of most evenings first; the same players are one, by their records or, where
 * they have none, by their names. An event that is alone is its own series. One statement.
 */
export const regularsOfSeries = async (
  db: Db,
  { id, seriesId }: { readonly id: string; readonly seriesId: string | null },
  first: number,
): Promise<Regular[]> =>
  rowsOf(
    await db.execute(sql`
      with side as (
        select n.id, e.id as event_id, e.starts_on,
          (select string_agg(who.key, ' / ' order by who.key) from (
            select coalesce(k.merged_into_id::text, k.id::text, lower(p.name_as_entered)) as key
            from entry_player p left join person k on k.id = p.person_id
            where p.entry_id = n.id and p.superseded_at is null and p.from_session = 1) who) as players
        from event e join stage s on s.event_id = e.id and s.ordinal = 1 join entry n on n.stage_id = s.id
        where (e.id = ${id}::uuid or e.series_id = ${seriesId}::uuid) and e.cancelled_at is null and n.withdrawn_at is null)
      select (array_agg(id order by starts_on desc, id))[1]::text as "entryId", count(distinct event_id)::int as evenings
      from side where players is not null group by players
      order by evenings desc, max(starts_on) desc, min(players) limit ${first}`),
    { entryId: text, evenings: whole },
  )
