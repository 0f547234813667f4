import { Field, Int, ObjectType } from 'type-graphql'
import type { LineRow } from '../../domain/standings/standings-reads.repo.js'
import type { StandingChange } from '../../domain/standings/standing-changes.js'
import { connectionOf } from '../shared/page.type.js'

@ObjectType('StandingColumn', { simpleResolvers: true })
export class StandingColumnType {
  @Field(() => String)
  code!: string

  @Field(() => String)
  value!: string
}

@ObjectType('StandingLine')
export class StandingLineType {
  row!: LineRow

  @Field(() => Int)
  position!: number

  @Field(() => String, { nullable: true })
  group?: string | null

  @Field(() => Int)
  rank!: number

  @Field(() => Boolean)
  shared!: boolean

  @Field(() => String)
  unit!: string

  @Field(() => String)
  total!: string

  @Field(() => String, { nullable: true })
  percent?: string | null

  @Field(() => Int)
  played!: number

  @Field(() => [StandingColumnType])
  columns!: StandingColumnType[]

  @Field(() => String, { nullable: true })
  separatedBy?: string | null
}

export const StandingLineConnectionType = connectionOf(StandingLineType, 'StandingLine')

@ObjectType('StandingChange')
export class StandingChangeType {
  entryId!: string

  @Field(() => Int, { nullable: true })
  rankBefore?: number

  @Field(() => Int, { nullable: true })
  rankAfter?: number

  @Field(() => String, { nullable: true })
  totalBefore?: string

  @Field(() => String, { nullable: true })
  totalAfter?: string

  @Field(() => String, { nullable: true })
  percentBefore?: string | null

  @Field(() => String, { nullable: true })
  percentAfter?: string | null
}

export const toStandingLine = (row: LineRow): StandingLineType => ({
  row,
  position: row.position,
  group: row.group,
  rank: row.rank,
  shared: row.shared,
  unit: row.unit,
  total: row.totalPrinted,
  percent: row.percentPrinted,
  played: row.played,
  columns: row.columns.map(({ code, printed }) => ({ code, value: printed })),
  separatedBy: row.separatedBy,
})

export const toStandingChange = ({ entryId, before, after }: StandingChange): StandingChangeType => ({
  entryId,
  rankBefore: before?.rank,
  rankAfter: after?.rank,
  totalBefore: before?.totalPrinted,
  totalAfter: after?.totalPrinted,
  percentBefore: before?.percentPrinted,
  percentAfter: after?.percentPrinted,
})
