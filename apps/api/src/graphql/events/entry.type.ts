import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { EntryPlayerRow, EntryRow } from '../../domain/events/events.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { NodeInterface } from '../shared/node.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('EntryPlayer', { description: 'A player in the line-up of an entry.' })
export class EntryPlayerType {
  row!: EntryPlayerRow

  @Field(() => ID, { description: 'Of this row of the line-up; a change makes another.' })
  id!: string

  @Field(() => Boolean, { description: 'Somebody has looked: nobody of the register, and gets no points.' })
  notMember!: boolean

  @Field(() => Int, { description: 'The place in the line-up, from 1.' })
  ordinal!: number

  @Field(() => String, { description: 'The name as it was entered.' })
  nameAsEntered!: string

  @Field(() => Int, { description: 'The first session played.' })
  fromSession!: number

  @Field(() => Int, { nullable: true, description: 'The last session played; null while in the line-up.' })
  untilSession?: number | null
}

@ObjectType('Entry', { implements: NodeInterface, description: 'A contestant of a stage: a player, a pair or a team.' })
export class EntryType extends NodeInterface {
  row!: EntryRow

  @Field(() => String, { description: 'The start number.' })
  number!: string

  @Field(() => String, { nullable: true, description: 'The group it plays in.' })
  group?: string | null

  @Field(() => String, { nullable: true, description: 'The section it sits in.' })
  section?: string | null

  @Field(() => String, { description: 'Its name as it was entered.' })
  nameAsEntered!: string

  @Field(() => Int, { nullable: true, description: '1 = strongest.' })
  seed?: number | null

  @Field(() => DateTime, { nullable: true, description: 'When it withdrew.' })
  withdrawnAt?: Date | null

  @Field(() => Int, { nullable: true, description: 'The last round it was paired for.' })
  withdrawnAfter?: number | null

  @Field(() => Int, { nullable: true, description: 'Cut by the format after this round.' })
  cutAfter?: number | null

  @Field(() => String, { nullable: true, description: 'The team that a player plays for who plays alone.' })
  playsFor?: string | null

  @Field(() => Boolean, { description: 'Fills a table and is ranked nowhere.' })
  isReserve!: boolean
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
  playsFor: row.labels.team?.[0] ?? null,
  isReserve: row.labels.reserve !== undefined,
})

export const toEntryPlayer = (row: EntryPlayerRow): EntryPlayerType => ({
  row,
  id: toGlobalId('EntryPlayer', row.id),
  notMember: row.notMember,
  ordinal: row.ordinal,
  nameAsEntered: row.nameAsEntered,
  fromSession: row.fromSession,
  untilSession: row.untilSession,
})
