import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type {
  EntryAnswer,
  EntryClass,
  FeeKind,
  FeeRow,
  RequestPlayerRow,
  RequestRow,
  TermsRow,
} from '../../domain/entries/entries.repo.js'
import { isAcceptable, isOpenEntryRequest } from '../../domain/entries/entries.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { EntryLimitsType } from './entry-limits.type.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { EntryAnswerEnum, EntryClassEnum, EntryRequestStatusEnum, FeeKindEnum } from './entry-desk.enums.js'

@ObjectType('EntryTerms', { description: 'Who may enter an event by themselves, and from when until when.' })
export class EntryTermsType extends EntryLimitsType {
  row!: TermsRow

  @Field(() => Int)
  version!: number
}

export const toEntryTerms = (row: TermsRow): EntryTermsType => ({ row, ...row })

@ObjectType('EntryRequestPlayer', { description: 'Somebody named in a request to play.' })
export class EntryRequestPlayerType {
  row!: RequestPlayerRow

  @Field(() => Int, { description: 'The place in the line-up, from 1; the captain is first.' })
  ordinal!: number

  @Field(() => EntryAnswerEnum, { description: 'What the player says to it.' })
  answer!: EntryAnswer

  @Field(() => DateTime, { nullable: true, description: 'When the player answered.' })
  answeredAt?: Date | null
}

@ObjectType('EntryFee', { simpleResolvers: true, description: 'Money of an entry, as it was taken or given back.' })
export class EntryFeeType {
  @Field(() => FeeKindEnum, { description: 'Which way it went.' })
  kind!: FeeRow['kind']

  @Field(() => Int, { description: 'In the smallest unit of the currency.' })
  amount!: number

  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string

  @Field(() => String, { description: 'Who paid, or was paid.' })
  party!: string

  @Field(() => Int, { description: 'The number of the receipt within the event.' })
  receipt!: number

  @Field(() => DateTime, { description: 'When it was written down.' })
  recordedAt!: Date
}

@ObjectType('EntryRequest', { description: 'A contestant that asks to play; read by its players and the desk.' })
export class EntryRequestType {
  row!: RequestRow

  @Field(() => ID, { description: 'To act on it.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'The name of a team.' })
  name?: string | null

  @Field(() => EntryRequestStatusEnum, { description: 'Where it stands.' })
  status!: RequestRow['status']

  @Field(() => Boolean, { description: 'Neither declined nor taken back: it is under way, or was entered.' })
  isOpen!: boolean

  @Field(() => Boolean, { description: 'The desk may let it in now: it waits for the desk, or for a place.' })
  isAcceptable!: boolean

  @Field(() => DateTime, { description: 'When it was made.' })
  requestedAt!: Date

  @Field(() => String, { nullable: true, description: 'The last word of the desk or of whoever took it back.' })
  reason?: string | null
}

export const toEntryRequest = (row: RequestRow): EntryRequestType => ({
  row,
  id: toGlobalId('EntryRequest', row.id),
  name: row.name,
  status: row.status,
  isOpen: isOpenEntryRequest(row),
  isAcceptable: isAcceptable(row),
  requestedAt: row.recordedAt,
  reason: row.reason,
})

@ObjectType('EntryRequestPermissions', { simpleResolvers: true, description: 'What the viewer may do with a request.' })
export class EntryRequestPermissionsType {
  @Field(() => PermissionType, { description: 'To agree to play, or not.' })
  canAnswer!: PermissionType

  @Field(() => PermissionType, { description: 'To take it back.' })
  canLeave!: PermissionType

  @Field(() => PermissionType, { description: 'To accept or decline it, and to keep its fees.' })
  canDecide!: PermissionType
}

@InputType('SetEntryTermsInput', { description: 'Who may enter by themselves; replaces what was said before.' })
export class SetEntryTermsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => Int, { description: 'The `version` of the terms the client has seen, 0 where there were none.' })
  expectedVersion!: number

