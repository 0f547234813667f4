import { ok } from '@paiji/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import { standingRulings } from '../rulings/rulings.repo.js'
import type { Act } from '../shared/act.js'
import { filingPlace, type RulingRow } from './filing.repo.js'
import { appealUntil, eventNames, rulingNotice } from './notify-ruling.js'

/** Notices of rulings that named no end, where none has followed that does. */
const endless = (rulingIds: readonly string[]): SQL => sql`notice n where n.aggregate_kind = 'ruling'
  and ${among(sql`n.aggregate_id`, rulingIds)} and n.due_at is null and n.code in ('RULING_GIVEN', 'RULING_REPLACED')
  and not exists (select 1 from notice m where m.recipient = n.recipient and m.aggregate_id = n.aggregate_id
    and m.code = 'APPEAL_TIME_RUNS')`

/** The rulings of a stage that stand and of which somebody has not been told until when they may be appealed. */
const waitingRulings = async (db: Db, stageId: string): Promise<RulingRow[]> => {
  const standing = await standingRulings(db, stageId)
  const rows = await db.execute(
    sql`select distinct n.aggregate_id::text as id from ${endless(standing.map(row => row.id))}`,
  )
  const waiting = new Set(rowsOf(rows, { id: text }).map(row => row.id))
  return standing.filter(row => waiting.has(row.id))
}

/**
 * The scores of a stage are out, and with them the time for appeals begins: whoever was notified of a ruling before, when
 * no end could be named yet, is notified until when it may be appealed; nobody when it is over already. Once for each
 * ruling and account.
 */
export const notifyAppealTime = async (act: Act, stageId: string): Promise<Outcome<{ rulings: number }>> => {
  const { tx, deps } = act
  const place = await filingPlace(tx, stageId)
  const rows = place ? await waitingRulings(tx, stageId) : []
  if (!place || rows.length === 0) return ok({ rulings: 0 })
  const names = await eventNames(tx, place.eventId)
  for (const row of rows) {
    const dueAt = await appealUntil(act, row, place)
    if (dueAt === undefined || dueAt <= deps.clock.now()) continue
    const to = sql`select n.recipient as id from ${endless([row.id])}`
    await notifyAccounts(act, to, { ...(await rulingNotice(tx, row, place, names)), code: 'APPEAL_TIME_RUNS', dueAt })
  }
  return ok({ rulings: rows.length })
}
