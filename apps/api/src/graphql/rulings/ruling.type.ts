import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { AdjustmentRow } from '../../domain/rulings/adjustments.repo.js'
import type { PartyRow, RulingRow } from '../../domain/rulings/rulings.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('RulingPlace', { simpleResolvers: true })
export class RulingPlaceType {
  @Field(() => Int, { nullable: true })
  session?: number | null

  @Field(() => String, { nullable: true })
  section?: string | null

  @Field(() => Int, { nullable: true })
  round?: number | null

  @Field(() => String, { nullable: true })
  table?: string | null

  @Field(() => String, { nullable: true })
  board?: string | null
}

@ObjectType('RulingParty')
export class RulingPartyType {
  row!: PartyRow

  @Field(() => String)
  role!: string
}

@ObjectType('RulingAnswer', { simpleResolvers: true })
export class RulingAnswerType {
  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => BilingualType)
  value!: BilingualType
}

@ObjectType('Adjustment')
export class AdjustmentType {
  row!: Pick<AdjustmentRow, 'kind' | 'entryId' | 'payload' | 'sourceId'>

  @Field(() => String)
  kind!: string

  @Field(() => String, { nullable: true, description: 'Exact; taken away when positive.' })
  amount?: string | null

  @Field(() => Boolean, { description: 'It reaches one slot only, not the total.' })
  inSlot!: boolean
}

@ObjectType('AppealWindow', { simpleResolvers: true })
export class AppealWindowType {
  @Field(() => String)
  anchor!: string

  @Field(() => Int)
  minutes!: number

  @Field(() => DateTime, { nullable: true, description: 'Once its anchor is known.' })
  dueAt?: Date

  @Field(() => ClauseType)
  clause!: ClauseType
}

@ObjectType('Ruling', { implements: NodeInterface })
export class RulingType extends NodeInterface {
  row!: RulingRow

  @Field(() => String)
  kind!: string

  @Field(() => String, { nullable: true })
  slot?: string | null

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => String)
  facts!: string

  @Field(() => String)
  decision!: string

  @Field(() => String)
  authority!: string

  @Field(() => String, { description: 'What an appeal would be about: law, judgement, score or discipline.' })
  part!: string

  @Field(() => String)
  visibility!: string

  @Field(() => String, { nullable: true })
  directorName?: string | null

  @Field(() => DateTime)
  givenAt!: Date

  @Field(() => DateTime, { nullable: true })
  notifiedAt?: Date | null

  @Field(() => ID, { nullable: true, description: 'The ruling it took the place of.' })
  supersedes?: string | null

  @Field(() => String, { nullable: true })
  reason?: string | null
}

export const RulingConnectionType = connectionOf(RulingType, 'Ruling')

export const toRuling = (row: RulingRow): RulingType => ({
  row,
  id: toGlobalId('Ruling', row.id),
  kind: row.kind,
  slot: row.slot,
  clause: { edition: row.editionId, article: row.article },
  facts: row.facts,
  decision: row.decision,
  authority: row.authority,
  part: row.part,
  visibility: row.visibility,
  directorName: row.directorName,
  givenAt: row.givenAt as Date,
  notifiedAt: row.notifiedAt,
  supersedes: row.supersedesId && toGlobalId('Ruling', row.supersedesId),
  reason: row.reason,
})

export const toAdjustment = (row: AdjustmentType['row']): AdjustmentType => ({
  row,
  kind: row.kind,
  amount: typeof row.payload.amount === 'string' ? row.payload.amount : null,
  inSlot: typeof row.payload.slot === 'string',
})
