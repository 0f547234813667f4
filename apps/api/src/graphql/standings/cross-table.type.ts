import type { CodeOf } from '../shared/enum.js'
import { Field, Int, ObjectType } from 'type-graphql'
import { CrossTableKindEnum } from './standings.enums.js'

@ObjectType('CrossCell', {
  description: 'What one contestant scored in one column of the cross-table.',
  simpleResolvers: true,
})
export class CrossCellType {
  @Field(() => Int, { description: 'Index of the column.' })
  column!: number

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => Int, { description: 'The round it belongs to, from 1.', nullable: true })
  round?: number

  @Field(() => String, { description: 'Net points of the match, or points on the board.' })
  points!: string

  @Field(() => String, { description: 'The share of the possible score in percent.', nullable: true })
  percent?: string

  @Field(() => String, { description: 'The victory points of the match.', nullable: true })
  victoryPoints?: string

  @Field(() => [String], { description: 'How the figure came about: adjusted, averaged, not played …' })
  marks!: readonly string[]
}

@ObjectType('CrossColumn', { description: 'A column of the cross-table: a board, or a round.' })
export class CrossColumnType {
  entryId?: string

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => String, { description: 'The number of the board.', nullable: true })
  board?: string
}

@ObjectType('CrossRow', { description: "A contestant's line of the cross-table." })
export class CrossRowType {
  entryId!: string

  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others share the place.' })
  shared!: boolean

  @Field(() => String, { description: 'The group of the field, where there are several.', nullable: true })
  group?: string | null

  @Field(() => String, { description: 'The total of the line, as printed.' })
  total!: string

  @Field(() => String, { description: 'The share of the possible score in percent.', nullable: true })
  percent?: string | null

  @Field(() => [CrossCellType], { description: 'Only where the two met or the board was played.' })
  cells!: readonly CrossCellType[]
}

@ObjectType('CrossTable', {
  description: "Everybody's score on everything, a page of rows at a time.",
  simpleResolvers: true,
})
export class CrossTableType {
  @Field(() => CrossTableKindEnum, {
    description: '`matches`: contestants against each other; `boards`: contestants by board.',
  })
  kind!: CodeOf<typeof CrossTableKindEnum>

  @Field(() => String, { description: 'The unit the score is counted in.' })
  unit!: string

  @Field(() => [CrossColumnType], { description: 'The columns, in the order of play.' })
  columns!: readonly CrossColumnType[]

  @Field(() => [CrossRowType], { description: 'As ranked.' })
  rows!: readonly CrossRowType[]

  @Field(() => Int, { description: 'Rows in all.' })
  totalRows!: number
}
