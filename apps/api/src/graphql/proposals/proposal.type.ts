import { Field, ID, ObjectType } from 'type-graphql'
import { personActs } from '../../domain/registry/ownership.js'
import type { ConsentRow, ProposalRow } from '../../domain/proposals/proposals.repo.js'
import type { ConsentAnswer, ProposalOutcome, RecordAct } from '../../domain/proposals/vocabulary.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { enumOf } from '../shared/enum.js'
import { ProblemCodeEnum } from '../shared/enums.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'

export const RecordActEnum = enumOf<RecordAct>('RecordAct', 'An act on a record that may reach over a border.', {
  mergePeople: 'Two records are one person.',
  undoMerge: 'A merge is taken back.',
  declareDistinct: 'Two records are two people.',
  changeBirthDate: 'The day of birth is another.',
  endAffiliation: 'A membership or an affiliation ends.',
  erasePerson: 'The person is forgotten.',
})

const ConsentAnswerEnum = enumOf<ConsentAnswer>('ConsentAnswer', 'What one says who is asked.', {
  agreed: 'Agrees.',
  objected: 'Objects, with the reason.',
})

const ProposalOutcomeEnum = enumOf<ProposalOutcome>('ProposalOutcome', 'How a proposal ended.', {
  carriedOut: 'It was done.',
  objected: 'Somebody objected.',
  lapsed: 'Not everybody agreed in time.',
  withdrawn: 'Taken back by who proposed it.',
  overtaken: 'It had become impossible.',
})

export const SilenceEnum = enumOf<'agrees' | 'ends'>(
  'SilenceMeans',
  'What it means when somebody says nothing in time.',
  {
    agrees: 'That the act is done.',
    ends: 'That it is not done.',
  },
)

@ObjectType('RecordProposalPermissions', {
  simpleResolvers: true,
  description: 'What the viewer may do with a proposal.',
})
export class RecordProposalPermissionsType {
  @Field(() => PermissionType, { description: 'To agree or to object.' })
  canAnswer!: PermissionType

  @Field(() => Boolean, {
    description: 'Whether the answer would be stated for a body by one above it; it says what it goes by.',
  })
  answersFromAbove!: boolean

  @Field(() => PermissionType, { description: 'To take it back.' })
  canWithdraw!: PermissionType
}

@ObjectType('RecordConsent', { description: 'One who is asked about a proposal: a body, or the person.' })
export class RecordConsentType {
  row!: ConsentRow

  @Field(() => Boolean, { description: 'Whether the person is asked, and not a body.' })
  ofPerson!: boolean

  @Field(() => ConsentAnswerEnum, { nullable: true, description: 'What was said; null: nothing yet.' })
  answer?: ConsentAnswer | null

  @Field(() => String, { nullable: true, description: 'Why.' })
  answerReason?: string | null

  @Field(() => Boolean, { description: 'Whether a body above stated it.' })
  answerFromAbove!: boolean
}

export const toRecordConsent = (row: ConsentRow): RecordConsentType => {
  const { answer, answerReason, answerFromAbove } = row
  return { row, ofPerson: row.organisationId === null, answer, answerReason, answerFromAbove }
}

@ObjectType('RecordProposal', {
  description: 'An act on a record that reaches over the border of the body that wishes it, with who is asked.',
})
export class RecordProposalType {
  row!: ProposalRow

  @Field(() => ID, { description: 'To answer it.' })
  id!: string

  @Field(() => RecordActEnum, { description: 'What is to be done.' })
  act!: RecordAct

  @Field(() => String, { description: 'Why.' })
  reason!: string

  @Field(() => DateTime, { description: 'When it was proposed.' })
  proposedAt!: Date

  @Field(() => DateTime, { description: 'Until when whoever is asked may object.' })
  objectUntil!: Date

  @Field(() => SilenceEnum, { description: 'What it means when somebody says nothing until then.' })
  silence!: 'agrees' | 'ends'

  @Field(() => ProposalOutcomeEnum, { nullable: true, description: 'How it ended; null while it is open.' })
  outcome?: ProposalOutcome | null

  @Field(() => ProblemCodeEnum, { nullable: true, description: 'What came between, where it has become impossible.' })
  because?: string | null

  @Field(() => DateTime, { nullable: true, description: 'When it ended.' })
  endedAt?: Date | null
}

export const toRecordProposal = (row: ProposalRow): RecordProposalType => {
  const { act, reason, recordedAt, objectUntil, outcome, endedAt } = row
  const id = toGlobalId('RecordProposal', row.id)
  return {
    ...{ row, id, act, reason, proposedAt: recordedAt, objectUntil, outcome, endedAt },
    because: outcome === 'overtaken' ? row.outcomeReason : null,
    silence: personActs[act].proposable.silence,
  }
}
