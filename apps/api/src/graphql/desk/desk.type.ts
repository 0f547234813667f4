import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { type AnomalyKind, type AnomalySubject, checks, type Severity } from '../../domain/desk/checks.js'
import type { AnomalyRow } from '../../domain/desk/anomalies.repo.js'
import type { FirstStep } from '../../domain/desk/first-steps.repo.js'
import type { WorkKind } from '../../domain/desk/work-parts.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { AnomalyKindEnum, AnomalySubjectEnum, FirstStepEnum, SeverityEnum, WorkKindEnum } from './desk.enums.js'

@ObjectType('FirstStep', { simpleResolvers: true, description: 'A step of a new body, taken or not.' })
export class FirstStepType {
  @Field(() => FirstStepEnum, { description: 'Which one.' })
  step!: FirstStep

  @Field(() => Boolean, { description: 'It was taken.' })
  done!: boolean
}

@ObjectType('WorkTaken', { simpleResolvers: true, description: 'Who has taken a piece of work on.' })
export class WorkTakenType {
  @Field(() => String, { description: 'The name of the account.' })
  by!: string

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date

  @Field(() => Boolean, { description: 'It is the viewer.' })
  isMine!: boolean
}

@InputType('TakeWorkInput', { description: 'A piece of work that one takes on.' })
export class TakeWorkInputType {
  @Field(() => WorkKindEnum, { description: 'Of which kind.' })
  kind!: WorkKind

  @Field(() => ID, { description: 'What stands behind its door.' })
  item!: string

  @Field(() => Boolean, { nullable: true, description: 'Gives it back to the others instead.' })
  release?: boolean
}

@ObjectType('TakeWorkPayload', { description: 'What taking a piece of work on answers.' })
export class TakeWorkPayload extends ProblemsPayload {}

@ObjectType('WorkItem', { simpleResolvers: true, description: 'One thing that waits.' })
export class WorkItemType {
  @Field(() => ID, { description: 'What stands behind its door: an event, a stage, a file, by the kind.' })
  id!: string

  @Field(() => BilingualType, { nullable: true, description: 'Its name, where it has one.' })
  name?: BilingualType

  @Field(() => BilingualType, { nullable: true, description: 'Whom it is about, as each reader calls them.' })
  called?: BilingualType

  @Field(() => String, { nullable: true, description: 'A number or a few words: the round, how many, the file.' })
  note?: string

  @Field(() => DateTime, { nullable: true, description: 'Until when it may wait, else since when it does.' })
  at?: Date

  @Field(() => DateTime, { nullable: true, description: 'Since when it waits.' })
  since?: Date

  @Field(() => DateTime, { nullable: true, description: 'Until when it may wait, where a day or a rule says so.' })
  due?: Date

  @Field(() => WorkTakenType, { nullable: true, description: 'Who does it; null while it is anybody’s.' })
  taken?: WorkTakenType
}

@ObjectType('Work', { simpleResolvers: true, description: 'What waits of one kind.' })
export class WorkType {
  @Field(() => WorkKindEnum, { description: 'What it is.' })
  kind!: WorkKind

  @Field(() => Int, { description: 'How many wait.' })
  total!: number

  @Field(() => [WorkItemType], { description: 'The first of them: those due first, then the longest waiting.' })
  items!: WorkItemType[]
}

@ObjectType('WorkCount', { simpleResolvers: true, description: 'How much waits of one kind.' })
export class WorkCountType {
  @Field(() => WorkKindEnum, { description: 'What it is.' })
  kind!: WorkKind

  @Field(() => Int, { description: 'How many wait.' })
  total!: number
}

@ObjectType('Anomaly', {
  implements: NodeInterface,
  description: 'Something in the records that ought not to be so.',
})
export class AnomalyType extends NodeInterface {
  row!: AnomalyRow

  @Field(() => AnomalyKindEnum, { description: 'What was found.' })
  kind!: AnomalyKind

  @Field(() => SeverityEnum, { description: 'How grave it is.' })
  severity!: Severity

  @Field(() => AnomalySubjectEnum, { description: 'What it is about.' })
  subject!: AnomalySubject

  @Field(() => Int, { description: 'How many records it concerns.' })
  count!: number

  @Field(() => DateTime, { description: 'When it was found first.' })
  firstSeenAt!: Date

  @Field(() => String, { nullable: true, description: 'Who has taken it on.' })
  owner?: string | null

  @Field(() => Boolean, { description: 'The viewer has taken it on.' })
  isMine!: boolean

  @Field(() => String, { nullable: true, description: 'Why it was accepted.' })
  acceptReason?: string | null

  @Field(() => DateTime, { nullable: true, description: 'When it was accepted.' })
  acceptedAt?: Date | null
}

@ObjectType('AnomalyCount', { simpleResolvers: true, description: 'How many anomalies are open, of one kind.' })
export class AnomalyCountType {
  @Field(() => AnomalyKindEnum, { description: 'The kind.' })
  kind!: AnomalyKind

  @Field(() => SeverityEnum, { description: 'How grave it is.' })
  severity!: Severity

  @Field(() => Int, { description: 'How many.' })
  count!: number
}

@ObjectType('AnomalyDesk', { simpleResolvers: true, description: 'What the checks found.' })
export class AnomalyDeskType {
  @Field(() => [AnomalyCountType], { description: 'The open ones by kind.' })
  counts!: AnomalyCountType[]

  @Field(() => [AnomalyType], { description: 'Those asked for, the gravest first.' })
  anomalies!: AnomalyType[]

  @Field(() => Boolean, { description: 'There are more.' })
  more!: boolean

  @Field(() => PermissionType, { description: 'To run the checks, take anomalies on and accept them.' })
  canSettle!: PermissionType
}

@InputType('RunChecksInput', { description: 'For which body the checks are run now.' })
export class RunChecksInputType {
  @Field(() => ID, { description: 'The body whose office asks.' })
  organisation!: string
}

@InputType('AcceptAnomalyInput', { description: 'An anomaly that is as it should be.' })
export class AcceptAnomalyInputType {
  @Field(() => ID, { description: 'Which one.' })
  anomaly!: string

  @Field(() => String, { description: 'Why it is as it should be.' })
  reason!: string
}

@InputType('OwnAnomalyInput', { description: 'An anomaly to be taken on, or given back.' })
export class OwnAnomalyInputType {
  @Field(() => ID, { description: 'Which one.' })
  anomaly!: string

  @Field(() => Boolean, { description: 'True takes it on, false gives it back.' })
  mine!: boolean
}

@ObjectType('AnomalyPayload', { description: 'The anomaly desk after the act.' })
export class AnomalyPayload {
  @Field(() => Int, { nullable: true, description: 'How many were found for the first time.' })
  found?: number

  @Field(() => Int, { nullable: true, description: 'How many were found no longer.' })
  gone?: number

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

export const toAnomaly = (row: AnomalyRow, accountId: string | undefined): AnomalyType => ({
  row,
  id: toGlobalId('Anomaly', row.id),
  kind: row.kind,
  severity: checks[row.kind].severity,
  subject: row.subjectKind,
  count: row.count,
  firstSeenAt: row.firstSeenAt,
  owner: row.ownerName,
  isMine: row.ownerId !== null && row.ownerId === accountId,
  acceptReason: row.acceptReason,
  acceptedAt: row.acceptedAt,
})
