import { Field, Int, ObjectType } from 'type-graphql'
import type { DecisionRow, EffectPreview } from '../../domain/decisions/effects.js'
import { ListChangeType, toListChange } from '../awards/list-change.type.js'
import {
  AwardChangeType,
  GradeChangeType,
  toAwardChange,
  toGradeChange,
} from '../corrections/correction-preview.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { DateTime } from '../shared/scalars.js'
import { StandingChangeType, toStandingChange } from '../standings/standing-line.type.js'

@ObjectType('DraftedOrder', { simpleResolvers: true })
export class DraftedOrderType {
  @Field(() => String)
  kind!: string

  @Field(() => String)
  as!: string

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => String)
  text!: string
}

@ObjectType('DraftedDecision', {
  simpleResolvers: true,
  description: 'A decision as the room has it, and what it would move.',
})
export class DraftedDecisionType {
  @Field(() => String)
  outcome!: string

  @Field(() => [String])
  findings!: string[]

  @Field(() => [ClauseType])
  articles!: ClauseType[]

  @Field(() => String)
  reasoning!: string

  @Field(() => [DraftedOrderType])
  orders!: DraftedOrderType[]

  @Field(() => [String])
  dissents!: string[]

  @Field(() => Int, { nullable: true })
  votesFor?: number | null

  @Field(() => Int, { nullable: true })
  votesAgainst?: number | null

  @Field(() => DateTime, { nullable: true })
  signedAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  notifiedAt?: Date | null

  @Field(() => Boolean, { description: 'The facts are those that were looked at.' })
  previewStands!: boolean

  @Field(() => [StandingChangeType])
  standings!: StandingChangeType[]

  @Field(() => [AwardChangeType])
  awards!: AwardChangeType[]

  @Field(() => [ListChangeType])
  lists!: ListChangeType[]

  @Field(() => [GradeChangeType])
  grades!: GradeChangeType[]
}

interface StoredLine {
  readonly order: { readonly kind: string }
  readonly as: string
  readonly clause: ClauseType
  readonly text: string
}

export const toDraft = (row: DecisionRow, { previews, previewedOn }: EffectPreview): DraftedDecisionType => ({
  outcome: row.outcome,
  findings: row.findings.map(finding => finding.text),
  articles: row.articles,
  reasoning: row.reasoning,
  orders: (row.orderLines as unknown as StoredLine[]).map(({ order, as, clause, text }) => ({
    kind: order.kind,
    as,
    clause,
    text,
  })),
  dissents: row.dissents,
  votesFor: row.votesFor,
  votesAgainst: row.votesAgainst,
  signedAt: row.signedAt,
  notifiedAt: row.notifiedAt,
  previewStands: row.previewedOn === previewedOn,
  standings: previews.flatMap(preview => preview.standings.map(toStandingChange)),
  awards: previews.flatMap(preview => preview.awards.map(toAwardChange)),
  lists: previews.flatMap(preview => preview.lists.map(toListChange)),
  grades: previews.flatMap(preview => preview.grades.map(toGradeChange)),
})
