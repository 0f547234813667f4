import { Field, Int, ObjectType } from 'type-graphql'
import type { LineRow } from '../../domain/standings/standings-reads.repo.js'
import type { StandingChange } from '../../domain/standings/standing-changes.js'
import { connectionOf } from '../shared/page.type.js'

@ObjectType('StandingColumn', { description: 'A column of the standings beside the total.', simpleResolvers: true })
export class StandingColumnType {
  @Field(() => String, { description: 'What the column counts, by its code.' })
  code!: string

  @Field(() => String, { description: 'The value, as printed.' })
  value!: string
}

@ObjectType('MatchRecord', { description: 'How a contestant fared in its matches.', simpleResolvers: true })
export class MatchRecordType {
  @Field(() => Int, { description: 'Matches won.' })
  won!: number

  @Field(() => Int, { description: 'Matches drawn.' })
  drawn!: number

  @Field(() => Int, { description: 'Matches lost.' })
  lost!: number
}

@ObjectType('StandingLine', { description: "A contestant's line of the standings." })
export class StandingLineType {
  row!: LineRow

  @Field(() => Int, { description: 'The line, from 1.' })
  position!: number

  @Field(() => String, { description: 'The group of the field, where there are several.', nullable: true })
  group?: string | null

  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others share the place.' })
  shared!: boolean

  @Field(() => String, { description: 'The unit the score is counted in.' })
  unit!: string

  @Field(() => String, { description: 'The total, as printed.' })
  total!: string

  @Field(() => String, { description: 'The share of the possible score in percent.', nullable: true })
  percent?: string | null

  @Field(() => Int, { description: 'Results that count.' })
  played!: number

  @Field(() => [StandingColumnType], { description: 'The tie-break columns.' })
  columns!: StandingColumnType[]

  @Field(() => String, { description: 'The tie-break that parted it from the line above.', nullable: true })
  separatedBy?: string | null
}

export const StandingLineConnectionType = connectionOf(StandingLineType, 'StandingLine')

@ObjectType('StandingChange', { description: "How a contestant's place changed from one revision to the next." })
export class StandingChangeType {
  entryId!: string

  @Field(() => Int, { description: 'The place before.', nullable: true })
  rankBefore?: number

  @Field(() => Int, { description: 'The place after.', nullable: true })
  rankAfter?: number

  @Field(() => String, { description: 'The total before.', nullable: true })
  totalBefore?: string

  @Field(() => String, { description: 'The total after.', nullable: true })
  totalAfter?: string

  @Field(() => String, { description: 'The percentage before.', nullable: true })
  percentBefore?: string | null

  @Field(() => String, { description: 'The percentage after.', nullable: true })
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
