import type { EventWanted } from '../../domain/imports/event-for-import.js'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { ImportStatusEnum } from './imports.enums.js'
import { IdentityStatusEnum } from './imports.enums.js'
import { PersonMatchEnum } from './imports.enums.js'
import type { ImportHead, QuestionRow } from '../../domain/imports/imports.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { Problem } from '../../base/problem.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { ParamType } from '../shared/param.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { MatchReasonEnum } from '../registry/registry.enums.js'
import { type CodeOf, codeOf } from '../shared/enum.js'

@ObjectType('IdentityCandidate', { description: 'A person of the register who may be meant.' })
export class IdentityCandidateType {
  personId!: string

  @Field(() => Int, { description: 'Per cent, never 100: a likeness is not an identity.' })
  score!: number

  @Field(() => [MatchReasonEnum], { description: 'What speaks for it: number, name, club …' })
  because!: readonly CodeOf<typeof MatchReasonEnum>[]
}

@ObjectType('ImportPerson', { description: 'A person of a file.' })
export class ImportPersonType {
  personId?: string

  @Field(() => String, { description: "The person's key within the file." })
  key!: string

  @Field(() => String, { description: 'The name as the file has it.' })
  name!: string

  @Field(() => String, { description: "The person's number in the file.", nullable: true })
  externalId?: string

  @Field(() => PersonMatchEnum, { description: 'matched, doubtful or unknown.' })
  status!: CodeOf<typeof PersonMatchEnum>

  @Field(() => [IdentityCandidateType], { description: 'Whom of the register the file may mean, likeliest first.' })
  candidates!: IdentityCandidateType[]
}

@ObjectType('ImportStanding', {
  simpleResolvers: true,
  description: 'Our arithmetic under the chosen profile beside the figures the file prints.',
})
export class ImportStandingType {
  @Field(() => String, { description: "The contestant's number in the file." })
  number!: string

  @Field(() => String, { description: 'The group of the field, where there are several.', nullable: true })
  group?: string

  @Field(() => String, { description: "The names of the contestant's players, as the file has them." })
  names!: string

  @Field(() => BilingualType, {
    description:
      'What the contestant is called: players whom the register knows without doubt by it, others as in the file.',
  })
  called!: BilingualType

  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => String, { description: 'The total as computed.' })
  total!: string

  @Field(() => String, { description: 'The share of the possible score in percent.', nullable: true })
  percent?: string

  @Field(() => String, { description: 'The place that the file states.', nullable: true })
  publishedPlace?: string

  @Field(() => String, { description: 'The total that the file states.', nullable: true })
  publishedTotal?: string

  @Field(() => String, { description: 'The percentage that the file states.', nullable: true })
  publishedPercent?: string

  @Field(() => Boolean, {
    description: 'Whether computed and stated agree in every figure; nothing where the file states none.',
    nullable: true,
  })
  agrees?: boolean | undefined
}

@ObjectType('ImportLine', {
  simpleResolvers: true,
  description: 'A result whose award needs a look: awarded by somebody, or stated otherwise than it is computed.',
})
export class ImportLineType {
  @Field(() => String, { description: 'Its place in the file and in the event that is made of it.' })
  slot!: string

  @Field(() => String, { description: 'The board.', nullable: true })
  board?: string

  @Field(() => String, { description: 'The section, where there are several.', nullable: true })
  section?: string

  @Field(() => String, { description: 'The table, where the file names it.', nullable: true })
  table?: string

  @Field(() => String, { description: 'The numbers of those who sit North–South.' })
  ns!: string

  @Field(() => String, { description: 'The numbers of those who sit East–West.' })
  ew!: string

  @Field(() => [ParamType], { description: 'What the sheet says, as values of the sport.' })
  printed!: ParamType[]

  @Field(() => String, { description: 'What the file states for North–South.', nullable: true })
  fileNs?: string

  @Field(() => String, { description: 'What the file states for East–West.', nullable: true })
  fileEw?: string

  @Field(() => String, {
    description: 'What is computed for North–South, with the decimals of the file.',
    nullable: true,
  })
  computedNs?: string

  @Field(() => String, {
    description: 'What is computed for East–West, with the decimals of the file.',
    nullable: true,
  })
  computedEw?: string

  @Field(() => Boolean, { description: 'Nothing where the file states no figure.', nullable: true })
  agrees?: boolean | undefined

  @Field(() => Int, {
    description: "The file's own score for North–South, where its contract is worth another.",
    nullable: true,
  })
  fileScore?: number

  @Field(() => Int, { description: 'What the contract is worth, where the file states another score.', nullable: true })
  contractScore?: number

  @Field(() => Boolean, { description: "The file's score counts in the place of the contract." })
  scoreTaken!: boolean

  @Field(() => Boolean, { description: 'The file says that a director awarded it.' })
  awarded!: boolean

  @Field(() => Boolean, { description: 'The award counts as the file states it.' })
  taken!: boolean

