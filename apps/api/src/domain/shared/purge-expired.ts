import { and, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import {
  accountEvent,
  bulkExport,
  idempotencyKey,
  mail,
  session,
  verification,
  webhookDelivery,
} from '../../db/schema/index.js'
import { MS_A_DAY } from '../../base/clock.js'

/** How long a request may be repeated under its key, in days: longer than any client tries again. */
export const KEYS_KEPT = 30
/** How long an owner reads where an account was signed in from, in days; addresses are kept no longer. */
export const ACCOUNT_EVENTS_KEPT = 180

/** How long a mail that was sent can be read in the outbox, in days. */
export const MAILS_KEPT = 90

/** How long it can be read what was sent to a registered address, in days. */
export const DELIVERIES_KEPT = 30

/** Removes what has had its time: answers to requests with keys, expired sessions and confirmations, old sign-ins and mails, exports. */
export const purgeExpired = async (db: Db, now: Date): Promise<{ keys: number; sessions: number }> => {
  const old = new Date(now.getTime() - KEYS_KEPT * MS_A_DAY)
  const keys = await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, old))
    .returning({ key: idempotencyKey.key })
  const ended = await db.delete(session).where(lt(session.expiresAt, now)).returning({ id: session.id })
  const unread = new Date(now.getTime() - ACCOUNT_EVENTS_KEPT * MS_A_DAY)
  await db.delete(accountEvent).where(lt(accountEvent.recordedAt, unread))
  await db
    .delete(mail)
    .where(and(lt(mail.recordedAt, new Date(now.getTime() - MAILS_KEPT * MS_A_DAY)), ne(mail.state, 'WAITING')))
  const sent = new Date(now.getTime() - DELIVERIES_KEPT * MS_A_DAY)
  await db
    .delete(webhookDelivery)
    .where(and(lt(webhookDelivery.recordedAt, sent), ne(webhookDelivery.state, 'WAITING')))
  await db.delete(bulkExport).where(lt(bulkExport.expiresAt, now))
  await db.delete(verification).where(lt(verification.expiresAt, now))
  await db.execute(
    sql`delete from rate_bucket where at < ${new Date(now.getTime() - MS_A_DAY).toISOString()}::timestamptz`,
  )
  return { keys: keys.length, sessions: ended.length }
}
