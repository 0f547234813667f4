import { Field, ID, InputType } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'

@InputType('InviteAccountInput')
export class InviteAccountInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that keeps the account.' })
  organisation!: string

  @Field(() => String)
  name!: string

  @Field(() => String)
  email!: string

  @Field(() => String, { nullable: true, description: "The number of the register's person whose account it is." })
  personNumber?: string | null
}

@InputType('AccountInput')
export class AccountInputType extends KeyedInput {
  @Field(() => ID)
  account!: string
}

@InputType('LockAccountInput')
export class LockAccountInputType extends AccountInputType {
  @Field(() => String)
  reason!: string
}

@InputType('GrantRoleInput')
export class GrantRoleInputType extends AccountInputType {
  @Field(() => String, { description: 'admin, staff, director, scorer, committee or clerk.' })
  role!: string

  @Field(() => ID, { description: 'An organisation or an event.' })
  scope!: string

  @Field(() => String, { nullable: true, description: 'The first day; open unless told.' })
  from?: string | null

  @Field(() => String, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string | null
}

@InputType('RevokeRoleInput')
export class RevokeRoleInputType extends KeyedInput {
  @Field(() => ID)
  role!: string
}

@InputType('DecideRoleInput')
export class DecideRoleInputType extends KeyedInput {
  @Field(() => ID)
  proposal!: string

  @Field(() => Boolean)
  confirm!: boolean
}
