import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('CrossCell', { simpleResolvers: true })
export class CrossCellType {
  @Field(() => Int, { description: 'Index of the column.' })
  column!: number

  @Field(() => String)
  slot!: string

  @Field(() => Int, { nullable: true })
  round?: number

  @Field(() => String, { description: 'Net points of the match, or points on the board.' })
  points!: string

  @Field(() => String, { nullable: true })
  percent?: string

  @Field(() => String, { nullable: true })
  victoryPoints?: string

  @Field(() => [String])
  marks!: readonly string[]
}

@ObjectType('CrossColumn')
export class CrossColumnType {
  entryId?: string

  @Field(() => Int, { nullable: true })
  session?: number

  @Field(() => String, { nullable: true })
  board?: string
}

@ObjectType('CrossRow')
export class CrossRowType {
  entryId!: string

  @Field(() => Int)
  rank!: number

  @Field(() => Boolean)
  shared!: boolean

  @Field(() => String, { nullable: true })
  group?: string | null

  @Field(() => String)
  total!: string

  @Field(() => String, { nullable: true })
  percent?: string | null

  @Field(() => [CrossCellType], { description: 'Only where the two met or the board was played.' })
  cells!: readonly CrossCellType[]
}

@ObjectType('CrossTable', { simpleResolvers: true })
export class CrossTableType {
  @Field(() => String, { description: '`matches`: contestants against each other; `boards`: contestants by board.' })
  kind!: string

  @Field(() => String)
  unit!: string

  @Field(() => [CrossColumnType])
  columns!: readonly CrossColumnType[]

  @Field(() => [CrossRowType], { description: 'As ranked.' })
  rows!: readonly CrossRowType[]

  @Field(() => Int)
  totalRows!: number
}