  @Field(() => String, {
    description:
      'The slot of the board at the other table of a match: both have one award, taken or computed together.',
    nullable: true,
  })
  otherTable?: string | undefined
}

@ObjectType('ImportSummary', { description: 'What a file holds.', simpleResolvers: true })
export class ImportSummaryType {
  wanted!: EventWanted

  @Field(() => String, { description: 'The title of the event in the file.' })
  title!: string

  @Field(() => LocalDate, { description: 'The day of play, where the file says it.', nullable: true })
  date?: string

  @Field(() => String, { description: 'The method of scoring.' })
  scoring!: string

  @Field(() => Int, { description: 'Lists of winners: 1, or 2 where North–South and East–West are ranked apart.' })
  winners!: number

  @Field(() => [Int], {
    description: 'Numbers of lists of winners to choose from; none where the numbers of the pairs leave no choice.',
  })
  winnersChoices!: readonly number[]

  @Field(() => Int, { description: 'Sessions of play.' })
  sessions!: number

  @Field(() => Int, { description: 'Sections of the field.' })
  sections!: number

  @Field(() => Int, { description: 'Contestants.' })
  entries!: number

  @Field(() => Int, { description: 'Different boards.' })
  boards!: number

  @Field(() => Int, { description: 'Results of boards.' })
  results!: number

  @Field(() => String, { description: 'A named profile, or `figures`: the rules that only the file’s figures show.' })
  profile!: string

  @Field(() => [String], { description: 'Profiles to choose from.' })
  profiles!: readonly string[]

  @Field(() => [ProblemType], {
    description: 'Why the file’s own profile was chosen, what speaks against it, and what of the file is left out.',
  })
  because!: ProblemType[]

  @Field(() => Int, { description: 'People found in the register without doubt.' })
  matched!: number

  @Field(() => Int, { description: 'People who may be several of the register.' })
  doubtful!: number

  @Field(() => Int, { description: 'People who are not in the register.' })
  unknown!: number

  @Field(() => [ImportPersonType], { description: 'The people of the file.' })
  people!: ImportPersonType[]

  @Field(() => [ImportStandingType], { description: 'The order as computed, beside the one stated.' })
  standings!: ImportStandingType[]

  lines!: ImportLineType[]

  @Field(() => Int, { description: 'Results of which the file states what they brought.' })
  linesStated!: number

  @Field(() => Int, { description: 'Results whose stated figures are those computed.' })
  linesAgree!: number

  @Field(() => Boolean, {
    description: 'So few results differ that a director’s hand is likelier than another arithmetic.',
  })
  linesByHand!: boolean

  @Field(() => Int, { description: 'Figures of the file that the computed ones equal.' })
  publishedAgree!: number

  @Field(() => Int, { description: 'Figures of the file that differ from the computed ones.' })
  publishedDiffer!: number
}

@ObjectType('IdentityQuestion', {
  description: 'A name of an import whose owner must be decided.',
  implements: NodeInterface,
})
export class IdentityQuestionType extends NodeInterface {
  row!: QuestionRow

  @Field(() => String, { description: 'The name as the file has it.' })
  nameAsEntered!: string

  @Field(() => IdentityStatusEnum, { description: 'Whether it is open or decided.' })
  status!: CodeOf<typeof IdentityStatusEnum>

  @Field(() => [IdentityCandidateType], { description: 'Whom it may mean, likeliest first.' })
  candidates!: IdentityCandidateType[]
}

@ObjectType('Import', {
  description: 'A results file that was read, and what became of it.',
  implements: NodeInterface,
})
export class ImportType extends NodeInterface {
  row!: ImportHead

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string

  @Field(() => String, { description: 'SHA-256 of the file.' })
  digest!: string

  @Field(() => String, { description: 'The format that was recognised.', nullable: true })
  format?: string | null

  @Field(() => String, { description: 'The scoring program that wrote it, where it says so.', nullable: true })
  program?: string | null

  @Field(() => ImportStatusEnum, { description: 'Where it stands on the road from file to event.' })
  status!: CodeOf<typeof ImportStatusEnum>

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: Date

  @Field(() => DateTime, { description: 'When it was taken in.', nullable: true })
  committedAt?: Date | null

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@OneOfInput('IdentityInput', { description: 'Who a name of a file is.' })
export class IdentityInput {
  @Field(() => ID, { description: 'This person of the register.', nullable: true })
  person?: string

  @Field(() => Boolean, { description: 'True registers a new person under the name.', nullable: true })
  newPerson?: boolean
}

@InputType('IdentityDecisionInput', { description: 'Who one person of a file is.' })
export class IdentityDecisionInputType {
  @Field(() => String, { description: "The person's key within the file." })
  key!: string

  @Field(() => IdentityInput, { description: 'Who it is.' })
  is!: IdentityInput
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
  candidates: row.candidates.map(candidate => ({
    ...candidate,
    because: candidate.because.flatMap(reason => codeOf(MatchReasonEnum, reason) ?? []),
  })),
})
