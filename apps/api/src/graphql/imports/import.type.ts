import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ImportHead, QuestionRow } from '../../domain/imports/imports.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { Problem } from '../../base/problem.js'
import { NodeInterface } from '../shared/node.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

@ObjectType('IdentityCandidate')
export class IdentityCandidateType {
  personId!: string

  @Field(() => Int, { description: 'Per cent, never 100: a likeness is not an identity.' })
  score!: number

  @Field(() => [String])
  because!: readonly string[]
}

@ObjectType('ImportPerson')
export class ImportPersonType {
  personId?: string

  @Field(() => String)
  key!: string

  @Field(() => String)
  name!: string

  @Field(() => String, { nullable: true })
  externalId?: string

  @Field(() => String, { description: 'matched, doubtful or unknown.' })
  status!: string

  @Field(() => [IdentityCandidateType])
  candidates!: IdentityCandidateType[]
}

@ObjectType('ImportStanding', {
  simpleResolvers: true,
  description: 'Our arithmetic under the chosen profile beside the figures the file prints.',
})
export class ImportStandingType {
  @Field(() => String)
  number!: string

  @Field(() => String, { nullable: true })
  group?: string

  @Field(() => String)
  names!: string

  @Field(() => Int)
  rank!: number

  @Field(() => String)
  total!: string

  @Field(() => String, { nullable: true })
  percent?: string

  @Field(() => String, { nullable: true })
  publishedPlace?: string

  @Field(() => String, { nullable: true })
  publishedTotal?: string

  @Field(() => String, { nullable: true })
  publishedPercent?: string

  @Field(() => Boolean)
  agrees!: boolean
}

@ObjectType('ImportSummary', { simpleResolvers: true })
export class ImportSummaryType {
  @Field(() => String)
  title!: string

  @Field(() => LocalDate, { nullable: true })
  date?: string

  @Field(() => String)
  scoring!: string

  @Field(() => Int)
  winners!: number

  @Field(() => Int)
  sessions!: number

  @Field(() => Int)
  sections!: number

  @Field(() => Int)
  entries!: number

  @Field(() => Int)
  boards!: number

  @Field(() => Int)
  results!: number

  @Field(() => String, { description: 'A named profile, or `figures`: the rules that only the file’s figures show.' })
  profile!: string

  @Field(() => [String], { description: 'Profiles to choose from.' })
  profiles!: readonly string[]

  @Field(() => [ProblemType], {
    description: 'Why the file’s own profile was chosen, what speaks against it, and what of the file is left out.',
  })
  because!: ProblemType[]

  @Field(() => Int)
  matched!: number

  @Field(() => Int)
  doubtful!: number

  @Field(() => Int)
  unknown!: number

  @Field(() => [ImportPersonType])
  people!: ImportPersonType[]

  @Field(() => [ImportStandingType])
  standings!: ImportStandingType[]

  @Field(() => Int)
  publishedAgree!: number

  @Field(() => Int)
  publishedDiffer!: number
}

@ObjectType('IdentityQuestion', { implements: NodeInterface })
export class IdentityQuestionType extends NodeInterface {
  row!: QuestionRow

  @Field(() => String)
  nameAsEntered!: string

  @Field(() => String)
  status!: string

  @Field(() => [IdentityCandidateType])
  candidates!: IdentityCandidateType[]
}

@ObjectType('Import', { implements: NodeInterface })
export class ImportType extends NodeInterface {
  row!: ImportHead

  @Field(() => String)
  fileName!: string

  @Field(() => String)
  digest!: string

  @Field(() => String, { nullable: true })
  format?: string | null

  @Field(() => String, { nullable: true })
  program?: string | null

  @Field(() => String)
  status!: string

  @Field(() => DateTime)
  recordedAt!: Date

  @Field(() => DateTime, { nullable: true })
  committedAt?: Date | null

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@InputType('IdentityDecisionInput')
export class IdentityDecisionInputType {
  @Field(() => String)
  key!: string

  @Field(() => ID, { nullable: true })
  person?: string

  @Field(() => Boolean, { nullable: true })
  newPerson?: boolean
}

export const toImport = (row: ImportHead): ImportType => ({
  row,
  id: toGlobalId('Import', row.id),
  fileName: row.fileName,
  digest: row.digest,
  format: row.format,
  program: row.program,
  status: row.status,
  recordedAt: row.recordedAt,
  committedAt: row.committedAt,
  problems: (row.problems as Problem[]).map(toProblem),
})

export const toQuestion = (row: QuestionRow): IdentityQuestionType => ({
  row,
  id: toGlobalId('IdentityQuestion', row.id),
  nameAsEntered: row.nameAsEntered,
  status: row.status,
  candidates: row.candidates,
})
