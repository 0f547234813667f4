import { ApiTokenResolver } from './accounts/api-token.resolver.js'
import { OAuthClientResolver } from './accounts/oauth-client.resolver.js'
import { WebhooksResolver } from './webhooks/webhooks.resolver.js'

/** What other programs come with and are told by: tokens, registered addresses. */
export const programResolvers = [ApiTokenResolver, OAuthClientResolver, WebhooksResolver] as const
