import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { ParamType } from '../shared/param.type.js'

@ObjectType('BoardSummary', { simpleResolvers: true })
export class BoardSummaryType {
  @Field(() => Int, { nullable: true })
  session?: number

  @Field(() => String, { nullable: true })
  section?: string

  @Field(() => String)
  board!: string

  @Field(() => Int)
  results!: number
}

@ObjectType('TravellerAward')
export class TravellerAwardType {
  entryId!: string

  @Field(() => String)
  points!: string

  @Field(() => String)
  unit!: string

  @Field(() => String, { nullable: true })
  percent?: string

  @Field(() => [String])
  marks!: readonly string[]
}

/** One sheet with what each side got for it. */
@ObjectType('TravellerLine')
export class TravellerLineType {
  stageId!: string
  sideIds!: readonly string[]
  /** The edition's parsed sheet. */
  parsed!: unknown
  /** The stage's, as the edition read them. */
  settings!: unknown
  sport!: string
  /** Whether the revision it stands in is published. */
  published!: boolean

  @Field(() => ID)
  sheetId!: string

  @Field(() => String)
  slot!: string

  @Field(() => Int, { nullable: true })
  session?: number

  @Field(() => String, { nullable: true })
  section?: string

  @Field(() => Int, { nullable: true })
  round?: number

  @Field(() => String, { nullable: true })
  table?: string

  @Field(() => String, { nullable: true })
  board?: string

  @Field(() => [ParamType], { description: 'The sheet in codes: contract, declarer, result, score …' })
  printed!: ParamType[]

  @Field(() => [TravellerAwardType])
  awards!: TravellerAwardType[]
}

@ObjectType('Traveller')
export class TravellerType {
  row!: RevisionRow

  @Field(() => Int, { nullable: true })
  session?: number

  @Field(() => String, { nullable: true })
  section?: string

  @Field(() => String)
  board!: string

  @Field(() => String, { nullable: true })
  dealer?: string

  @Field(() => String, { nullable: true })
  vulnerability?: string

  @Field(() => [TravellerLineType])
  lines!: TravellerLineType[]
}

@ObjectType('Scorecard')
export class ScorecardType {
  entryId!: string

  @Field(() => [TravellerLineType])
  lines!: TravellerLineType[]
}
