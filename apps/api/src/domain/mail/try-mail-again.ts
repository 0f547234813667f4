import { err, ok, problem } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { mail } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { canTryMailAgain } from './policy.js'
import type { MailRow } from './write-mail.js'
import { MS_A_DAY } from '../../base/clock.js'

/** So much longer an old mail may be sent when somebody wants it sent. */
const AGAIN_FOR = 7 * MS_A_DAY

/**
 * Sends a mail that was refused, or that waits for its next attempt, now. What carried a one-time link is not sent again:
 * the link is made anew. Problems: MAIL_UNKNOWN, NOT_PERMITTED, MAIL_NOT_WAITING.
 */
export const tryMailAgain = async (deps: Deps, viewer: Viewer, mailId: string): Promise<Outcome<MailRow>> => {
  const [found] = await deps.db
    .select({ organisationId: mail.organisationId, path: sql<string[]>`organisation_path(${mail.organisationId})` })
    .from(mail)
    .where(eq(mail.id, mailId))
  const permitted = requirePermission(canTryMailAgain(viewer, found?.path ?? []))
  if (!permitted.ok) return permitted
  if (!found) return err([problem('MAIL_UNKNOWN')])
  return inTransaction(deps.db, async tx => {
    const [row] = await tx.select().from(mail).where(eq(mail.id, mailId)).for('update')
    const now = deps.clock.now()
    const waits = row?.state === 'WAITING'
    if (!row || !(waits || (row.state === 'REFUSED' && row.topic !== 'account')))
      return err([problem('MAIL_NOT_WAITING')])
    const longer = waits ? {} : { expiresAt: new Date(now.getTime() + AGAIN_FOR), tries: 0 }
    const [again] = await tx
      .update(mail)
      .set({ state: 'WAITING', nextTryAt: now, ...longer })
      .where(eq(mail.id, mailId))
      .returning()
    await recordAudit(tx, viewer, {
      type: 'MAIL_TRIED_AGAIN',
      organisationId: row.organisationId,
      aggregateKind: 'mail',
      aggregateId: mailId,
      data: { mailId, kind: row.kind },
    })
    return again ? ok(again) : err([problem('MAIL_UNKNOWN')])
  })
}
