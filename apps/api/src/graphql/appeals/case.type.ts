import { filingCapacities } from '@paiji/rules/procedure'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { storedMatter } from '../../domain/appeals/admissibility.js'
import type { CaseAccess, Relation } from '../../domain/appeals/visibility.js'
import {
  type AppealStatus,
  type CasePhase,
  isDecided,
  isNotified,
  isOpenCase,
  phaseOf,
} from '../../domain/appeals/statuses.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { ParamType } from '../shared/param.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import {
  AppealMatterEnum,
  AppealOrderKindEnum,
  AppealOrderStatusEnum,
  AppealStatusEnum,
  AppealSubjectEnum,
  CaseActEnum,
  CaseActorEnum,
  CasePhaseEnum,
  CaseRelationEnum,
  CaseVisibilityEnum,
  ClockAnchorEnum,
  ClockEndingEnum,
  ClockKindEnum,
  DocketEntryTypeEnum,
  FilingCapacityEnum,
  HearingBodyEnum,
  NextStepCodeEnum,
} from './appeals.enums.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('Appeal', {
  implements: NodeInterface,
  description: 'A case as this viewer may see it: what is not open to the viewer is null or an empty list.',
})
export class AppealType extends NodeInterface {
  access!: CaseAccess

  @Field(() => String, { nullable: true, description: 'None while it is a draft.' })
  number?: string | null

  @Field(() => AppealStatusEnum, { description: 'Where it stands.' })
  status!: AppealStatus

  @Field(() => CasePhaseEnum, { description: 'Which part of its course it is in.' })
  phase!: CasePhase

  @Field(() => Boolean, { description: 'Filed, and the results of its event may still move by it.' })
  isOpen!: boolean

  @Field(() => Boolean, { description: 'The panel has voted.' })
  isDecided!: boolean

  @Field(() => Boolean, { description: 'The parties have the decision.' })
  isNotified!: boolean

  @Field(() => AppealSubjectEnum, { description: 'What is contested.' })
  subject!: CodeOf<typeof AppealSubjectEnum>

  @Field(() => AppealMatterEnum, { description: 'What the question is about.' })
  matter!: CodeOf<typeof AppealMatterEnum>

  @Field(() => Int, { description: '1 for the first body, 2 for the next.' })
  instance!: number

  @Field(() => HearingBodyEnum, { nullable: true, description: 'Who hears it, once it is admitted.' })
  body?: CodeOf<typeof HearingBodyEnum> | null

  @Field(() => Boolean, { description: 'Filed after the time for it.' })
  late!: boolean

  @Field(() => DateTime, { nullable: true, description: 'When it was filed; null while it is a draft.' })
  filedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'The end of the time for filing.' })
  dueAt?: Date | null

  @Field(() => String, { description: 'The zone of the venue: clocks are shown in it and in the reader’s own.' })
  timeZone!: string

  @Field(() => Int, { description: 'Counts the changes; sent back as `expectedVersion`.' })
  version!: number

  @Field(() => [CaseRelationEnum], { description: 'What the viewer is to this case.' })
  relations!: readonly Relation[]
}

