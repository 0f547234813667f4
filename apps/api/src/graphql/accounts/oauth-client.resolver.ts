import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import {
  clientsOf,
  createOAuthClient,
  revokeOAuthClient,
  rotateOAuthSecret,
} from '../../domain/accounts/oauth-clients.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { placeGiven } from './api-token.type.js'
import {
  CreateOAuthClientInputType,
  OAuthClientType,
  OAuthSecretPayload,
  RevokeOAuthClientInputType,
  RevokeOAuthClientPayload,
  RotateOAuthSecretInputType,
  toOAuthClient,
} from './oauth-client.type.js'
import { OwnAccountType } from './own-account.type.js'

@Resolver(() => OwnAccountType)
export class OAuthClientResolver {
  @FieldResolver(() => [OAuthClientType], { description: 'Clients of the viewer, the latest first; at most 20.' })
  async oauthClients(@Ctx() { deps, viewer }: RequestContext): Promise<OAuthClientType[]> {
    return (await clientsOf(deps.db, deps.clock.now(), viewer.accountId ?? '')).map(toOAuthClient)
  }

  @Mutation(() => OAuthSecretPayload, { description: 'Registers a program that fetches its own tokens.' })
  async createOAuthClient(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CreateOAuthClientInputType, { description: 'Which.' }) input: CreateOAuthClientInputType,
  ): Promise<OAuthSecretPayload> {
    const place = placeGiven(input.place)
    const { name, scopes } = input
    const made = place.ok ? await createOAuthClient(deps, viewer, { name, scopes, place: place.value }) : place
    return toPayload(made, ({ secret, ...row }) => ({ secret, client: toOAuthClient(row) }))
  }

  @Mutation(() => OAuthSecretPayload, { description: 'Gives a client of the own account another secret.' })
  async rotateOAuthSecret(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RotateOAuthSecretInputType, { description: 'Which.' }) input: RotateOAuthSecretInputType,
  ): Promise<OAuthSecretPayload> {
    const id = fromGlobalId('OAuthClient', input.client, 'client')
    const { overlapHours } = input
    const done = id.ok ? await rotateOAuthSecret(deps, viewer, { clientId: id.value, overlapHours }) : id
    return toPayload(done, ({ secret, ...row }) => ({ secret, client: toOAuthClient(row) }))
  }

  @Mutation(() => RevokeOAuthClientPayload, {
    description: 'Ends a client of the own account with the tokens it fetched, at once.',
  })
  async revokeOAuthClient(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RevokeOAuthClientInputType, { description: 'Which.' }) input: RevokeOAuthClientInputType,
  ): Promise<RevokeOAuthClientPayload> {
    const id = fromGlobalId('OAuthClient', input.client, 'client')
    const done = id.ok ? await revokeOAuthClient(deps, viewer, id.value) : id
    return toPayload(done, row => ({ client: toOAuthClient(row) }))
  }
}
