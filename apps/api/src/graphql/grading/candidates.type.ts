import type { Explanation } from '@paiji/rules'
import type { Missing } from '@paiji/rules/awards'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { CandidateRow, ProposalRow } from '../../domain/grading/candidates.repo.js'
import type { GradeWord } from '../../domain/grading/change-grade.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { MissingForGradeType, toMissing } from '../forecast/grade-progress.type.js'
import { PersonType } from '../registry/person.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { SportEnum } from '../shared/enums.js'
import { ExplanationType } from '../shared/explanation.type.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { connectionOf } from '../shared/page.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { GradeStatusEnum } from './grading.enums.js'
import { evidenceOf } from './grade.type.js'

export const CandidateStateEnum = enumOf<CandidateRow['state']>('GradeCandidateState', 'How far a candidate is.', {
  ready: 'Every requirement is met.',
  nearly: 'One thing is missing, of points not more than a fifth.',
})

@ObjectType('GradeCandidate', {
  description: 'Somebody who has reached a grade and does not hold it, or is close to it.',
})
export class GradeCandidateType {
  row!: CandidateRow
  /** Events the evidence speaks of. */
  eventIds!: readonly string[]

  @Field(() => ID, { description: 'To propose the grade.' })
  id!: string

  @Field(() => SportEnum, { description: 'The sport of the ladder.' })
  sport!: string

  @Field(() => BilingualType, { description: 'The grade.' })
  grade!: BilingualType

  @Field(() => CandidateStateEnum, { description: 'How far.' })
  state!: CandidateRow['state']

  @Field(() => LocalDate, { nullable: true, description: 'The day of the result that completed it.' })
  reachedOn?: string | null

  @Field(() => [MissingForGradeType], { description: 'What is missing; nothing where it is reached.' })
  missing!: MissingForGradeType[]

  @Field(() => ExplanationType, { description: 'The tree behind it, down to results and articles.' })
  explanation!: ExplanationType

  @Field(() => DateTime, { description: 'When it was looked at last.' })
  foundAt!: Date
}

export const GradeCandidateConnectionType = connectionOf(GradeCandidateType, 'GradeCandidate')

export const toCandidate = (row: CandidateRow): GradeCandidateType => ({
  row,
  ...evidenceOf(row.evidence as Explanation),
  id: toGlobalId('GradeCandidate', row.id),
  sport: row.sport,
  grade: { zh: row.nameZh, en: row.nameEn },
  state: row.state,
  reachedOn: row.reachedOn,
  missing: (row.missing as readonly Missing[]).map(toMissing),
  foundAt: row.foundAt,
})

@ObjectType('GradeProposal', { description: 'A grade that a second person is to award.' })
export class GradeProposalType {
  row!: ProposalRow

  @Field(() => ID, { description: 'To decide it.' })
  id!: string

  @Field(() => SportEnum, { description: 'The sport of the ladder.' })
  sport!: string

  @Field(() => BilingualType, { description: 'The grade.' })
  grade!: BilingualType

  @Field(() => LocalDate, { description: 'The day of the result that completed it.' })
  reachedOn!: string

  @Field(() => DateTime, { description: 'When it was proposed.' })
  proposedAt!: Date
}

export const toProposal = (row: ProposalRow): GradeProposalType => ({
  row,
  id: toGlobalId('GradeProposal', row.id),
  sport: row.sport,
  grade: { zh: row.nameZh, en: row.nameEn },
  reachedOn: row.reachedOn,
  proposedAt: row.recordedAt,
})

@ObjectType('GradeCase', { simpleResolvers: true, description: 'A case that may still change what a grade rests on.' })
export class GradeCaseType {
  @Field(() => ID, { description: 'The case, for its page.' })
  appeal!: string

  @Field(() => String, { nullable: true, description: 'Its number; none while it is a draft.' })
  number!: string | null
}

@ObjectType('GradeLadder', { simpleResolvers: true, description: 'A body’s ladders of one sport.' })
export class GradeLadderType {
  @Field(() => ID, { description: 'The body.' })
  organisation!: string

  @Field(() => BilingualType, { description: 'Its name.' })
  organisationName!: BilingualType

  @Field(() => SportEnum, { description: 'The sport.' })
  sport!: string
}

@InputType('FindGradeCandidatesInput', { description: 'Ladders to be looked at again.' })
export class FindGradeCandidatesInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that keeps them.' })
  organisation!: string

  @Field(() => SportEnum, { description: 'Of which sport.' })
  sport!: string
}

@InputType('ProposeGradesInput', { description: 'Grades to be proposed, all of them or none.' })
export class ProposeGradesInputType extends KeyedInput {
  @Field(() => [ID], { description: 'Candidates who have reached them, 100 at most.' })
  candidates!: string[]
}

@InputType('DecideGradesInput', { description: 'The second person’s word on proposed grades, all of them or none.' })
export class DecideGradesInputType extends KeyedInput {
  @Field(() => [ID], { description: 'The proposals, 100 at most.' })
  proposals!: string[]

  @Field(() => Boolean, { description: 'Whether they are awarded.' })
  award!: boolean

  @Field(() => String, { nullable: true, description: 'Why; needed to decline.' })
  reason?: string
}

@InputType('ChangeGradeInput', { description: 'A grade that no longer stands as it did.' })
export class ChangeGradeInputType extends KeyedInput {
  @Field(() => ID, { description: 'The grade.' })
  grade!: string

  @Field(() => GradeStatusEnum, { description: 'AWARDED, SUSPENDED or REVOKED.' })
  status!: GradeWord

  @Field(() => String, { description: 'Why; everybody reads it beside the grade.' })
  reason!: string
}

@ObjectType('FindGradeCandidatesPayload')
export class FindGradeCandidatesPayload extends ProblemsPayload {
  @Field(() => Int, { nullable: true, description: 'How many have reached a grade they do not hold.' })
  ready?: number

  @Field(() => Int, { nullable: true, description: 'How many are close to one.' })
  nearly?: number
}

@ObjectType('GradesPayload', { description: 'What became of proposed grades.' })
export class GradesPayload extends ProblemsPayload {
  @Field(() => Int, { nullable: true, description: 'How many.' })
  count?: number
}

@ObjectType('ChangeGradePayload')
export class ChangeGradePayload extends ProblemsPayload {
  @Field(() => PersonType, { nullable: true, description: 'Whose grade it is.' })
  person?: PersonType
}