export const toAppeal = (access: CaseAccess): AppealType => {
  const { row } = access
  return {
    id: toGlobalId('Appeal', row.id),
    access,
    number: row.number,
    status: row.status,
    phase: phaseOf(row.status),
    isOpen: isOpenCase(row.status),
    isDecided: isDecided(row.status),
    isNotified: isNotified(row.status),
    subject: row.subject,
    matter: storedMatter(row.matter),
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

@ObjectType('AppealDeposit', { simpleResolvers: true, description: 'What an appellant pays in until the decision.' })
export class AppealDepositType {
  @Field(() => Int, { description: 'In the currency’s smallest unit.' })
  amount!: number

  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string

  @Field(() => ClauseType, { description: 'The article that asks for it.' })
  clause!: ClauseType

  @Field(() => DateTime, { nullable: true, description: 'When it was paid.' })
  receivedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was given back.' })
  returnedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was kept.' })
  forfeitedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was given back or kept.' })
  reason?: string | null
}

@ObjectType('AppealClock', { simpleResolvers: true, description: 'A deadline of a case.' })
export class AppealClockType {
  @Field(() => ID, { description: 'Opaque and lasting.' })
  id!: string

  @Field(() => ClockKindEnum, { description: 'What it is for.' })
  kind!: CodeOf<typeof ClockKindEnum>

  @Field(() => ClockAnchorEnum, { description: 'From when it is counted.' })
  anchor!: CodeOf<typeof ClockAnchorEnum>

  @Field(() => DateTime, { description: 'When that was.' })
  anchoredAt!: Date

  @Field(() => DateTime, { description: 'When it ends.' })
  dueAt!: Date

  @Field(() => DateTime, { description: 'As first computed.' })
  firstDueAt!: Date

  @Field(() => CaseActorEnum, { description: 'Whom it waits for.' })
  awaits!: CodeOf<typeof CaseActorEnum>

  @Field(() => ClauseType, { description: 'The article that sets it.' })
  clause!: ClauseType

  @Field(() => DateTime, { nullable: true, description: 'Since when it stands still.' })
  stoppedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was kept.' })
  metAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it ran out.' })
  lapsedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was over though neither kept nor run out.' })
  endedAt?: Date | null

  @Field(() => ClockEndingEnum, { nullable: true, description: 'Why it was over then.' })
  endedFor?: CodeOf<typeof ClockEndingEnum> | null
}

@ObjectType('AwaitedAnswer', { simpleResolvers: true, description: 'An answer that has not come, and may still.' })
export class AwaitedAnswerType {
  @Field(() => CaseActorEnum, { description: 'Whose.' })
  who!: CodeOf<typeof CaseActorEnum>

  @Field(() => [BilingualType], { description: 'What they are called.' })
  called!: BilingualType[]

  @Field(() => DateTime, { nullable: true, description: 'Until when; null where no time runs.' })
  by?: Date | null
}

@ObjectType('AppealOrder', { simpleResolvers: true, description: 'What was asked for or ordered along the way.' })
export class AppealOrderType {
  @Field(() => ID, { description: 'Opaque and lasting.' })
  id!: string

  @Field(() => Int, { description: 'Within the case, from 1.' })
  number!: number

  @Field(() => AppealOrderKindEnum, { description: 'What was asked for or ordered.' })
  kind!: CodeOf<typeof AppealOrderKindEnum>

  @Field(() => AppealOrderStatusEnum, { description: 'What came of it.' })
  status!: CodeOf<typeof AppealOrderStatusEnum>

  @Field(() => String, { description: 'In the words of who asked.' })
  text!: string

  @Field(() => String, { nullable: true, description: 'In the words of who decided.' })
  reasons?: string | null

  @Field(() => [ClauseType], { description: 'The articles it rests on.' })
  clauses!: ClauseType[]

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it was decided.' })
  decidedAt?: Date | null
}

@ObjectType('DocketEntry', { simpleResolvers: true, description: 'A line of the timeline of a case.' })
export class DocketEntryType {
  @Field(() => ID, { description: 'Opaque and lasting.' })
  id!: string

  @Field(() => Int, { description: 'Within the case, from 1.' })
  number!: number

  @Field(() => DocketEntryTypeEnum, { description: 'What happened.' })
  type!: CodeOf<typeof DocketEntryTypeEnum>

  @Field(() => String, { description: 'In the words of who did it.' })
  text!: string

  @Field(() => CaseVisibilityEnum, { description: 'Who reads it.' })
  visibility!: CodeOf<typeof CaseVisibilityEnum>

  @Field(() => AppealStatusEnum, { nullable: true, description: 'Where the case stood then.' })
  statusAfter?: CodeOf<typeof AppealStatusEnum> | null

  @Field(() => String, { nullable: true, description: 'For whom it was done, where not for oneself.' })
  onBehalfOf?: string | null

  @Field(() => DateTime, { description: 'When it was recorded.' })
  at!: Date
}

@ObjectType('ContestedTable', { simpleResolvers: true, description: 'Where a case was played, and the result there.' })
export class ContestedTableType {
  @Field(() => String, { description: 'The place of the sheet: r3.t2.b17.' })
  slot!: string

  @Field(() => Int, { nullable: true, description: 'The session it belongs to, from 1.' })
  session?: number | null

  @Field(() => String, { nullable: true, description: 'The section of the field, where there are several.' })
  section?: string | null

  @Field(() => Int, { nullable: true, description: 'The round, from 1.' })
  round?: number | null

  @Field(() => String, { nullable: true, description: 'The table.' })
  table?: string | null

  @Field(() => String, { nullable: true, description: 'The board, where the sport has boards.' })
  board?: string | null

  @Field(() => [ParamType], { description: 'The result as it reads in print.' })
  printed!: ParamType[]
}

@ObjectType('NextStep', { simpleResolvers: true, description: 'What happens next, who does it, and by when.' })
export class NextStepType {
  @Field(() => NextStepCodeEnum, { description: 'What.' })
  code!: CodeOf<typeof NextStepCodeEnum>

  @Field(() => CaseActorEnum, { description: 'Who does it.' })
  who!: CodeOf<typeof CaseActorEnum>

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when; null where no clock runs. Of a hearing: when it begins.',
  })
  by?: Date

  @Field(() => String, {
    nullable: true,
    description: 'Where a hearing is held: a place, or an address of the network.',
  })
  where?: string

  @Field(() => String, { nullable: true, description: 'The calendar file of a hearing the viewer is called to.' })
  calendar?: string

  @Field(() => Boolean, { description: 'Time stands still.' })
  stopped!: boolean

  @Field(() => Boolean, { description: 'Whether the viewer is among those who must act.' })
  mine!: boolean
}

