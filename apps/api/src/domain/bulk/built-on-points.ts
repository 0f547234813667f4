import { err, ok, problem } from '@paiji/rules'
import { uuids } from '../../db/among.js'
import { sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { rowsOf, whole } from '../../db/rows.js'
import type { Transaction } from '../../db/transaction.js'

/**
 * Whether a list that stands was issued, or a grade given, since points were brought in that may have counted. Problem for
 * each: TABLE_BUILT_ON with `what` and `count`.
 */
export const builtOnPoints = async (tx: Transaction, runIds: readonly string[]): Promise<Outcome<true>> => {
  const [found] = rowsOf<{ lists: number; grades: number }>(
    await tx.execute(sql`
      with brought as (
        select a.person_id, a.sport, a.earned_on, r.recorded_at, organisation_path(r.organisation_id) as path
        from award_run r join point_award a on a.organisation_id = r.organisation_id and a.run_id = r.id
        where r.id = any(${uuids(runIds)})
      )
      select
        (select count(*)::int from ranking_list l join ranking k on k.id = l.ranking_id
          where l.superseded_at is null and k.kind = 'points' and exists (select 1 from brought b
            where k.organisation_id = any(b.path) and k.sport = b.sport and l.published_at >= b.recorded_at
              and l.as_of >= b.earned_on)) as lists,
        (select count(*)::int from grade_award g where g.status <> 'REVOKED' and exists (select 1 from brought b
            where b.person_id = g.person_id and b.sport = g.sport and g.recorded_at >= b.recorded_at)) as grades`),
    { lists: whole, grades: whole },
  )
  const built = [
    ['ranking_list', found?.lists ?? 0],
    ['grade_award', found?.grades ?? 0],
  ] as const
  const problems = built.flatMap(([what, count]) =>
    count > 0 ? [problem('TABLE_BUILT_ON', { severity: 'error', params: { what, count } })] : [],
  )
  return problems.length > 0 ? err(problems) : ok(true)
}
