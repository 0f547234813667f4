import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { requirePermission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { organisationsByIds } from '../../domain/registry/organisations.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import {
  managedWebhook,
  removeWebhook,
  repeatDelivery,
  switchWebhook,
  testWebhook,
} from '../../domain/webhooks/change-webhook.js'
import { createWebhook } from '../../domain/webhooks/create-webhook.js'
import { canOpenWebhooks, webhookScopes } from '../../domain/webhooks/policy.js'
import { countDeliveries, countWebhooks, listDeliveries, listWebhooks } from '../../domain/webhooks/webhooks.repo.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import {
  CreateWebhookInputType,
  CreateWebhookPayload,
  RepeatWebhookDeliveryInputType,
  SwitchWebhookInputType,
  toDelivery,
  toWebhook,
  WebhookConnectionType,
  WebhookDeliveryConnectionType,
  WebhookDeliveryPayload,
  type WebhookDeliveryType,
  WebhookInputType,
  WebhookPayload,
  WebhookType,
} from './webhook.type.js'

@Resolver(() => WebhookType)
export class WebhooksResolver {
  @Query(() => WebhookConnectionType, {
    description: 'The registered addresses of the viewer’s bodies and of those below them, the latest first.',
  })
  async webhooks(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 30, description: 'How many at most.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
  ): Promise<ConnectionView<WebhookType>> {
    unwrap(requirePermission(canOpenWebhooks(viewer)))
    const page = unwrap(readPage(deps.cursors, 'webhooks', { first, after }))
    const scopes = webhookScopes(viewer)
    const rows = await listWebhooks(deps.db, scopes, page)
    const found = toConnection(deps.cursors, 'webhooks', page, rows, row => ({
      key: [row.recordedAt.toISOString()],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toWebhook),
      totalCount: () => countWebhooks(deps.db, scopes),
    }
  }

  @Query(() => WebhookType, { nullable: true, description: 'One registered address, for whoever keeps it.' })
  async webhook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
  ): Promise<WebhookType> {
    return toWebhook(unwrap(await managedWebhook(deps, viewer, unwrap(fromGlobalId('Webhook', id, 'id')))))
  }

  @Query(() => [OrganisationType], { description: 'The bodies at which the viewer keeps registered addresses.' })
  async webhookBodies(@Ctx() { deps, viewer }: RequestContext): Promise<OrganisationType[]> {
    const ids = [...new Set(webhookScopes(viewer))]
    return ids.length === 0 ? [] : (await organisationsByIds(deps.db, ids)).map(toOrganisation)
  }

  @FieldResolver(() => OrganisationType, { description: 'The body whose publications it is told of.' })
  async organisation(
    @Root() { organisationId }: WebhookType,
    @Ctx() { load }: RequestContext,
  ): Promise<OrganisationType> {
    const row = await load(organisationLoader).load(organisationId)
    if (!row) throw new Error('a webhook of no body')
    return toOrganisation(row)
  }

  @FieldResolver(() => WebhookDeliveryConnectionType, { description: 'What was sent there, the latest first.' })
  async deliveries(
    @Root() { id }: WebhookType,
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
  ): Promise<ConnectionView<WebhookDeliveryType>> {
    const webhookId = unwrap(fromGlobalId('Webhook', id, 'id'))
    const list = `deliveries:${webhookId}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await listDeliveries(deps.db, webhookId, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({
      key: [row.recordedAt.toISOString()],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toDelivery),
      totalCount: () => countDeliveries(deps.db, webhookId),
    }
  }

  @Mutation(() => CreateWebhookPayload, { description: 'Registers an address that is told of what is published.' })
  async createWebhook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CreateWebhookInputType, { description: 'Which, and of what.' })
    { organisation, url, topics }: CreateWebhookInputType,
  ): Promise<CreateWebhookPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const done = id.ok ? await createWebhook(deps, viewer, { organisationId: id.value, url, topics }) : id
    return toPayload(done, ({ row, secret }) => ({ secret, webhook: toWebhook(row) }))
  }

  @Mutation(() => WebhookPayload, { description: 'Pauses a registered address, or lets it go on.' })
  async switchWebhook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => SwitchWebhookInputType, { description: 'Which.' })
    { webhook, active }: SwitchWebhookInputType,
  ): Promise<WebhookPayload> {
    const id = fromGlobalId('Webhook', webhook, 'webhook')
    const done = id.ok ? await switchWebhook(deps, viewer, { webhookId: id.value, active }) : id
    return toPayload(done, row => ({ webhook: toWebhook(row) }))
  }

  @Mutation(() => WebhookPayload, { description: 'Removes a registered address with the list of what was sent there.' })
  async removeWebhook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => WebhookInputType, { description: 'Which.' }) { webhook }: WebhookInputType,
  ): Promise<WebhookPayload> {
    const id = fromGlobalId('Webhook', webhook, 'webhook')
    return toPayload(id.ok ? await removeWebhook(deps, viewer, id.value) : id, row => ({ webhook: toWebhook(row) }))
  }

  @Mutation(() => WebhookDeliveryPayload, { description: 'Sends a test to a registered address, once.' })
  async testWebhook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => WebhookInputType, { description: 'Which.' }) { webhook }: WebhookInputType,
  ): Promise<WebhookDeliveryPayload> {
    const id = fromGlobalId('Webhook', webhook, 'webhook')
    return toPayload(id.ok ? await testWebhook(deps, viewer, id.value) : id, row => ({ delivery: toDelivery(row) }))
  }

  @Mutation(() => WebhookDeliveryPayload, { description: 'Sends a message again now, under its own id.' })
  async repeatWebhookDelivery(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RepeatWebhookDeliveryInputType, { description: 'Which.' })
    { delivery }: RepeatWebhookDeliveryInputType,
  ): Promise<WebhookDeliveryPayload> {
    const id = fromGlobalId('WebhookDelivery', delivery, 'delivery')
    const done = id.ok ? await repeatDelivery(deps, viewer, id.value) : id
    return toPayload(done, row => ({ delivery: toDelivery(row) }))
  }
}
