import { Field, ID, Int, ObjectType } from 'type-graphql'
import { SeatEnum, VulnerabilityEnum } from './standings.enums.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { ParamType } from '../shared/param.type.js'

@ObjectType('BoardSummary', { description: 'A board of the field and how often it was played.', simpleResolvers: true })
export class BoardSummaryType {
  row!: RevisionRow

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => String, { description: 'The section of the field, where there are several.', nullable: true })
  section?: string

  @Field(() => String, { description: 'The number of the board.' })
  board!: string

  @Field(() => Int, { description: 'Results entered on it.' })
  results!: number
}

@ObjectType('TravellerAward', { description: 'What a result was worth to one side.' })
export class TravellerAwardType {
  entryId!: string

  @Field(() => String, { description: 'The score, as printed.' })
  points!: string

  @Field(() => String, { description: 'The unit the score is counted in.' })
  unit!: string

  @Field(() => String, { description: 'The share of the possible score in percent.', nullable: true })
  percent?: string

  @Field(() => [String], { description: 'How the figure came about: adjusted, averaged …' })
  marks!: readonly string[]
}

/** One sheet with what each side got for it. */
@ObjectType('TravellerLine', { description: 'A result and what it was worth.' })
export class TravellerLineType {
  stageId!: string
  sideIds!: readonly string[]
  /** The edition's parsed sheet. */
  parsed!: unknown
  /** The stage's, as the edition read them. */
  settings!: unknown
  sport!: string
  /** The revision it stands in, as far as it says what may be shown of a board. */
  revision!: Pick<RevisionRow, 'publishedAt' | 'editionId'>

  @Field(() => ID, { description: 'The id of the sheet.' })
  sheetId!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => String, { description: 'The section of the field, where there are several.', nullable: true })
  section?: string

  @Field(() => Int, { description: 'The round it belongs to, from 1.', nullable: true })
  round?: number

  @Field(() => String, { description: 'The number of the table.', nullable: true })
  table?: string

  @Field(() => String, { description: 'The number of the board.', nullable: true })
  board?: string

  @Field(() => [ParamType], { description: 'The sheet in codes: contract, declarer, result, score …' })
  printed!: ParamType[]

  @Field(() => [TravellerAwardType], { description: 'What it was worth to each side.' })
  awards!: TravellerAwardType[]
}

@ObjectType('Traveller', { description: "Everybody's result on one board." })
export class TravellerType {
  row!: RevisionRow

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => String, { description: 'The section of the field, where there are several.', nullable: true })
  section?: string

  @Field(() => String, { description: 'The number of the board.' })
  board!: string

  @Field(() => SeatEnum, { description: 'Who dealt.', nullable: true })
  dealer?: string

  @Field(() => VulnerabilityEnum, { description: 'Which sides are vulnerable.', nullable: true })
  vulnerability?: string

  @Field(() => [TravellerLineType], { description: 'The results.' })
  lines!: TravellerLineType[]
}

@ObjectType('Scorecard', { description: 'Everything one contestant played.' })
export class ScorecardType {
  entryId!: string
  row!: RevisionRow

  @Field(() => [TravellerLineType], { description: 'One line for each result, in the order of play.' })
  lines!: TravellerLineType[]
}
