import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import { rowsOf, text } from '../../db/rows.js'
import type { Db } from '../../db/client.js'

/**
 * Of these proposals, those whose ground has moved: the sheet is no longer the one they were asked for, or another
 * correction of the same place was carried out since. Carried out now they would overwrite what is newer.
 */
export const outdatedProposals = async (db: Db, ids: readonly string[]): Promise<{ id: string }[]> => {
  if (ids.length === 0) return []
  const slots = (of: 'c' | 'd') =>
    sql.raw(`(case when ${of}.slot is not null then array[${of}.slot]
      else array(select jsonb_path_query(${of}.adjustments, '$[*].adjustment.slot') #>> '{}') end)`)
  const rows = await db.execute(sql`
    select c.id::text as id from correction c
    where c.id = any(${uuids(ids)}) and c.status = 'PROPOSED' and (
      (c.slot is not null and exists (select 1 from score_sheet s where s.stage_id = c.stage_id and s.slot = c.slot
        and s.superseded_at is null and s.sheet is distinct from c.before))
      or exists (select 1 from correction d where d.stage_id = c.stage_id and d.id <> c.id and d.status = 'APPLIED'
        and d.applied_at >= c.recorded_at and ${slots('d')} && ${slots('c')}))`)
  return rowsOf<{ id: string }>(rows, { id: text })
}
