import { listOf, rowsOf, text } from '../../db/rows.js'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

/** The last stage of an event, whose result gives the points, and the entries that are ranked in it or will be. */
export const contestantsOfEvent = async (
  db: Db,
  eventId: string,
): Promise<{ readonly stageId: string | undefined; readonly entryIds: readonly string[] }> => {
  const rows = await db.execute(sql`
    with last as (select s.id from stage s where s.event_id = ${eventId} order by s.ordinal desc limit 1),
    revision as (
      select r.id from standings_revision r join last on last.id = r.stage_id
      where r.published_at is not null and r.superseded_at is null order by r.number desc limit 1
    )
    select last.id as "stageId", coalesce(array_agg(n.id order by n.id) filter (where n.id is not null), '{}') as "entryIds"
    from last left join entry n on n.stage_id = last.id and case
      when exists (select 1 from revision)
      then n.id in (select l.entry_id from standing_line l join revision on revision.id = l.revision_id)
      else n.withdrawn_at is null or n.withdrawn_after > 0 end
    group by last.id`)
  const [row] = rowsOf(rows, { stageId: text, entryIds: listOf(text) })
  return row ?? { stageId: undefined, entryIds: [] }
}
