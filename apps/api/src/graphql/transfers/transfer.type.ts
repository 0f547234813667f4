import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { TransferRow } from '../../domain/transfers/transfers.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { TransferAnswerEnum, TransferDecisionEnum } from '../registry/register-desk.enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'
import { type OneSport, SportEnum, sportOrAll } from '../shared/enums.js'

@ObjectType('TransferPermissions', { simpleResolvers: true, description: 'What the viewer may do with a transfer.' })
export class TransferPermissionsType {
  @Field(() => PermissionType, { description: 'To release the person or to object.' })
  canAnswer!: PermissionType

  @Field(() => Boolean, {
    description: 'Whether the answer would be stated for the club by a body above it; it says what it goes by.',
  })
  answersFromAbove!: boolean

  @Field(() => PermissionType, { description: 'To approve or to decline.' })
  canDecide!: PermissionType

  @Field(() => PermissionType, { description: 'To take it back.' })
  canWithdraw!: PermissionType
}

@ObjectType('Transfer', { description: 'A change of club: asked for, answered by the club that is left, decided.' })
export class TransferType {
  row!: TransferRow

  @Field(() => ID, { description: 'To act on it.' })
  id!: string

  @Field(() => SportEnum, { nullable: true, description: 'The sport it is for; null: all of them.' })
  sport!: OneSport | null

  @Field(() => LocalDate, { description: 'The day it was asked for.' })
  requestedOn!: string

  @Field(() => LocalDate, { description: 'The last day on which the club that is left may object.' })
  objectUntil!: string

  @Field(() => LocalDate, { description: 'The first day for the new club.' })
  effectiveOn!: string

  @Field(() => String, { description: 'Why it was asked for.' })
  reason!: string

  @Field(() => TransferAnswerEnum, {
    nullable: true,
    description: 'What the club that is left said; null: nothing yet.',
  })
  answer?: TransferRow['answer']

  @Field(() => String, { nullable: true, description: 'Its reason.' })
  answerReason?: string | null

  @Field(() => Boolean, { description: 'Whether a body above stated the answer for the club.' })
  answerFromAbove!: boolean

  @Field(() => TransferDecisionEnum, { nullable: true, description: 'How it ended; null while it is open.' })
  decision?: TransferRow['decision']

  @Field(() => String, { nullable: true, description: 'Why it ended so.' })
  decisionReason?: string | null
}

export const toTransfer = (row: TransferRow): TransferType => {
  const { sport, requestedOn, objectUntil, effectiveOn, reason } = row
  const { answer, answerReason, answerFromAbove, decision, decisionReason } = row
  const mine = sportOrAll(sport)
  const said = { answer, answerReason, answerFromAbove, decision, decisionReason }
  return {
    row,
    id: toGlobalId('Transfer', row.id),
    sport: mine,
    requestedOn,
    objectUntil,
    effectiveOn,
    reason,
    ...said,
  }
}

@InputType('RequestTransferInput', { description: 'A change of club asked for.' })
export class RequestTransferInputType extends KeyedInput {
  @Field(() => ID, { description: 'Who changes.' })
  person!: string

  @Field(() => ID, { description: 'The club that is joined.' })
  to!: string

  @Field(() => SportEnum, { nullable: true, description: 'A sport; all of them where none is given.' })
  sport?: string | null

  @Field(() => String, { nullable: true, description: 'The first day wished for; not before the waiting period ends.' })
  effectiveOn?: string | null

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('AnswerTransferInput', { description: 'The word of the club that is left.' })
export class AnswerTransferInputType {
  @Field(() => ID, { description: 'Which transfer.' })
  transfer!: string

  @Field(() => TransferAnswerEnum, { description: 'Its word.' })
  answer!: NonNullable<TransferRow['answer']>

  @Field(() => String, { nullable: true, description: 'Needed for an objection.' })
  reason?: string | null
}

@InputType('DecideTransferInput', { description: 'How a transfer ends.' })
export class DecideTransferInputType {
  @Field(() => ID, { description: 'Which transfer.' })
  transfer!: string

  @Field(() => TransferDecisionEnum, { description: 'How it ends.' })
  decision!: NonNullable<TransferRow['decision']>

  @Field(() => String, { nullable: true, description: 'Needed to decline.' })
  reason?: string | null
}
