import { ok } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { notifyAccounts } from '../notices/notify-accounts.js'
import type { Act } from '../shared/act.js'
import { standingRulings } from '../rulings/rulings.repo.js'
import { filingPlace } from './filing.repo.js'
import { appealUntil, rulingNotice } from './notify-ruling.js'

/**
 * The scores of a stage are out, and with them the time for appeals begins: whoever was notified of a ruling before, when
 * no end could be named yet, is notified until when it may be appealed; nobody when it is over already. Once for each
 * ruling and account.
 */
export const notifyAppealTime = async (act: Act, stageId: string): Promise<Outcome<{ rulings: number }>> => {
  const place = await filingPlace(act.tx, stageId)
  if (!place) return ok({ rulings: 0 })
  const rows = await standingRulings(act.tx, stageId)
  for (const row of rows) {
    const dueAt = await appealUntil(act, row, place)
    const waiting = sql`select n.recipient as id from notice n where n.aggregate_kind = 'ruling' and n.aggregate_id = ${row.id}
      and n.due_at is null and n.code in ('RULING_GIVEN', 'RULING_REPLACED')`
    if (dueAt && dueAt > act.deps.clock.now())
      await notifyAccounts(act, waiting, { ...(await rulingNotice(act, row, place)), code: 'APPEAL_TIME_RUNS', dueAt })
  }
  return ok({ rulings: rows.length })
}
