import { Field, Int, ObjectType } from 'type-graphql'
import type { DecisionRow, EffectPreview } from '../../domain/decisions/effects.js'
import { MovesType, toMoves } from '../corrections/correction-preview.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { CasePowersType } from './case-powers.type.js'
import { DraftedOrderType, toDraftedOrder } from './drafted-order.type.js'
import { DateTime } from '../shared/scalars.js'
import { AppealOutcomeEnum } from '../appeals/appeals.enums.js'

@ObjectType('PanelBallot', { simpleResolvers: true, description: 'How far a vote under seal has come.' })
export class PanelBallotType {
  @Field(() => Int, { description: 'Votes cast.' })
  cast!: number

  @Field(() => Int, { description: 'Members who vote.' })
  of!: number

  @Field(() => Boolean, { description: 'Whether the viewer has voted in this round.' })
  own!: boolean

  @Field(() => Boolean, { description: 'Whether the viewer has a vote: not the chair where it only presides.' })
  votes!: boolean

  @Field(() => Int, { description: 'Above one where a round before it brought no majority.' })
  round!: number

  @Field(() => CasePowersType, { description: 'What this panel may do in this case.' })
  powers!: CasePowersType
}

@ObjectType('DraftedDecision', {
  simpleResolvers: true,
  description: 'A decision as the room has it, and what it would move.',
})
export class DraftedDecisionType extends MovesType {
  @Field(() => AppealOutcomeEnum, { description: 'What becomes of the ruling.' })
  outcome!: DecisionRow['outcome']

  @Field(() => [String], { description: 'The facts found.' })
  findings!: string[]

  @Field(() => [ClauseType], { description: 'The articles it rests on.' })
  articles!: ClauseType[]

  @Field(() => String, { description: 'The reasons of the decision, in both languages as far as written.' })
  reasoning!: string

  @Field(() => String, { description: 'The reasons in Chinese; empty where written in English alone.' })
  reasoningZh!: string

  @Field(() => String, { description: 'The reasons in English; empty where written in Chinese alone.' })
  reasoningEn!: string

  @Field(() => [DraftedOrderType], { description: 'What was ordered.' })
  orders!: DraftedOrderType[]

  @Field(() => Boolean, { description: 'Whether the appeal had no merit.' })
  meritless!: boolean

  @Field(() => [String], { description: 'Dissenting opinions.' })
  dissents!: string[]

  @Field(() => Int, { description: 'Votes for.', nullable: true })
  votesFor?: number | null

  @Field(() => Int, { description: 'Votes against.', nullable: true })
  votesAgainst?: number | null

  @Field(() => DateTime, { description: 'When the chair signed it.', nullable: true })
  signedAt?: Date | null

  @Field(() => DateTime, { description: 'When the parties were notified.', nullable: true })
  notifiedAt?: Date | null

  @Field(() => Boolean, { description: 'The facts are those that were looked at.' })
  previewStands!: boolean
}

export const toDraft = (row: DecisionRow, { previews, previewedOn }: EffectPreview): DraftedDecisionType => ({
  outcome: row.outcome,
  findings: row.findings.map(finding => finding.text),
  articles: row.articles,
  reasoning: row.reasoning,
  reasoningZh: row.reasoningZh || (row.reasoningEn ? '' : row.reasoning),
  reasoningEn: row.reasoningEn,
  orders: row.orderLines.map(toDraftedOrder),
  meritless: row.meritless,
  dissents: row.dissents,
  votesFor: row.votesFor,
  votesAgainst: row.votesAgainst,
  signedAt: row.signedAt,
  notifiedAt: row.notifiedAt,
  previewStands: row.previewedOn === previewedOn,
  ...toMoves(previews),
})
