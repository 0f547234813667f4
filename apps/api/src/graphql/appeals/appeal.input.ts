import type { AppealSubject, FilingCapacity } from '@paiji/rules/procedure'
import { ok } from '@paiji/rules'
import { Field, ID, InputType, Int } from 'type-graphql'
import type { DraftAppealInput } from '../../domain/appeals/draft-appeal.js'
import type { ClockKind } from '../../domain/appeals/clocks.js'
import type { EvidenceRow } from '../../domain/appeals/evidence.repo.js'
import type { RequestInfoInput } from '../../domain/appeals/information.js'
import type { CaseInput } from '../../domain/appeals/on-case.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { unwrap } from '../shared/errors.js'
import { DateTime } from '../shared/scalars.js'
import {
  AppealSubjectEnum,
  ClockKindEnum,
  EvidenceKindEnum,
  EvidenceVisibilityEnum,
  FilingCapacityEnum,
  InadmissibilityEnum,
  InfoSourceEnum,
} from './appeals.enums.js'
import type { CodeOf } from '../shared/enum.js'

/** What every change of a case says: which one, and which version of it was looked at. */
@InputType('CaseInput', { description: 'A case, and the version of it that was looked at.' })
export class CaseInputType {
  @Field(() => ID, { description: 'The case.' })
  appeal!: string

  @Field(() => Int, { nullable: true, description: 'The version that was looked at; a newer case is not changed.' })
  expectedVersion?: number

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('SignatureInput', { description: 'Somebody who signs.' })
export class SignatureInputType {
  @Field(() => FilingCapacityEnum, { description: 'As what.' })
  capacity!: FilingCapacity

  @Field(() => String, { description: 'As written.' })
  name!: string
}

@InputType('ClauseInput', { description: 'An article of a rulebook edition.' })
export class ClauseInputType {
  @Field(() => String, { description: 'The id of the edition: bridge/laws-2017.' })
  edition!: string

  @Field(() => String, { description: 'The article: 12C1(b).' })
  article!: string
}

@InputType('DraftAppealInput')
export class DraftAppealInputType {
  @Field(() => ID, { nullable: true, description: 'Absent for a new draft.' })
  appeal?: string

  @Field(() => Int, { nullable: true })
  expectedVersion?: number

  @Field(() => ID, { description: 'Where it was played.' })
  stage!: string

  @Field(() => ID, { nullable: true, description: 'Needed only by who plays in several entries.' })
  entry?: string

  @Field(() => AppealSubjectEnum, { description: 'What is contested.' })
  subject!: AppealSubject

  @Field(() => ID, { nullable: true, description: 'The ruling that is contested.' })
  ruling?: string

  @Field(() => String, { nullable: true, description: 'The place that is contested: r3.t2.b17.' })
  slot?: string

  @Field(() => String, { description: 'What happened, in the words of the appellant.' })
  statement!: string

  @Field(() => String, { description: 'What is asked for.' })
  relief!: string

  @Field(() => [SignatureInputType], { description: 'Who signs.' })
  signatures!: SignatureInputType[]

  @Field(() => Boolean, { defaultValue: false, description: 'The partner or captain is not there any more.' })
  othersAbsent!: boolean

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('ReasonedCaseInput', { description: 'A case, and what is said about it.' })
export class ReasonedCaseInputType extends CaseInputType {
  @Field(() => String, { description: 'Why, or what is said.' })
  reason!: string
}

@InputType('WithdrawAppealInput')
export class WithdrawAppealInputType extends CaseInputType {
  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string
}

@InputType('ConcurInAppealInput')
export class ConcurInAppealInputType extends CaseInputType {
  @Field(() => Boolean, { description: 'Yes or no.' })
  agrees!: boolean

  @Field(() => ID, { nullable: true, description: 'The desk only: whose agreement on paper is recorded.' })
  party?: string

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string
}

@InputType('RecordDepositInput')
export class RecordDepositInputType extends CaseInputType {
  @Field(() => Int, { description: 'In the currency’s smallest unit.' })
  amount!: number

  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string
}

@InputType('UploadEvidenceInput')
export class UploadEvidenceInputType extends CaseInputType {
  @Field(() => EvidenceKindEnum, { description: 'What it is.' })
  kind!: EvidenceRow['kind']

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string

  @Field(() => EvidenceVisibilityEnum, { defaultValue: 'parties', description: 'Who reads it.' })
  visibility!: EvidenceRow['visibility']
}

@InputType('CaseStatementInput', { description: 'What one side, or the director, states to a case.' })
export class CaseStatementInputType extends CaseInputType {
  @Field(() => String, { description: 'What happened.' })
  facts!: string

  @Field(() => String, { description: 'Why the ruling is right or wrong.' })
  reasons!: string
}

@InputType('AddRedactedCopyInput')
export class AddRedactedCopyInputType extends CaseInputType {
  @Field(() => ID, { description: 'The piece.' })
  evidence!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string
}

@InputType('RuleOnEvidenceInput')
export class RuleOnEvidenceInputType extends CaseInputType {
  @Field(() => ID, { description: 'The piece.' })
  evidence!: string

