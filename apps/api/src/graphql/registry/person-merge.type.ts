import { Field, ID, ObjectType } from 'type-graphql'
import type { MergeRow } from '../../domain/registry/merges.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('PersonMerge', { description: 'Two records declared to be one person; it can be taken back.' })
export class PersonMergeType {
  row!: MergeRow

  @Field(() => ID, { description: 'Names the merge.' })
  id!: string

  @Field(() => String, { description: 'Why the two are one person.' })
  reason!: string

  @Field(() => DateTime, { description: 'When it was declared.' })
  mergedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it was taken back; null while it holds.' })
  undoneAt?: Date | null
}

export const toPersonMerge = (row: MergeRow): PersonMergeType => ({
  row,
  id: toGlobalId('PersonMerge', row.id),
  reason: row.reason,
  mergedAt: row.recordedAt,
  undoneAt: row.undoneAt,
})
