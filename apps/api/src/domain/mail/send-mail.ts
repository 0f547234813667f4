import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { mail } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import type { Delivery, Letter, Mailing, MailTransport } from '../shared/mailing.js'
import { SECRET_MARK } from './compose.js'
import type { MailRow } from './write-mail.js'

const MINUTE = 60_000
/**
 * So long a mail belongs to the worker that took it: longer than any attempt lasts. A worker that was killed leaves it to
 * others when this is over.
 */
export const LEASE = 5 * MINUTE
/** The waits after the first, second, third … attempt; the last one is repeated. */
const WAITS = [1, 5, 15, 60, 240, 720].map(minutes => minutes * MINUTE)
/** After so many attempts the mail itself is taken to be the matter. */
const MOST_TRIES = 10
const LONGEST_PROBLEM = 300

const waitAfter = (tries: number): number => WAITS[Math.min(tries, WAITS.length) - 1] ?? MINUTE

/**
 * Takes the next due mail for this worker alone: the row is given a later time in one statement, so that no other worker
 * takes it meanwhile and no transaction is open while a mail server answers.
 */
const takeNext = async (db: Db, now: Date): Promise<MailRow | undefined> => {
  const next = sql`(select m.id from ${mail} m where m.state = 'WAITING' and m.next_try_at <= ${now.toISOString()}::timestamptz
    order by m.next_try_at, m.id limit 1 for update skip locked)`
  const [row] = await db
    .update(mail)
    .set({ tries: sql`${mail.tries} + 1`, nextTryAt: new Date(now.getTime() + LEASE) })
    .where(eq(mail.id, next))
    .returning()
  return row
}

const fromNameOf = async (db: Db, row: MailRow): Promise<string> => {
  const [found] = await db.execute(sql`
    select case ${row.language} when 'en' then name_en else name_zh end as name from organisation where id = ${row.organisationId}`)
  return String(found?.name ?? '')
}

const letterOf = async (db: Db, mailing: Mailing, row: MailRow): Promise<Letter> => {
  const token = row.secret === null ? undefined : mailing.unseal(row.secret)
  const whole = (text: string): string => (token === undefined ? text : text.replaceAll(SECRET_MARK, token))
  return {
    id: row.id,
    to: row.address,
    fromName: await fromNameOf(db, row),
    subject: row.subject,
    text: whole(row.text),
    html: whole(row.html),
    unsubscribe: unsubscribeAddress(mailing, row),
  }
}

/** Where the mails of a topic are ended without a log-in; none for what cannot be ended. */
const unsubscribeAddress = (
  { portal, sign }: Mailing,
  { accountId, topic, mandatory }: Pick<MailRow, 'accountId' | 'topic' | 'mandatory'>,
): string | undefined =>
  mandatory ? undefined : `${portal}/session/unsubscribe/${sign('unsubscribe', `${topic} ${accountId}`)}`

/** What an attempt leaves on the row. A refusal is for good; the rest is tried again, later each time. */
const after = (row: MailRow, delivery: Delivery, now: Date): Partial<MailRow> => {
  if (delivery.kind === 'sent') return { state: 'SENT', sentAt: now, secret: null, lastProblem: null }
  const lastProblem = delivery.problem.slice(0, LONGEST_PROBLEM)
  const isOver = delivery.kind === 'refused' || (delivery.kind === 'failed' && row.tries >= MOST_TRIES)
  if (isOver) return { state: 'REFUSED', secret: null, lastProblem }
  return { nextTryAt: new Date(now.getTime() + waitAfter(row.tries)), lastProblem }
}

/** Mails that are of no use any more are not sent; what opens with them is wiped. Answers how many. */
export const expireMails = async (db: Db, now: Date): Promise<number> => {
  const gone = await db
    .update(mail)
    .set({ state: 'EXPIRED', secret: null })
    .where(and(eq(mail.state, 'WAITING'), lte(mail.expiresAt, now)))
    .returning({ id: mail.id })
  return gone.length
}

/**
 * Sends what is due, one mail after another, each marked as soon as the server has taken it: what is marked is never sent
 * again. A worker that dies between the server's word and the mark leaves a mail that another sends once more when the
 * lease is over, under the same Message-ID: at least once, and more than once only then. When the server is down the
 * round ends; the rest waits as it is. Answers how many were sent.
 */
export const sendDueMails = async (
  deps: Pick<Deps, 'db' | 'clock' | 'mailing'>,
  transport: MailTransport,
  stopping: { readonly aborted: boolean } = { aborted: false },
): Promise<number> => {
  await expireMails(deps.db, deps.clock.now())
  let sent = 0
  while (!stopping.aborted) {
    const row = await takeNext(deps.db, deps.clock.now())
    if (!row) break
    const delivery = await transport.send(await letterOf(deps.db, deps.mailing, row))
    await deps.db
      .update(mail)
      .set(after(row, delivery, deps.clock.now()))
      .where(and(eq(mail.id, row.id), eq(mail.state, 'WAITING')))
    if (delivery.kind === 'sent') sent += 1
    if (delivery.kind === 'down') break
  }
  return sent
}
