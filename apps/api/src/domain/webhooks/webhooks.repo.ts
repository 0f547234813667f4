import { and, count, eq, max, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { seal, webhook, webhookDelivery } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'

/** A webhook without its secret. */
export type WebhookRow = Omit<typeof webhook.$inferSelect, 'secret'>
export type DeliveryRow = typeof webhookDelivery.$inferSelect

export const withoutSecret = ({ secret: _, ...row }: typeof webhook.$inferSelect): WebhookRow => row

const within = (scopes: readonly string[]) => sql`organisation_path(${webhook.organisationId}) && ${uuids(scopes)}`

/** Webhooks of these bodies and of those below them, the latest first. The cursor's key is the instant. */
export const listWebhooks = async (db: Db, scopes: readonly string[], page: PageRequest): Promise<WebhookRow[]> => {
  const after = earlierThan(webhook.recordedAt, webhook.id, page.after)
  const rows = await db
    .select()
    .from(webhook)
    .where(and(within(scopes), after))
    .orderBy(...latestFirst(webhook.recordedAt, webhook.id))
    .limit(page.first + 1)
  return rows.map(withoutSecret)
}

export const countWebhooks = async (db: Db, scopes: readonly string[]): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(webhook).where(within(scopes))
  return row?.n ?? 0
}

/** A webhook with the bodies above its own; undefined where there is none. */
export const findWebhook = async (
  db: Db,
  id: string,
): Promise<(WebhookRow & { readonly path: string[] }) | undefined> => {
  const [row] = await db
    .select({ row: webhook, path: sql<string[]>`organisation_path(${webhook.organisationId})` })
    .from(webhook)
    .where(eq(webhook.id, id))
  return row && { ...withoutSecret(row.row), path: row.path }
}

/** What was sent, or is to be, the latest first. */
export const listDeliveries = (db: Db, webhookId: string, page: PageRequest): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.webhookId, webhookId),
        earlierThan(webhookDelivery.recordedAt, webhookDelivery.id, page.after),
      ),
    )
    .orderBy(...latestFirst(webhookDelivery.recordedAt, webhookDelivery.id))
    .limit(page.first + 1)

export const countDeliveries = async (db: Db, webhookId: string): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(webhookDelivery).where(eq(webhookDelivery.webhookId, webhookId))
  return row?.n ?? 0
}

/** The last row of the log that a seal covers: none before it is still to be committed. */
export const sealedUntil = async (db: Db): Promise<number> => {
  const [row] = await db.select({ until: max(seal.untilSequence) }).from(seal)
  return row?.until ?? 0
}
