import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { webhook, webhookDelivery } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { AuditEvent } from '../audit/audit-event.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { canKeepWebhooks } from './policy.js'
import { type DeliveryRow, findWebhook, type WebhookRow, withoutSecret } from './webhooks.repo.js'
import { oneRow } from '../../db/one-row.js'

const UNKNOWN = problem('WEBHOOK_UNKNOWN')

/** A webhook that the viewer keeps. Problems: NOT_PERMITTED, WEBHOOK_UNKNOWN. */
export const managedWebhook = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  webhookId: string,
): Promise<Outcome<WebhookRow>> => {
  const found = await findWebhook(db, webhookId)
  const permitted = requirePermission(canKeepWebhooks(viewer, { organisationPath: found?.path ?? [] }))
  if (!permitted.ok) return permitted
  return found ? ok(found) : err([UNKNOWN])
}

const audit = ({ tx, viewer }: Act, { id, organisationId }: WebhookRow, event: AuditEvent): Promise<void> =>
  recordAudit(tx, viewer, { ...event, organisationId, aggregateKind: 'webhook', aggregateId: id })

/** One change to a webhook that the viewer keeps, with its row of the log. */
const change = async <T>(
  deps: Deps,
  viewer: Viewer,
  webhookId: string,
  fn: (tx: Transaction, row: WebhookRow) => Promise<Outcome<{ value: T; event: AuditEvent }>>,
): Promise<Outcome<T>> => {
  const kept = await managedWebhook(deps, viewer, webhookId)
  if (!kept.ok) return kept
  return inTransaction(deps.db, async tx => {
    const done = await fn(tx, kept.value)
    if (!done.ok) return done
    await audit({ tx, deps, viewer }, kept.value, done.value.event)
    return ok(done.value.value)
  })
}

/**
 * Pauses a webhook, or lets it go on, also one that the program stopped calling: it is told of what came in between.
 * Problems: NOT_PERMITTED, WEBHOOK_UNKNOWN.
 */
export const switchWebhook = (
  deps: Deps,
  viewer: Viewer,
  { webhookId, active }: { readonly webhookId: string; readonly active: boolean },
): Promise<Outcome<WebhookRow>> =>
  change(deps, viewer, webhookId, async (tx, { url }) => {
    const [row] = await tx
      .update(webhook)
      .set(active ? { state: 'ACTIVE', failingSince: null } : { state: 'PAUSED' })
      .where(eq(webhook.id, webhookId))
      .returning()
    if (!row) return err([UNKNOWN])
    return ok({ value: withoutSecret(row), event: { type: 'WEBHOOK_SWITCHED', data: { url, active } } })
  })

/** Removes a webhook with all that was sent there. Problems: NOT_PERMITTED, WEBHOOK_UNKNOWN. */
export const removeWebhook = (deps: Deps, viewer: Viewer, webhookId: string): Promise<Outcome<WebhookRow>> =>
  change(deps, viewer, webhookId, async (tx, { url }) => {
    const [row] = await tx.delete(webhook).where(eq(webhook.id, webhookId)).returning()
    if (!row) return err([UNKNOWN])
    return ok({ value: withoutSecret(row), event: { type: 'WEBHOOK_REMOVED', data: { url } } })
  })

/**
 * Sends a message that says nothing but that it is a test, also while the webhook is paused; it is tried once. Problems:
 * NOT_PERMITTED, WEBHOOK_UNKNOWN.
 */
export const testWebhook = (deps: Deps, viewer: Viewer, webhookId: string): Promise<Outcome<DeliveryRow>> =>
  change(deps, viewer, webhookId, async tx => {
    const now = deps.clock.now()
    const payload = { type: 'test', timestamp: now.toISOString(), data: { page: `${deps.mailing.portal}/developers` } }
    const row = oneRow(
      await tx
        .insert(webhookDelivery)
        .values({ webhookId, payload, asked: true, nextTryAt: now, recordedAt: now })
        .returning(),
    )
    return ok({ value: row, event: { type: 'WEBHOOK_TESTED', data: { deliveryId: row.id } } })
  })

/**
 * Sends a message again now, under its own id, whatever came of it: for whoever lost it or has mended what refused it.
 * Problems: NOT_PERMITTED, WEBHOOK_UNKNOWN.
 */
export const repeatDelivery = async (deps: Deps, viewer: Viewer, deliveryId: string): Promise<Outcome<DeliveryRow>> => {
  const [found] = await deps.db
    .select({ webhookId: webhookDelivery.webhookId })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, deliveryId))
  const nowhere = '00000000-0000-0000-0000-000000000000'
  return change(deps, viewer, found?.webhookId ?? nowhere, async tx => {
    const [row] = await tx
      .update(webhookDelivery)
      .set({ state: 'WAITING', tries: 0, asked: true, nextTryAt: deps.clock.now(), deliveredAt: null })
      .where(eq(webhookDelivery.id, deliveryId))
      .returning()
    if (!row) return err([UNKNOWN])
    return ok({ value: row, event: { type: 'WEBHOOK_DELIVERY_REPEATED', data: { deliveryId } } })
  })
}
