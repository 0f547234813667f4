import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { createApiToken, revokeApiToken, tokensOf } from '../../domain/accounts/api-tokens.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import {
  ApiTokenType,
  CreateApiTokenInputType,
  CreateApiTokenPayload,
  RevokeApiTokenInputType,
  RevokeApiTokenPayload,
  toApiToken,
} from './api-token.type.js'
import { OwnAccountType } from './own-account.type.js'

@Resolver(() => OwnAccountType)
export class ApiTokenResolver {
  @FieldResolver(() => [ApiTokenType], { description: 'Tokens of the viewer, the latest first; at most 40.' })
  async apiTokens(@Ctx() { deps, viewer }: RequestContext): Promise<ApiTokenType[]> {
    const now = deps.clock.now()
    return (await tokensOf(deps.db, viewer.accountId ?? '')).map(row => toApiToken(row, now))
  }

  @Mutation(() => CreateApiTokenPayload, { description: 'Makes a token for programs of the own account.' })
  async createApiToken(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CreateApiTokenInputType, { description: 'Which.' }) input: CreateApiTokenInputType,
  ): Promise<CreateApiTokenPayload> {
    return toPayload(await createApiToken(deps, viewer, input), ({ row, token }) => ({
      token,
      apiToken: toApiToken(row, deps.clock.now()),
    }))
  }

  @Mutation(() => RevokeApiTokenPayload, { description: 'Ends a token of the own account, at once.' })
  async revokeApiToken(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RevokeApiTokenInputType, { description: 'Which.' }) input: RevokeApiTokenInputType,
  ): Promise<RevokeApiTokenPayload> {
    const id = fromGlobalId('ApiToken', input.apiToken, 'apiToken')
    const done = id.ok ? await revokeApiToken(deps, viewer, id.value) : id
    return toPayload(done, row => ({ apiToken: toApiToken(row, deps.clock.now()) }))
  }
}
