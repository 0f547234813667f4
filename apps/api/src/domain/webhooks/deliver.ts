import { and, eq, sql } from 'drizzle-orm'
import { ok } from '@paiji/rules'
import { rowsOf, text } from '../../db/rows.js'
import { webhook, webhookDelivery } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { system } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { holders, notifyEach } from '../shared/notify-accounts.js'
import type { Caller, CallOutcome } from '../shared/calling.js'
import type { Deps } from '../shared/deps.js'
import { webhookKeepers } from './policy.js'
import { signedHeaders } from './sign-message.js'
import type { DeliveryRow } from './webhooks.repo.js'

type Webhook = typeof webhook.$inferSelect

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** The waits after the first, second, third … attempt; after the last of them a message is given up. */
export const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** After failures for so long an address is not called any more. */
export const FAILING_FOR = 72 * HOUR
/** Longer than all the calls of a round last; a worker that was killed leaves its webhook to others when this is over. */
const LEASE = 5 * MINUTE
/** So long an address that has just failed is left alone, whatever else waits for it. */
const REST = 15 * SECOND
/** Messages to one address in a round. */
const A_ROUND = 20
/** A receiver's word that nothing is to be sent there any more. */
const GONE = 410

const due = (now: Date) => sql`d.state = 'WAITING' and d.next_try_at <= ${now.toISOString()}::timestamptz
  and (d.asked or w.state = 'ACTIVE')`

/** Takes a webhook with something to send for this worker alone: one call at a time goes to an address. */
const takeNext = async ({ db, clock }: Deps): Promise<Webhook | undefined> => {
  const now = clock.now()
  const next = sql`(select w.id from webhook w
    where (w.taken_until is null or w.taken_until <= ${now.toISOString()}::timestamptz)
      and exists (select from webhook_delivery d where d.webhook_id = w.id and ${due(now)})
    order by w.taken_until nulls first, w.id limit 1 for update skip locked)`
  const [row] = await db
    .update(webhook)
    .set({ takenUntil: new Date(now.getTime() + LEASE) })
    .where(eq(webhook.id, next))
    .returning()
  return row
}

/** What an attempt leaves of the message. */
const after = (row: DeliveryRow, outcome: CallOutcome, now: Date): Partial<DeliveryRow> => {
  const tries = row.tries + 1
  const told = {
    tries,
    lastTryAt: now,
    failure: outcome.failure ?? null,
    status: outcome.status ?? null,
    answer: outcome.answer,
    milliseconds: outcome.milliseconds,
  }
  if (outcome.failure === undefined) return { ...told, state: 'DELIVERED', deliveredAt: now }
  const wait = WAITS[row.tries]
  if (wait === undefined || row.topic === null) return { ...told, state: 'FAILED' }
  return { ...told, nextTryAt: new Date(now.getTime() + wait) }
}

/** Calls no more, and says so to those who keep the address. */
const disable = async (deps: Deps, { id, organisationId, url }: Webhook): Promise<void> => {
  await inTransaction(deps.db, async tx => {
    const ended = await tx
      .update(webhook)
      .set({ state: 'DISABLED' })
      .where(and(eq(webhook.id, id), eq(webhook.state, 'ACTIVE')))
      .returning({ id: webhook.id })
    if (ended.length === 0) return ok(false)
    const now = deps.clock.now()
    const whole = sql`select h.id, '{}'::jsonb from (${holders(organisationId, webhookKeepers, now)}) as h(id)`
    await notifyEach({ tx, now }, whole, {
      code: 'WEBHOOK_DISABLED',
      organisationId,
      about: { kind: 'webhook', id },
      params: { host: new URL(url).host },
      path: '/desk/webhooks',
      occasion: now.toISOString(),
    })
    await recordAudit(tx, system(organisationId, `webhook-${id}`), {
      type: 'WEBHOOK_DISABLED',
      organisationId,
      aggregateKind: 'webhook',
      aggregateId: id,
      data: { url },
    })
    return ok(true)
  })
}

/** The webhook after a call; whether more may be sent there in this round. */
const settle = async (deps: Deps, one: Webhook, row: DeliveryRow, outcome: CallOutcome): Promise<boolean> => {
  const now = deps.clock.now()
  if (outcome.failure === undefined) {
    await deps.db.update(webhook).set({ failingSince: null }).where(eq(webhook.id, one.id))
    return true
  }
  if (row.topic === null) return true
  const [known] = await deps.db
    .update(webhook)
    .set({ failingSince: sql`coalesce(${webhook.failingSince}, ${now.toISOString()}::timestamptz)` })
    .where(eq(webhook.id, one.id))
    .returning({ since: webhook.failingSince })
  const since = known?.since?.getTime() ?? now.getTime()
  if (outcome.status === GONE || now.getTime() - since >= FAILING_FOR) await disable(deps, one)
  return false
}

const deliverTo = async (deps: Deps, caller: Caller, one: Webhook, stopping: { aborted: boolean }): Promise<number> => {
  const now = deps.clock.now()
  const rows = rowsOf(
    await deps.db.execute(sql`select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.webhook_id = ${one.id} and ${due(now)} order by d.next_try_at, d.id limit ${A_ROUND}`),
    { id: text },
  )
  const secret = deps.mailing.unseal(one.secret)
  let delivered = 0
  let isWell = true
  for (const { id } of rows) {
    if (stopping.aborted || !isWell) break
    const [row] = await deps.db.select().from(webhookDelivery).where(eq(webhookDelivery.id, id))
    if (row?.state !== 'WAITING') continue
    const body = JSON.stringify(row.payload)
    const headers = { 'content-type': 'application/json', 'user-agent': 'Paiji-Webhooks/1' }
    const signed = signedHeaders(secret, { id, at: deps.clock.now(), body })
    const outcome = await caller.call({ url: one.url, headers: { ...headers, ...signed }, body })
    await deps.db
      .update(webhookDelivery)
      .set(after(row, outcome, deps.clock.now()))
      .where(eq(webhookDelivery.id, id))
    if (outcome.failure === undefined) delivered += 1
    isWell = await settle(deps, one, row, outcome)
  }
  const takenUntil = isWell ? null : new Date(deps.clock.now().getTime() + REST)
  await deps.db.update(webhook).set({ takenUntil }).where(eq(webhook.id, one.id))
  return delivered
}

/**
 * Sends what is due, one call at a time to each address and some addresses at once, so that a slow one holds up itself
 * alone. A message is sent at least once, and more than once, under the same `webhook-id`, only where a worker died between
 * the answer and its mark or somebody asked for it. Answers how many were taken.
 */
export const deliverWebhooks = async (
  deps: Deps,
  caller: Caller,
  { atOnce = 8, stopping = { aborted: false } }: { atOnce?: number; stopping?: { readonly aborted: boolean } } = {},
): Promise<number> => {
  const lane = async (): Promise<number> => {
    let delivered = 0
    while (!stopping.aborted) {
      const one = await takeNext(deps)
      if (!one) break
      delivered += await deliverTo(deps, caller, one, stopping)
    }
    return delivered
  }
  const lanes = await Promise.all(Array.from({ length: atOnce }, lane))
  return lanes.reduce((sum, one) => sum + one, 0)
}
