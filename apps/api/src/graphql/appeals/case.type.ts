import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { CaseAccess } from '../../domain/appeals/visibility.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('Appeal', {
  implements: NodeInterface,
  description: 'A case as this viewer may see it: what is not open to the viewer is null or an empty list.',
})
export class AppealType extends NodeInterface {
  access!: CaseAccess

  @Field(() => String, { nullable: true, description: 'None while it is a draft.' })
  number?: string | null

  @Field(() => String)
  status!: string

  @Field(() => String)
  subject!: string

  @Field(() => String)
  matter!: string

  @Field(() => Int)
  instance!: number

  @Field(() => String, { nullable: true, description: 'Who hears it, once it is admitted.' })
  body?: string | null

  @Field(() => Boolean)
  late!: boolean

  @Field(() => DateTime, { nullable: true })
  filedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'The end of the time for filing.' })
  dueAt?: Date | null

  @Field(() => String, { description: 'The zone of the venue: clocks are shown in it and in the reader’s own.' })
  timeZone!: string

  @Field(() => Int)
  version!: number

  @Field(() => [String], { description: 'What the viewer is to this case.' })
  relations!: readonly string[]
}

export const toAppeal = (access: CaseAccess): AppealType => {
  const { row } = access
  return {
    id: toGlobalId('Appeal', row.id),
    access,
    number: row.number,
    status: row.status,
    subject: row.subject,
    matter: row.matter,
    instance: row.instance,
    body: row.body,
    late: row.late,
    filedAt: row.filedAt,
    dueAt: row.dueAt,
    timeZone: access.timeZone,
    version: row.version,
    relations: access.relations,
  }
}

export const AppealConnectionType = connectionOf(AppealType, 'Appeal')

@ObjectType('AppealParty', { simpleResolvers: true })
export class AppealPartyType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  side!: string

  @Field(() => String)
  name!: string

  @Field(() => String, { nullable: true })
  capacity?: string | null

  @Field(() => String, { nullable: true, description: 'For the own side and the desk.' })
  concurrence?: string

  @Field(() => Boolean)
  isViewer!: boolean
}

@ObjectType('AppealDeposit', { simpleResolvers: true })
export class AppealDepositType {
  @Field(() => Int, { description: 'In the currency’s smallest unit.' })
  amount!: number

  @Field(() => String)
  currency!: string

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => DateTime, { nullable: true })
  receivedAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  returnedAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  forfeitedAt?: Date | null

  @Field(() => String, { nullable: true })
  reason?: string | null
}

@ObjectType('AppealClock', { simpleResolvers: true })
export class AppealClockType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  kind!: string

  @Field(() => String)
  anchor!: string

  @Field(() => DateTime)
  anchoredAt!: Date

  @Field(() => DateTime)
  dueAt!: Date

  @Field(() => DateTime, { description: 'As first computed.' })
  firstDueAt!: Date

  @Field(() => String)
  awaits!: string

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => DateTime, { nullable: true })
  stoppedAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  metAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  lapsedAt?: Date | null
}

@ObjectType('AppealOrder', { simpleResolvers: true })
export class AppealOrderType {
  @Field(() => ID)
  id!: string

  @Field(() => Int)
  number!: number

  @Field(() => String)
  kind!: string

  @Field(() => String)
  status!: string

  @Field(() => String)
  text!: string

  @Field(() => String, { nullable: true })
  reasons?: string | null

  @Field(() => [ClauseType])
  clauses!: ClauseType[]

  @Field(() => DateTime)
  requestedAt!: Date

  @Field(() => DateTime, { nullable: true })
  decidedAt?: Date | null
}

@ObjectType('DocketEntry', { simpleResolvers: true })
export class DocketEntryType {
  @Field(() => ID)
  id!: string

  @Field(() => Int)
  number!: number

  @Field(() => String)
  type!: string

  @Field(() => String)
  text!: string

  @Field(() => String)
  visibility!: string

  @Field(() => String, { nullable: true })
  statusAfter?: string | null

  @Field(() => String, { nullable: true })
  onBehalfOf?: string | null

  @Field(() => DateTime)
  at!: Date
}

@ObjectType('NextStep', { simpleResolvers: true, description: 'What happens next, who does it, and by when.' })
export class NextStepType {
  @Field(() => String)
  code!: string

  @Field(() => String)
  who!: string

  @Field(() => DateTime, { nullable: true })
  by?: Date

  @Field(() => Boolean)
  stopped!: boolean

  @Field(() => Boolean)
  mine!: boolean
}

@ObjectType('AppealReceipt', { simpleResolvers: true, description: 'What the appellant takes away after filing.' })
export class AppealReceiptType {
  @Field(() => String)
  number!: string

  @Field(() => DateTime)
  filedAt!: Date

  @Field(() => DateTime)
  dueAt!: Date

  @Field(() => String, { description: 'SHA-256 of what was filed.' })
  digest!: string
}

@ObjectType('AppealProcedure', { simpleResolvers: true })
export class AppealProcedureType {
  @Field(() => String)
  id!: string

  @Field(() => BilingualType)
  title!: BilingualType

  @Field(() => BilingualType)
  issuer!: BilingualType
}

@ObjectType('DeedPermission', { simpleResolvers: true })
export class DeedPermissionType {
  @Field(() => String)
  deed!: string

  @Field(() => PermissionType)
  permission!: PermissionType
}
