import { sql } from 'drizzle-orm'
import { settledStatuses } from '../../db/schema/index.js'
import type { Db } from '../../db/client.js'
import { type CorrectionChange, isSheetChange } from './change.js'

/** Whether an open case is about what a change would touch: its sheet, or, where adjustments change, the stage. */
export const concernsOpenCase = async (db: Db, stageId: string, change: CorrectionChange): Promise<boolean> => {
  const slot = isSheetChange(change) ? change.slot : null
  const settled = sql.param([...settledStatuses])
  const found = await db.execute(sql`
    select 1 from appeal a left join ruling r on r.id = a.ruling_id
    where a.stage_id = ${stageId} and a.number is not null and a.status <> all(${settled}::text[])
      and (${slot}::text is null or coalesce(a.slot, r.slot) is null or coalesce(a.slot, r.slot) = ${slot})
    limit 1`)
  return found.length > 0
}
