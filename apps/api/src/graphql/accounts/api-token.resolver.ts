import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { createApiToken, revokeApiToken, tokensOf } from '../../domain/accounts/api-tokens.js'
import { type NamedPlace, placesNamed, tokenPlaces } from '../../domain/accounts/token-places.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import {
  ApiTokenType,
  CreateApiTokenInputType,
  CreateApiTokenPayload,
  RevokeApiTokenInputType,
  placeGiven,
  RevokeApiTokenPayload,
  TokenPlaceType,
  toApiToken,
  toTokenPlace,
} from './api-token.type.js'
import { OAuthClientType } from './oauth-client.type.js'
import { rowLoader } from '../shared/loader.js'
import { OwnAccountType } from './own-account.type.js'

const MOST_PLACES = 200

const placeLoader = rowLoader<NamedPlace>(placesNamed, row => row.id)

const placeOf = async (ctx: RequestContext, id: string | null): Promise<TokenPlaceType | undefined> => {
  const row = id === null ? undefined : await ctx.load(placeLoader).load(id)
  return row && toTokenPlace(row)
}

@Resolver(() => OwnAccountType)
export class ApiTokenResolver {
  @FieldResolver(() => [ApiTokenType], { description: 'Tokens of the viewer, the latest first; at most 40.' })
  async apiTokens(@Ctx() { deps, viewer }: RequestContext): Promise<ApiTokenType[]> {
    const now = deps.clock.now()
    return (await tokensOf(deps.db, viewer.accountId ?? '')).map(row => toApiToken(row, now))
  }

  @FieldResolver(() => [TokenPlaceType], {
    description: 'What a token may be limited to: where the viewer holds a role, and what lies below; at most 200.',
  })
  async tokenPlaces(@Ctx() { deps, viewer }: RequestContext): Promise<TokenPlaceType[]> {
    return (await tokenPlaces(deps.db, viewer, MOST_PLACES)).map(toTokenPlace)
  }

  @Mutation(() => CreateApiTokenPayload, { description: 'Makes a token for programs of the own account.' })
  async createApiToken(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CreateApiTokenInputType, { description: 'Which.' }) input: CreateApiTokenInputType,
  ): Promise<CreateApiTokenPayload> {
    const { name, scopes, days } = input
    const place = placeGiven(input.place)
    const made = place.ok ? await createApiToken(deps, viewer, { name, scopes, days, place: place.value }) : place
    return toPayload(made, ({ row, token }) => ({
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

@Resolver(() => ApiTokenType)
export class PlaceOfTokenResolver {
  @FieldResolver(() => TokenPlaceType, {
    nullable: true,
    description: 'The one place it is for; null: wherever its account may.',
  })
  place(@Ctx() ctx: RequestContext, @Root() { placeId }: ApiTokenType): Promise<TokenPlaceType | undefined> {
    return placeOf(ctx, placeId)
  }
}

@Resolver(() => OAuthClientType)
export class PlaceOfClientResolver {
  @FieldResolver(() => TokenPlaceType, {
    nullable: true,
    description: 'The one place it is for; null: wherever its account may.',
  })
  place(@Ctx() ctx: RequestContext, @Root() { placeId }: OAuthClientType): Promise<TokenPlaceType | undefined> {
    return placeOf(ctx, placeId)
  }
}
