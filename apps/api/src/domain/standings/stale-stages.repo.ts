import { rowsOf, text } from '../../db/rows.js'
import { sql } from 'drizzle-orm'
import { MS_A_DAY } from '../../base/clock.js'
import type { Db } from '../../db/client.js'

/** A stage whose newest revision was computed from other facts, and the newest fact that says so. */
export interface StaleStage {
  readonly stageId: string
  readonly fact: string
}

const MOST = 500

/** The smallest id of the form that ids have, made at `milliseconds`: they grow with time. */
const firstIdAt = (milliseconds: number): string => {
  const hex = Math.max(0, milliseconds).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/**
 * Stages whose newest revision was not computed from what is believed now: a score sheet or an adjustment of the last day
 * is not among its facts, or an adjustment is that was closed since. Facts are compared, not times: a clock that was
 * put back, or standings dated otherwise than their facts, mislead nobody. What changed after `settled` is still on its
 * ordinary way. Within bounds: the newest day and at most 500 stages.
 */
export const staleStages = async (db: Db, settled: Date): Promise<StaleStage[]> => {
  const since = firstIdAt(settled.getTime() - MS_A_DAY)
  const before = sql`${settled.toISOString()}::timestamptz`
  const rows = await db.execute(sql`
    with opened as (
      select stage_id, id from score_sheet
        where id >= ${since}::uuid and superseded_at is null and recorded_at < ${before}
      union all
      select stage_id, id from adjustment
        where id >= ${since}::uuid and superseded_at is null and recorded_at < ${before}),
    closed as (
      select stage_id, id from adjustment
        where superseded_at >= ${before} - interval '1 day' and superseded_at < ${before}),
    touched as (
      select stage_id, array_agg(id) as ids, true as opens from opened group by stage_id
      union all
      select stage_id, array_agg(id), false from closed group by stage_id),
    differing as (
      select t.stage_id, max(fact.id::text) as fact
      from touched t
      join lateral (select r.fact_ids from standings_revision r where r.stage_id = t.stage_id
        order by r.number desc limit 1) newest on true
      join lateral unnest(t.ids) as fact (id) on (fact.id = any (newest.fact_ids)) <> t.opens
      group by t.stage_id)
    select stage_id as "stageId", max(fact) as fact from differing group by stage_id limit ${MOST}`)
  return rowsOf<StaleStage>(rows, { stageId: text, fact: text })
}
