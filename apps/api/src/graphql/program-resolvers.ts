import { ApiTokenResolver, PlaceOfClientResolver, PlaceOfTokenResolver } from './accounts/api-token.resolver.js'
import { BulkExportResolver } from './exports/bulk-export.resolver.js'
import { OAuthClientResolver } from './accounts/oauth-client.resolver.js'
import { WebhooksResolver } from './webhooks/webhooks.resolver.js'

/** What other programs come with and are told by: tokens, registered addresses. */
export const programResolvers = [
  ApiTokenResolver,
  PlaceOfTokenResolver,
  PlaceOfClientResolver,
  OAuthClientResolver,
  BulkExportResolver,
  WebhooksResolver,
] as const
