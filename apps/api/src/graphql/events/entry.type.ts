import { Field, Int, ObjectType } from 'type-graphql'
import type { EntryPlayerRow, EntryRow } from '../../domain/events/events.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { NodeInterface } from '../shared/node.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('EntryPlayer')
export class EntryPlayerType {
  row!: EntryPlayerRow

  @Field(() => Int)
  ordinal!: number

  @Field(() => String)
  nameAsEntered!: string

  @Field(() => Int)
  fromSession!: number

  @Field(() => Int, { nullable: true })
  untilSession?: number | null
}

@ObjectType('Entry', { implements: NodeInterface })
export class EntryType extends NodeInterface {
  row!: EntryRow

  @Field(() => String)
  number!: string

  @Field(() => String, { nullable: true })
  group?: string | null

  @Field(() => String, { nullable: true })
  section?: string | null

  @Field(() => String)
  nameAsEntered!: string

  @Field(() => Int, { nullable: true, description: '1 = strongest.' })
  seed?: number | null

  @Field(() => DateTime, { nullable: true })
  withdrawnAt?: Date | null

  @Field(() => Int, { nullable: true, description: 'The last round it was paired for.' })
  withdrawnAfter?: number | null

  @Field(() => Int, { nullable: true, description: 'Cut by the format after this round.' })
  cutAfter?: number | null
}

export const toEntry = (row: EntryRow): EntryType => ({
  row,
  id: toGlobalId('Entry', row.id),
  number: row.number,
  group: row.group,
  section: row.section,
  nameAsEntered: row.nameAsEntered,
  seed: row.seed,
  withdrawnAt: row.withdrawnAt,
  withdrawnAfter: row.withdrawnAfter,
  cutAfter: row.cutAfter,
})

export const toEntryPlayer = (row: EntryPlayerRow): EntryPlayerType => ({
  row,
  ordinal: row.ordinal,
  nameAsEntered: row.nameAsEntered,
  fromSession: row.fromSession,
  untilSession: row.untilSession,
})