@ObjectType('AppealReceipt', { simpleResolvers: true, description: 'What the appellant takes away after filing.' })
export class AppealReceiptType {
  @Field(() => String, { description: 'The number of the case.' })
  number!: string

  @Field(() => DateTime, { description: 'When it was received.' })
  filedAt!: Date

  @Field(() => DateTime, { description: 'The end of the time for filing.' })
  dueAt!: Date

  @Field(() => String, { description: 'SHA-256 of what was filed.' })
  digest!: string
}

@ObjectType('AppealSignature', { simpleResolvers: true, description: 'Somebody who signed.' })
export class AppealSignatureType {
  @Field(() => FilingCapacityEnum, { description: 'As what.' })
  capacity!: CodeOf<typeof FilingCapacityEnum>

  @Field(() => String, { description: 'As written.' })
  name!: string
}

/** A stored signature is `capacity:name`; partners of before signed as contestants. */
export const toSignature = (signature: string): AppealSignatureType => {
  const [signedAs, ...name] = signature.split(':')
  return { capacity: filingCapacities.find(known => known === signedAs) ?? 'contestant', name: name.join(':') }
}

@ObjectType('AppealProcedure', { simpleResolvers: true, description: 'By which rules an appeal is brought and heard.' })
export class AppealProcedureType {
  @Field(() => String, { description: 'The id of the procedure: bridge/laws-2017.' })
  id!: string

  @Field(() => BilingualType, { description: 'What it is called.' })
  title!: BilingualType

  @Field(() => BilingualType, { description: 'Who made it.' })
  issuer!: BilingualType
}

@ObjectType('CaseActPermission', {
  simpleResolvers: true,
  description: 'Whether the viewer may do something to a case.',
})
export class CaseActPermissionType {
  @Field(() => CaseActEnum, { description: 'The mutation.' })
  act!: CodeOf<typeof CaseActEnum>

  @Field(() => PermissionType, { description: 'Whether the viewer may do it now.' })
  permission!: PermissionType
}
