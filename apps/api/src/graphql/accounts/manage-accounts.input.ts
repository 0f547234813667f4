import { Field, ID, InputType } from 'type-graphql'
import type { Role } from '../../auth/viewer.js'
import type { Language } from '../../domain/mail/topics.js'
import { MailLanguageEnum } from '../mail/mail.type.js'
import { RoleEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { LocalDate } from '../shared/scalars.js'

@InputType('InviteAccountInput', { description: 'An account for somebody who has none.' })
export class InviteAccountInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that keeps the account.' })
  organisation!: string

  @Field(() => String, { description: 'As the portal greets it.' })
  name!: string

  @Field(() => String, { description: 'The address it will sign in with.' })
  email!: string

  @Field(() => String, { nullable: true, description: "The number of the register's person whose account it is." })
  personNumber?: string | null

  @Field(() => MailLanguageEnum, { nullable: true, description: 'The language of mails to it; Chinese unless said.' })
  language?: Language
}

@InputType('AccountInput', { description: 'One account.' })
export class AccountInputType extends KeyedInput {
  @Field(() => ID, { description: 'The account.' })
  account!: string
}

@InputType('CorrectInvitationInput', { description: 'The right address of somebody who was invited.' })
export class CorrectInvitationInputType extends AccountInputType {
  @Field(() => String, { description: 'The address.' })
  email!: string
}

@InputType('LockAccountInput', { description: 'An account to be locked, and why.' })
export class LockAccountInputType extends AccountInputType {
  @Field(() => String, { description: 'Why it is locked.' })
  reason!: string
}

@InputType('GrantRoleInput', { description: 'A role for an account, at a body or an event.' })
export class GrantRoleInputType extends AccountInputType {
  @Field(() => RoleEnum, { description: 'What the account may do there.' })
  role!: Role

  @Field(() => ID, { description: 'An organisation or an event.' })
  scope!: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day; open where none is given.' })
  from?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string | null
}

@InputType('RevokeRoleInput', { description: 'A role to be ended.' })
export class RevokeRoleInputType extends KeyedInput {
  @Field(() => ID, { description: 'The role given.' })
  role!: string
}

@InputType('DecideRoleInput', { description: 'A proposed role to be confirmed or declined.' })
export class DecideRoleInputType extends KeyedInput {
  @Field(() => ID, { description: 'The proposal.' })
  proposal!: string

  @Field(() => Boolean, { description: 'True confirms it, false declines it.' })
  confirm!: boolean
}

@InputType('ProposeAccountRecoveryInput', { description: 'An account whose holder can no longer get in.' })
export class ProposeAccountRecoveryInputType extends AccountInputType {
  @Field(() => String, { description: 'How the identity was checked.' })
  reason!: string
}

@InputType('DecideAccountRecoveryInput', { description: 'A proposed reset of an account.' })
export class DecideAccountRecoveryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The proposal.' })
  recovery!: string

  @Field(() => Boolean, { description: 'True resets the account, false declines it.' })
  approve!: boolean
}
