import { Field, ObjectType } from 'type-graphql'
import type { RulingRow } from '../../domain/rulings/rulings.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('Ruling', { implements: NodeInterface })
export class RulingType extends NodeInterface {
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

  @Field(() => DateTime)
  givenAt!: Date
}

export const toRuling = (row: RulingRow): RulingType => ({
  id: toGlobalId('Ruling', row.id),
  kind: row.kind,
  slot: row.slot,
  clause: { edition: row.editionId, article: row.article },
  facts: row.facts,
  decision: row.decision,
  givenAt: row.givenAt as Date,
})
