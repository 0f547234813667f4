import { Field, ObjectType } from 'type-graphql'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'
import { AccountType } from './account.type.js'

@ObjectType('AccessLink', { simpleResolvers: true, description: 'Shown once; nobody can read it again.' })
export class AccessLinkType {
  @Field(() => String, { description: 'What the link carries.' })
  token!: string

  @Field(() => DateTime, { description: 'When the link ends.' })
  expiresAt!: Date
}

@ObjectType('AccountPayload', { description: 'What a change of an account answers.' })
export class AccountPayload extends ProblemsPayload {
  @Field(() => AccountType, { nullable: true, description: 'The account as it now is.' })
  account?: AccountType

  @Field(() => AccessLinkType, { nullable: true, description: 'Missing when the request was a repetition.' })
  link?: AccessLinkType
}

@ObjectType('AccountRecoveryPayload', { description: 'What a decision about a recovery answers.' })
export class AccountRecoveryPayload extends ProblemsPayload {
  @Field(() => AccessLinkType, {
    nullable: true,
    description: 'Where this installation sends no mail: the link to hand over. Shown once.',
  })
  link?: AccessLinkType
}
