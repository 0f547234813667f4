import { rowsOf, text } from '../../db/rows.js'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

/** A stage with a fact that no revision has seen, and the newest such fact. */
export interface StaleStage {
  readonly stageId: string
  readonly fact: string
}

const DAY = 24 * 60 * 60_000
const MOST = 500

/** The smallest id of the form that ids have, made at `milliseconds`: they grow with time. */
const firstIdAt = (milliseconds: number): string => {
  const hex = Math.max(0, milliseconds).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/**
 * Stages with a score sheet or a ruling of the last day that was recorded before `settled` and after the stage was last
 * computed. Within bounds: the newest day and at most 500 stages.
 */
export const staleStages = async (db: Db, settled: Date): Promise<StaleStage[]> => {
  const since = firstIdAt(settled.getTime() - DAY)
  const rows = await db.execute(sql`
    with fact as (
      select stage_id, id, recorded_at from score_sheet where id >= ${since}::uuid
      union all
      select stage_id, id, recorded_at from ruling where id >= ${since}::uuid
    )
    select fact.stage_id as "stageId", max(fact.id::text) as fact
    from fact
    where fact.recorded_at < ${settled.toISOString()}::timestamptz
      and exists (select from standings_revision r where r.stage_id = fact.stage_id)
      and not exists (
        select from standings_revision r
        where r.stage_id = fact.stage_id and r.computed_at >= fact.recorded_at)
    group by fact.stage_id
    limit ${MOST}`)
  return rowsOf<StaleStage>(rows, { stageId: text, fact: text })
}
