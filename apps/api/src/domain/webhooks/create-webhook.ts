import { err, ok, problem } from '@paiji/rules'
import { count, eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import { webhook, type webhookTopics } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { canKeepWebhooks } from './policy.js'
import { newSigningSecret } from './sign-message.js'
import { sealedUntil, type WebhookRow, withoutSecret } from './webhooks.repo.js'
import { oneRow } from '../../db/one-row.js'

export type WebhookTopic = (typeof webhookTopics)[number]

/** Webhooks of one body. */
export const MOST_WEBHOOKS = 20
const LONGEST_URL = 2_000

export interface CreateWebhookInput {
  readonly organisationId: string
  readonly url: string
  readonly topics: readonly WebhookTopic[]
}

/** An address that can be called: http or https, without a name and password in it. Where it leads is looked at when it is called. */
export const readWebhookUrl = (text: string): string | undefined => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  url.hash = ''
  return url.href.length <= LONGEST_URL ? url.href : undefined
}

/**
 * Registers an address that is told what is published at a body, and below it, from now on. The secret stands in the
 * answer and nowhere else. Problems: NOT_PERMITTED, ORGANISATION_UNKNOWN, WEBHOOK_URL_UNREADABLE, WEBHOOK_TOPIC_MISSING,
 * WEBHOOKS_TOO_MANY.
 */
export const createWebhook = async (
  deps: Deps,
  viewer: Viewer,
  input: CreateWebhookInput,
): Promise<Outcome<{ row: WebhookRow; secret: string }>> => {
  const { organisationId } = input
  const place = await placeOfOrganisation(deps.db, organisationId)
  if (!place.ok) return place
  const permitted = requirePermission(canKeepWebhooks(viewer, place.value))
  if (!permitted.ok) return permitted
  const url = readWebhookUrl(input.url)
  if (url === undefined) return err([problem('WEBHOOK_URL_UNREADABLE', { at: { path: 'url' } })])
  const topics = [...new Set(input.topics)]
  if (topics.length === 0) return err([problem('WEBHOOK_TOPIC_MISSING', { at: { path: 'topics' } })])
  const secret = newSigningSecret()
  return inTransaction(deps.db, async tx => {
    await aloneWith(tx, 'webhooks', organisationId)
    const [held] = await tx.select({ n: count() }).from(webhook).where(eq(webhook.organisationId, organisationId))
    if ((held?.n ?? 0) >= MOST_WEBHOOKS) return err([problem('WEBHOOKS_TOO_MANY', { params: { most: MOST_WEBHOOKS } })])
    const row = oneRow(
      await tx
        .insert(webhook)
        .values({
          ...{ organisationId, url, topics },
          secret: deps.mailing.seal(secret),
          madeBy: actorOf(viewer),
          toldUntil: await sealedUntil(tx),
          recordedAt: deps.clock.now(),
        })
        .returning(),
    )
    await recordAudit(tx, viewer, {
      type: 'WEBHOOK_CREATED',
      organisationId,
      aggregateKind: 'webhook',
      aggregateId: row.id,
      data: { url, topics },
    })
    return ok({ row: withoutSecret(row), secret })
  })
}