  @Field(() => Boolean, { description: 'Whether it counts.' })
  admitted!: boolean

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('DecideLateLeaveInput')
export class DecideLateLeaveInputType extends CaseInputType {
  @Field(() => Boolean, { description: 'Yes or no.' })
  granted!: boolean

  @Field(() => String, { description: 'Why.' })
  reasons!: string
}

@InputType('DecideStayInput')
export class DecideStayInputType extends CaseInputType {
  @Field(() => Boolean, { description: 'Yes or no.' })
  granted!: boolean

  @Field(() => String, { description: 'Why.' })
  reasons!: string
}

@InputType('DecideReopeningInput')
export class DecideReopeningInputType extends CaseInputType {
  @Field(() => Boolean, { description: 'Yes or no.' })
  granted!: boolean

  @Field(() => String, { description: 'Why.' })
  reasons!: string
}

@InputType('DeclareInadmissibleInput')
export class DeclareInadmissibleInputType extends CaseInputType {
  @Field(() => InadmissibilityEnum, { description: 'The reason of the procedure.' })
  reason!: CodeOf<typeof InadmissibilityEnum>

  @Field(() => String, { description: 'In words, for the appellant.' })
  text!: string
}

@InputType('CureAppealInput')
export class CureAppealInputType extends CaseInputType {
  @Field(() => String, { nullable: true, description: 'A new statement; null leaves the one that is there.' })
  statement?: string

  @Field(() => [SignatureInputType], {
    nullable: true,
    description: 'New signatures; null leaves those that are there.',
  })
  signatures?: SignatureInputType[]

  @Field(() => String, { description: 'What was put right.' })
  text!: string
}

@InputType('AnswerLawPartInput')
export class AnswerLawPartInputType extends CaseInputType {
  @Field(() => String, { description: 'The answer.' })
  answer!: string

  @Field(() => [ClauseInputType], { description: 'The articles it rests on.' })
  clauses!: ClauseInputType[]
}

@InputType('ClockInput', { description: 'A deadline of a case.' })
export class ClockInputType extends CaseInputType {
  @Field(() => ClockKindEnum, { description: 'Which deadline.' })
  clock!: ClockKind

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('ExtendDeadlineInput')
export class ExtendDeadlineInputType extends ClockInputType {
  @Field(() => DateTime, { description: 'The new end; later than the old one.' })
  dueAt!: Date
}

@InputType('RequestInfoInput')
export class RequestInfoInputType extends CaseInputType {
  @Field(() => String, { description: 'What is asked.' })
  question!: string

  @Field(() => InfoSourceEnum, { description: 'Who is asked.' })
  from!: RequestInfoInput['from']
}

/** The case a query names. */
export const caseIdOf = (appeal: string): string => unwrap(fromGlobalId('Appeal', appeal, 'appeal'))

/** The case an input speaks of. */
export const readCase = (input: CaseInputType): Outcome<CaseInput> => {
  const id = fromGlobalId('Appeal', input.appeal, 'appeal')
  if (!id.ok) return id
  const { expectedVersion, idempotencyKey } = input
  return ok({
    appealId: id.value,
    ...(expectedVersion == null ? {} : { expectedVersion }),
    ...(idempotencyKey == null ? {} : { idempotencyKey }),
  })
}

const optionalId = (type: string, id: string | null | undefined, path: string): Outcome<string | undefined> =>
  id ? fromGlobalId(type, id, path) : ok(undefined)

/** The form of a draft as the use case takes it. */
export const readDraft = (input: DraftAppealInputType): Outcome<DraftAppealInput> => {
  const stage = fromGlobalId('Stage', input.stage, 'stage')
  if (!stage.ok) return stage
  const appeal = optionalId('Appeal', input.appeal, 'appeal')
  if (!appeal.ok) return appeal
  const entry = optionalId('Entry', input.entry, 'entry')
  if (!entry.ok) return entry
  const ruling = optionalId('Ruling', input.ruling, 'ruling')
  if (!ruling.ok) return ruling
  const signatures = input.signatures.map(({ capacity, name }) => ({ capacity, name }))
  const { subject, statement, relief, othersAbsent, expectedVersion, idempotencyKey, slot } = input
  return ok({
    stageId: stage.value,
    subject,
    statement,
    relief,
    signatures,
    othersAbsent,
    ...(appeal.value ? { appealId: appeal.value } : {}),
    ...(entry.value ? { entryId: entry.value } : {}),
    ...(ruling.value ? { rulingId: ruling.value } : {}),
    ...(slot ? { slot } : {}),
    ...(expectedVersion == null ? {} : { expectedVersion }),
    ...(idempotencyKey == null ? {} : { idempotencyKey }),
  })
}
