import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ApiScope } from '../../auth/api-token.js'
import { ok } from '@paiji/rules'
import type { TokenPlace } from '../../auth/api-token.js'
import type { Outcome } from '../../base/problem.js'
import type { NamedPlace } from '../../domain/accounts/token-places.js'
import type { ApiTokenRow } from '../../domain/accounts/api-tokens.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'

export const ApiScopeEnum = enumOf<ApiScope>('ApiScope', 'What a token may do; never more than its account may.', {
  read: 'Reads what the account may read.',
  results: 'Enters results and reads results files.',
  publish: 'Publishes standings and rounds, and issues lists.',
  write: 'Everything but the keys and roles of accounts.',
})

@ObjectType('TokenPlace', { description: 'A body, with those below it, or an event that a token is limited to.' })
export class TokenPlaceType {
  @Field(() => ID, { description: 'Of the organisation or the event.' })
  id!: string

  @Field(() => Boolean, { description: 'Whether it is an event.' })
  isEvent!: boolean

  @Field(() => BilingualType, { description: 'What it is called.' })
  name!: BilingualType
}

export const toTokenPlace = ({ kind, id, nameZh, nameEn }: NamedPlace): TokenPlaceType => ({
  id: toGlobalId(kind === 'event' ? 'Event' : 'Organisation', id),
  isEvent: kind === 'event',
  name: { zh: nameZh, en: nameEn },
})

/** The place that an input names, by its kind; none where it names none. Problem: ID_NOT_READABLE. */
export const placeGiven = (place: string | null | undefined): Outcome<TokenPlace | undefined> => {
  if (!place) return ok(undefined)
  const event = fromGlobalId('Event', place, 'place')
  if (event.ok) return ok({ kind: 'event', id: event.value })
  const body = fromGlobalId('Organisation', place, 'place')
  return body.ok ? ok({ kind: 'organisation', id: body.value }) : body
}

@ObjectType('ApiToken', { description: 'A token by which a program acts for the viewer.' })
export class ApiTokenType {
  placeId!: string | null

  @Field(() => ID, { description: 'Names it; it lets nobody in.' })
  id!: string

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string

  @Field(() => String, { description: 'How it begins.' })
  start!: string

  @Field(() => [ApiScopeEnum], { description: 'What it may do.' })
  scopes!: ApiScope[]

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => DateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt?: Date | null

  @Field(() => Boolean, { description: 'Whether it opens anything now.' })
  holds!: boolean
}

@InputType('CreateApiTokenInput', { description: 'Which token to make.' })
export class CreateApiTokenInputType {
  @Field(() => String, { description: 'What to call it, e.g. the program that uses it.' })
  name!: string

  @Field(() => [ApiScopeEnum], { description: 'What it may do.' })
  scopes!: ApiScope[]

  @Field(() => Int, { description: 'For how many days, 1 to 365.' })
  days!: number

  @Field(() => ID, {
    nullable: true,
    description: 'The one body, with those below it, or the one event it is for; elsewhere it may nothing.',
  })
  place?: string | null
}

@ObjectType('CreateApiTokenPayload', { description: 'The token that was made.' })
export class CreateApiTokenPayload {
  @Field(() => String, { nullable: true, description: 'The token itself: shown now and never again.' })
  token?: string

  @Field(() => ApiTokenType, { nullable: true, description: 'What is known of it from now on.' })
  apiToken?: ApiTokenType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@InputType('RevokeApiTokenInput', { description: 'Which token to end.' })
export class RevokeApiTokenInputType {
  @Field(() => ID, { description: 'The token.' })
  apiToken!: string
}

@ObjectType('RevokeApiTokenPayload', { description: 'The token that was ended.' })
export class RevokeApiTokenPayload {
  @Field(() => ApiTokenType, { nullable: true, description: 'The token.' })
  apiToken?: ApiTokenType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

export const toApiToken = (row: ApiTokenRow, now: Date): ApiTokenType => ({
  placeId: row.placeId,
  id: toGlobalId('ApiToken', row.id),
  name: row.name,
  start: row.start,
  scopes: [...row.scopes],
  createdAt: row.recordedAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt,
  revokedAt: row.revokedAt,
  holds: row.revokedAt === null && row.expiresAt > now,
})
