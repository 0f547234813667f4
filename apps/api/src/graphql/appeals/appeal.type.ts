import { Field, ID, ObjectType } from 'type-graphql'
import type { AppealRow } from '../../domain/appeals/appeals.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('AppealSummary', { simpleResolvers: true, description: 'What anybody may know of a case.' })
export class AppealSummaryType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  number!: string

  @Field(() => String)
  status!: string

  @Field(() => String, { nullable: true })
  outcome?: string | null

  @Field(() => DateTime)
  filedAt!: Date

  @Field(() => DateTime)
  dueAt!: Date

  @Field(() => String, { nullable: true, description: 'Once the case is published.' })
  matter?: string
}

const PUBLISHED: readonly string[] = ['PUBLISHED', 'CLOSED']

export const toAppealSummary = (row: AppealRow): AppealSummaryType => ({
  id: toGlobalId('Appeal', row.id),
  number: row.number ?? '',
  status: row.status,
  outcome: PUBLISHED.includes(row.status) ? row.outcome : null,
  filedAt: row.filedAt as Date,
  dueAt: row.dueAt as Date,
  ...(PUBLISHED.includes(row.status) ? { matter: row.matter } : {}),
})