  @Field(() => DateTime, { description: 'When entries open.' })
  opensAt!: Date

  @Field(() => DateTime, { description: 'When they close.' })
  closesAt!: Date

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until then a contestant may leave; when they close unless told.',
  })
  withdrawUntil?: Date

  @Field(() => Int, { nullable: true, description: 'As many contestants as there is room for.' })
  capacity?: number

  @Field(() => Int, { description: 'Players of a contestant at least.' })
  teamMin!: number

  @Field(() => Int, { description: 'Players of a contestant at most, 16.' })
  teamMax!: number

  @Field(() => Boolean, { nullable: true, description: 'The desk looks at every request.' })
  needsDesk?: boolean

  @Field(() => EntryClassEnum, { nullable: true, description: 'Who it is for; everybody unless told.' })
  class?: EntryClass

  @Field(() => ID, { nullable: true, description: 'Only members of this body or of one below it.' })
  membersOf?: string

  @Field(() => LocalDate, { nullable: true, description: 'Born on this day or later.' })
  bornFrom?: string

  @Field(() => LocalDate, { nullable: true, description: 'Born on this day or before.' })
  bornUntil?: string

  @Field(() => Int, { nullable: true, description: 'The fee of a contestant in the smallest unit of its currency.' })
  feeAmount?: number

  @Field(() => String, { nullable: true, description: 'The currency of the fee, ISO 4217.' })
  feeCurrency?: string
}

@InputType('RequestEntryInput', { description: 'A request to play.' })
export class RequestEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { nullable: true, description: 'The name of a team.' })
  name?: string

  @Field(() => [ID], { description: 'Partner or team mates, without the viewer.' })
  with!: string[]
}

@InputType('AnswerEntryInput', { description: 'What somebody who is named says.' })
export class AnswerEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The request.' })
  request!: string

  @Field(() => Boolean, { description: 'True: plays. False: does not, which ends the request.' })
  confirm!: boolean
}

@InputType('LeaveEntryInput', { description: 'A request that is taken back.' })
export class LeaveEntryInputType extends KeyedInput {
  @Field(() => ID, { nullable: true, description: 'The request; exactly one of it and the entry.' })
  request?: string

  @Field(() => ID, { nullable: true, description: 'An entry that the office made itself, without a request.' })
  entry?: string

  @Field(() => String, { nullable: true, description: 'Why, for the desk.' })
  reason?: string
}

@InputType('DecideEntryInput', { description: 'The word of the desk on a request.' })
export class DecideEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The request.' })
  request!: string

  @Field(() => Boolean, { description: 'Whether it is accepted.' })
  accept!: boolean

  @Field(() => String, { nullable: true, description: 'Why; needed to decline.' })
  reason?: string
}

@InputType('RecordFeeInput', { description: 'Money of an entry.' })
export class RecordFeeInputType extends KeyedInput {
  @Field(() => ID, { description: 'The request.' })
  request!: string

  @Field(() => FeeKindEnum, { description: 'Which way it went.' })
  kind!: FeeKind

  @Field(() => Int, { description: 'In the smallest unit of the currency of the terms.' })
  amount!: number

  @Field(() => String, { description: 'Who paid, or was paid.' })
  party!: string
}

@InputType('CheckInInput', { description: 'Whether a contestant is there.' })
export class CheckInInputType extends KeyedInput {
  @Field(() => ID, { description: 'The entry.' })
  entry!: string

  @Field(() => Boolean, { description: 'False takes it back.' })
  present!: boolean
}

@ObjectType('EntryRequestPayload', { description: 'What became of a request to play.' })
export class EntryRequestPayload extends ProblemsPayload {
  @Field(() => EntryRequestType, { nullable: true, description: 'The request as it now is.' })
  request?: EntryRequestType
}

@ObjectType('RecordFeePayload')
export class RecordFeePayload extends EntryRequestPayload {
  @Field(() => Int, { nullable: true, description: 'The number of the receipt within the event.' })
  receipt?: number
}
