import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ApiScope } from '../../auth/api-token.js'
import type { OAuthClientRow } from '../../domain/accounts/oauth-clients.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { ApiScopeEnum } from './api-token.type.js'

@ObjectType('OAuthSecret', { simpleResolvers: true, description: 'A secret of a client; never what it is.' })
export class OAuthSecretType {
  @Field(() => ID, { description: 'Names it; it lets nobody in.' })
  id!: string

  @Field(() => String, { description: 'How it begins.' })
  start!: string

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it ends, where another has taken its place.' })
  expiresAt?: Date | null
}

@ObjectType('OAuthClient', {
  description: 'A program that fetches its own tokens by client credentials and acts for the viewer.',
})
export class OAuthClientType {
  placeId!: string | null

  @Field(() => ID, { description: 'Names it.' })
  id!: string

  @Field(() => String, { description: 'The client_id that the program says.' })
  clientId!: string

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string

  @Field(() => [ApiScopeEnum], { description: 'The most that a token of it may do.' })
  scopes!: ApiScope[]

  @Field(() => [OAuthSecretType], { description: 'The secrets that hold, the oldest first; two at most.' })
  secrets!: OAuthSecretType[]

  @Field(() => DateTime, { description: 'When it was registered.' })
  createdAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it last fetched a token.' })
  lastUsedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt?: Date | null
}

@InputType('CreateOAuthClientInput', { description: 'Which program to register.' })
export class CreateOAuthClientInputType {
  @Field(() => String, { description: 'What to call it, e.g. the program that uses it.' })
  name!: string

  @Field(() => [ApiScopeEnum], { description: 'The most that a token of it may do.' })
  scopes!: ApiScope[]

  @Field(() => ID, {
    nullable: true,
    description: 'The one body, with those below it, or the one event it is for; elsewhere it may nothing.',
  })
  place?: string | null
}

@InputType('RotateOAuthSecretInput', { description: 'Which client gets another secret.' })
export class RotateOAuthSecretInputType {
  @Field(() => ID, { description: 'The client.' })
  client!: string

  @Field(() => Int, { description: 'For how many hours the secret that is replaced still holds, 0 to 168.' })
  overlapHours!: number
}

@ObjectType('OAuthSecretPayload', { description: 'The client with its new secret.' })
export class OAuthSecretPayload {
  @Field(() => String, { nullable: true, description: 'The secret itself: shown now and never again.' })
  secret?: string

  @Field(() => OAuthClientType, { nullable: true, description: 'What is known of the client from now on.' })
  client?: OAuthClientType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@InputType('RevokeOAuthClientInput', { description: 'Which client to end.' })
export class RevokeOAuthClientInputType {
  @Field(() => ID, { description: 'The client.' })
  client!: string
}

@ObjectType('RevokeOAuthClientPayload', { description: 'The client that was ended.' })
export class RevokeOAuthClientPayload {
  @Field(() => OAuthClientType, { nullable: true, description: 'The client.' })
  client?: OAuthClientType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

export const toOAuthClient = ({ client, secrets }: OAuthClientRow): OAuthClientType => ({
  placeId: client.placeId,
  id: toGlobalId('OAuthClient', client.id),
  clientId: client.id,
  name: client.name,
  scopes: [...client.scopes],
  secrets: secrets.map(({ id, start, recordedAt, expiresAt }) => ({
    id: toGlobalId('OAuthSecret', id),
    start,
    createdAt: recordedAt,
    expiresAt,
  })),
  createdAt: client.recordedAt,
  lastUsedAt: client.lastUsedAt,
  revokedAt: client.revokedAt,
})
