import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { AccountEventKind, AccountEventRow } from '../../domain/accounts/account-events.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { enumOf } from '../shared/enum.js'
import { connectionOf } from '../shared/page.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

export const AccountEventKindEnum = enumOf<AccountEventKind>('AccountEventKind', 'What happened to an account.', {
  SIGNED_IN: 'Somebody signed in.',
  SIGN_IN_FAILED: 'A wrong password.',
  SECOND_STEP_FAILED: 'The right password, and a wrong code after it.',
  PASSWORD_CHANGED: 'Another password; other sessions ended.',
  SECOND_FACTOR_ON: 'Signing in takes a code from now on.',
  SECOND_FACTOR_OFF: 'Signing in takes no code any more.',
  RECOVERY_CODE_USED: 'A recovery code was used up.',
  RECOVERY_CODES_MADE: 'New recovery codes; the earlier ones no longer work.',
  PASSKEY_ADDED: 'A passkey was added; it signs in by itself.',
  PASSKEY_REMOVED: 'A passkey was removed.',
  SESSION_ENDED: 'One or more sessions were ended.',
})

@ObjectType('AccountEvent', { simpleResolvers: true, description: 'What happened to an account, for its owner.' })
export class AccountEventType {
  @Field(() => ID, { description: 'Names it.' })
  id!: string

  @Field(() => AccountEventKindEnum, { description: 'What happened.' })
  kind!: AccountEventKind

  @Field(() => DateTime, { description: 'When.' })
  at!: Date

  @Field(() => String, { nullable: true, description: 'The network address it came from, as it was seen.' })
  address?: string | null

  @Field(() => String, { nullable: true, description: 'What the browser called itself.' })
  userAgent?: string | null
}

export const AccountEventConnectionType = connectionOf(AccountEventType, 'AccountEvent')

export const toAccountEvent = ({ id, recordedAt, ...row }: AccountEventRow): AccountEventType => ({
  ...row,
  id: toGlobalId('AccountEvent', id),
  at: recordedAt,
})

@ObjectType('OwnSession', { simpleResolvers: true, description: 'A browser in which somebody is signed in.' })
export class OwnSessionType {
  @Field(() => ID, { description: 'Names it; it lets nobody in.' })
  id!: string

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current!: boolean

  @Field(() => DateTime, { description: 'When it began.' })
  startedAt!: Date

  @Field(() => DateTime, { description: 'When it was last renewed, at most once a day.' })
  seenAt!: Date

  @Field(() => DateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date

  @Field(() => String, { nullable: true, description: 'The network address it began at.' })
  address?: string | null

  @Field(() => String, { nullable: true, description: 'What the browser called itself.' })
  userAgent?: string | null
}

@ObjectType('OwnPasskey', {
  simpleResolvers: true,
  description: 'A passkey of the viewer: signs in without a password.',
})
export class OwnPasskeyType {
  @Field(() => String, { description: 'Names it where it is removed; it lets nobody in.' })
  id!: string

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string

  @Field(() => DateTime, { description: 'When it was added.' })
  addedAt!: Date
}

@ObjectType('OwnAccount', { description: 'How the viewer gets in, for the viewer alone.' })
export class OwnAccountType {
  @Field(() => Boolean, { description: 'Whether signing in takes a code besides the password.' })
  secondFactor!: boolean

  @Field(() => LocalDate, {
    nullable: true,
    description: 'From which day a role of the viewer needs a second factor; null when none does.',
  })
  secondFactorFrom?: string | null
}

@InputType('EndOwnSessionsInput', { description: 'Which of the own sessions to end.' })
export class EndOwnSessionsInputType {
  @Field(() => ID, { nullable: true, description: 'One of them; where none is given every one but this.' })
  session?: string
}

@ObjectType('EndOwnSessionsPayload', { description: 'How many sessions ended.' })
export class EndOwnSessionsPayload {
  @Field(() => Int, { nullable: true, description: 'How many.' })
  ended?: number

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@InputType('SetSecondFactorRuleInput', { description: 'From when the offices of a federation need a second factor.' })
export class SetSecondFactorRuleInputType {
  @Field(() => ID, { description: 'The federation.' })
  organisation!: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day; where none is given they may do without.' })
  from?: string
}

@ObjectType('SetSecondFactorRulePayload', { description: 'The federation with its rule.' })
export class SetSecondFactorRulePayload {
  @Field(() => OrganisationType, { nullable: true, description: 'The federation.' })
  organisation?: OrganisationType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}
