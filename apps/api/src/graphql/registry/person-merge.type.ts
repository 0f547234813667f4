import { Field, ID, ObjectType } from 'type-graphql'
import type { MergeRow } from '../../domain/registry/merges.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('PersonMerge', { description: 'Two records declared to be one person; it can be taken back.' })
export class PersonMergeType {
  row!: MergeRow

  @Field(() => ID)
  id!: string

  @Field(() => String)
  reason!: string

  @Field(() => DateTime)
  mergedAt!: Date

  @Field(() => DateTime, { nullable: true })
  undoneAt?: Date | null
}

export const toPersonMerge = (row: MergeRow): PersonMergeType => ({
  row,
  id: toGlobalId('PersonMerge', row.id),
  reason: row.reason,
  mergedAt: row.recordedAt,
  undoneAt: row.undoneAt,
})
