import { appealMatters, appealSubjects, filingCapacities } from '@paiji/rules/procedure'
import { ok } from '@paiji/rules'
import { Field, ID, InputType, Int } from 'type-graphql'
import type { DraftAppealInput } from '../../domain/appeals/draft-appeal.js'
import type { CaseInput } from '../../domain/appeals/on-case.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { fail, type Outcome } from '../../base/problem.js'
import { unwrap } from '../shared/errors.js'
import { oneOf } from '../shared/one-of.js'
import { DateTime } from '../shared/scalars.js'

/** What every change of a case says: which one, and which version of it was looked at. */
@InputType('CaseInput')
export class CaseInputType {
  @Field(() => ID)
  appeal!: string

  @Field(() => Int, { nullable: true, description: 'The version that was looked at; a newer case is not changed.' })
  expectedVersion?: number

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('SignatureInput')
export class SignatureInputType {
  @Field(() => String)
  capacity!: string

  @Field(() => String)
  name!: string
}

@InputType('ClauseInput')
export class ClauseInputType {
  @Field(() => String)
  edition!: string

  @Field(() => String)
  article!: string
}

@InputType('DraftAppealInput')
export class DraftAppealInputType {
  @Field(() => ID, { nullable: true, description: 'Absent for a new draft.' })
  appeal?: string

  @Field(() => Int, { nullable: true })
  expectedVersion?: number

  @Field(() => ID)
  stage!: string

  @Field(() => ID, { nullable: true, description: 'Needed only by who plays in several entries.' })
  entry?: string

  @Field(() => String)
  subject!: string

  @Field(() => String)
  matter!: string

  @Field(() => ID, { nullable: true })
  ruling?: string

  @Field(() => String, { nullable: true })
  slot?: string

  @Field(() => String)
  statement!: string

  @Field(() => String)
  relief!: string

  @Field(() => [SignatureInputType])
  signatures!: SignatureInputType[]

  @Field(() => Boolean, { defaultValue: false, description: 'The partner or captain is not there any more.' })
  othersAbsent!: boolean

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('ReasonedCaseInput')
export class ReasonedCaseInputType extends CaseInputType {
  @Field(() => String)
  reason!: string
}

@InputType('WithdrawAppealInput')
export class WithdrawAppealInputType extends CaseInputType {
  @Field(() => String, { nullable: true })
  reason?: string
}

@InputType('ConcurInAppealInput')
export class ConcurInAppealInputType extends CaseInputType {
  @Field(() => Boolean)
  agrees!: boolean

  @Field(() => ID, { nullable: true, description: 'The desk only: whose agreement on paper is recorded.' })
  party?: string

  @Field(() => String, { nullable: true })
  reason?: string
}

@InputType('RecordDepositInput')
export class RecordDepositInputType extends CaseInputType {
  @Field(() => Int)
  amount!: number

  @Field(() => String)
  currency!: string
}

@InputType('UploadEvidenceInput')
export class UploadEvidenceInputType extends CaseInputType {
  @Field(() => String)
  kind!: string

  @Field(() => String)
  title!: string

  @Field(() => String)
  fileName!: string

  @Field(() => String, { description: 'Base64 of the bytes.' })
  content!: string

  @Field(() => String, { defaultValue: 'parties' })
  visibility!: string
}

@InputType('AddRedactedCopyInput')
export class AddRedactedCopyInputType extends CaseInputType {
  @Field(() => ID)
  evidence!: string

  @Field(() => String)
  fileName!: string

  @Field(() => String, { description: 'Base64 of the bytes.' })
  content!: string
}

@InputType('RuleOnEvidenceInput')
export class RuleOnEvidenceInputType extends CaseInputType {
  @Field(() => ID)
  evidence!: string

  @Field(() => Boolean)
  admitted!: boolean

  @Field(() => String)
  reason!: string
}

@InputType('DecideLateLeaveInput')
export class DecideLateLeaveInputType extends CaseInputType {
  @Field(() => Boolean)
  granted!: boolean

  @Field(() => String)
  reasons!: string
}

@InputType('DecideStayInput')
export class DecideStayInputType extends CaseInputType {
  @Field(() => Boolean)
  granted!: boolean

  @Field(() => String)
  reasons!: string
}

@InputType('DeclareInadmissibleInput')
export class DeclareInadmissibleInputType extends CaseInputType {
  @Field(() => String, { description: 'A reason of the procedure, e.g. FILED_TOO_LATE.' })
  reason!: string

  @Field(() => String)
  text!: string
}

@InputType('CureAppealInput')
export class CureAppealInputType extends CaseInputType {
  @Field(() => String, { nullable: true })
  statement?: string

  @Field(() => [SignatureInputType], { nullable: true })
  signatures?: SignatureInputType[]

  @Field(() => String)
  text!: string
}

@InputType('AnswerLawPartInput')
export class AnswerLawPartInputType extends CaseInputType {
  @Field(() => String)
  answer!: string

  @Field(() => [ClauseInputType])
  clauses!: ClauseInputType[]
}

@InputType('ClockInput')
export class ClockInputType extends CaseInputType {
  @Field(() => String)
  clock!: string

  @Field(() => String)
  reason!: string
}

@InputType('ExtendDeadlineInput')
export class ExtendDeadlineInputType extends ClockInputType {
  @Field(() => DateTime)
  dueAt!: Date
}

@InputType('RequestInfoInput')
export class RequestInfoInputType extends CaseInputType {
  @Field(() => String)
  question!: string

  @Field(() => String, { description: '`appellant`, `respondent`, `parties` or `director`.' })
  from!: string
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

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

export const readBytes = (content: string): Outcome<Uint8Array> =>
  BASE64.test(content)
    ? ok(new Uint8Array(Buffer.from(content, 'base64')))
    : fail('VALUE_REFUSED', { expected: 'base64' }, { path: 'content' })

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
  const subject = oneOf(appealSubjects, input.subject, 'subject')
  if (!subject.ok) return subject
  const matter = oneOf(appealMatters, input.matter, 'matter')
  if (!matter.ok) return matter
  const signatures: { capacity: (typeof filingCapacities)[number]; name: string }[] = []
  for (const { capacity, name } of input.signatures) {
    const known = oneOf(filingCapacities, capacity, 'signatures')
    if (!known.ok) return known
    signatures.push({ capacity: known.value, name })
  }
  const { statement, relief, othersAbsent, expectedVersion, idempotencyKey, slot } = input
  return ok({
    stageId: stage.value,
    subject: subject.value,
    matter: matter.value,
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
