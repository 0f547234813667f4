import { ok } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole, written } from '../../db/rows.js'
import { webhook, webhookDelivery } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import { type News, newsOf, type NewsRow, newsTypes } from './news.repo.js'
import { sealedUntil } from './webhooks.repo.js'

/** Rows of the log that one webhook is told of at a time. */
const A_ROUND = 200

interface LoggedRow extends NewsRow {
  /** The body by its code, and when it was logged. */
  readonly body: string
  readonly at: string
}

const typeOf = (value: unknown): NewsRow['type'] => {
  const type = newsTypes.find(one => one === value)
  if (!type) throw new TypeError('a row of the log of another type')
  return type
}

/** The rows after `from` that a seal covers, at a body and below it. */
const rowsToTell = async (db: Db, body: string, from: number, until: number): Promise<LoggedRow[]> =>
  rowsOf<LoggedRow>(
    await db.execute(sql`
      select a.sequence::int as sequence, a.type, a.data, o.code as body,
        to_char(a.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from audit_event a join organisation o on o.id = a.organisation_id
      where a.sequence > ${from} and a.sequence <= ${until} and a.type = any(${sql.param([...newsTypes])}::text[])
        and ${body}::uuid = any(organisation_path(a.organisation_id))
      order by a.sequence limit ${A_ROUND}`),
    { sequence: whole, type: typeOf, data: written<Record<string, unknown>>(), body: text, at: text },
  )

/** The body of a message, by Standard Webhooks: type, timestamp, data. */
export const payloadOf = (
  portal: string,
  { topic, data, path }: News,
  { body, at }: Pick<LoggedRow, 'body' | 'at'>,
): Record<string, unknown> => ({
  type: topic,
  timestamp: at,
  data: { body, ...data, page: `${portal}${path}` },
})

type Webhook = typeof webhook.$inferSelect

const tellOne = async (tx: Transaction, deps: Deps, one: Webhook, until: number): Promise<number> => {
  const rows = await rowsToTell(tx, one.organisationId, one.toldUntil, until)
  const now = deps.clock.now()
  const messages: (typeof webhookDelivery.$inferInsert)[] = []
  for (const row of rows) {
    for (const news of await newsOf(tx, row)) {
      if (!one.topics.includes(news.topic)) continue
      messages.push({
        webhookId: one.id,
        topic: news.topic,
        sequence: row.sequence,
        payload: payloadOf(deps.mailing.portal, news, row),
        nextTryAt: now,
        recordedAt: now,
      })
    }
  }
  if (messages.length > 0) await tx.insert(webhookDelivery).values(messages).onConflictDoNothing()
  const toldUntil = rows.length < A_ROUND ? until : (rows.at(-1)?.sequence ?? until)
  await tx.update(webhook).set({ toldUntil }).where(eq(webhook.id, one.id))
  return messages.length
}

/**
 * Writes the messages that are due of what the log has sealed since each webhook was last told: what is told has its
 * digest under the federation's signature already, and no row of the log is still to come before it. A webhook that is
 * paused goes on from where it was. Answers how many messages were written.
 */
export const writeDeliveries = async (deps: Deps): Promise<number> => {
  const until = await sealedUntil(deps.db)
  let written = 0
  const due = rowsOf(
    await deps.db.execute(
      sql`select id from webhook where state = 'ACTIVE' and told_until < ${until} order by told_until, id limit 100`,
    ),
    { id: text },
  )
  for (const { id } of due) {
    const told = await inTransaction(deps.db, async tx => {
      const [one] = await tx.select().from(webhook).where(eq(webhook.id, id)).for('update', { skipLocked: true })
      return ok(one?.state === 'ACTIVE' ? await tellOne(tx, deps, one, until) : 0)
    })
    if (told.ok) written += told.value
  }
  return written
}
