import { Field, ObjectType } from 'type-graphql'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'
import { AccountType } from './account.type.js'

@ObjectType('AccessLink', { simpleResolvers: true, description: 'Told once; nobody can read it again.' })
export class AccessLinkType {
  @Field(() => String)
  token!: string

  @Field(() => DateTime)
  expiresAt!: Date
}

@ObjectType('AccountPayload')
export class AccountPayload extends ProblemsPayload {
  @Field(() => AccountType, { nullable: true })
  account?: AccountType

  @Field(() => AccessLinkType, { nullable: true, description: 'Missing when the request was a repetition.' })
  link?: AccessLinkType
}
