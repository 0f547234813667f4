import { Field, Int, ObjectType } from 'type-graphql'
import type { DecisionRow, EffectPreview } from '../../domain/decisions/effects.js'
import { MovesType, toMoves } from '../corrections/correction-preview.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { CasePowersType } from './case-powers.type.js'
import { DraftedOrderType, toDraftedOrder } from './drafted-order.type.js'
import { EntryType } from '../events/entry.type.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { DateTime } from '../shared/scalars.js'
import type { AwardFigure } from '../../domain/decisions/award-figures.js'
import { AppealOutcomeEnum } from '../appeals/appeals.enums.js'
import { RoundReasonEnum } from './decisions.enums.js'
import type { Ballot } from '../../domain/decisions/vote.js'

@ObjectType('VoteCount', { simpleResolvers: true, description: 'How many votes an outcome had in a round.' })
class VoteCountType {
  @Field(() => AppealOutcomeEnum, { description: 'What they were for.' })
  outcome!: Ballot['before'][number]['outcome']

  @Field(() => Int, { description: 'How many.' })
  votes!: number
}

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

  @Field(() => RoundReasonEnum, { description: 'Why this round is held.' })
  reason!: Ballot['open']['reason']

  @Field(() => [AppealOutcomeEnum], { description: 'What this round is between.' })
  outcomes!: Ballot['open']['outcomes']

  @Field(() => [VoteCountType], { description: 'What the round before came to.' })
  before!: Ballot['before']

  @Field(() => String, { description: "The viewer's own reasons of an earlier round, which stand." })
  dissent!: string

  @Field(() => CasePowersType, { description: 'What this panel may do in this case.' })
  powers!: CasePowersType
}

export const toBallot = ({ open, ...ballot }: Ballot): PanelBallotType => ({
  ...ballot,
  reason: open.reason,
  outcomes: open.outcomes,
})

@ObjectType('AwardFigure', {
  simpleResolvers: true,
  description: 'What one side gets for an award in a place of play, with the arithmetic of the field.',
})
class AwardFigureType {
  @Field(() => EntryType, { description: 'Whose it is.' })
  entry!: EntryType

  @Field(() => String, { description: 'The place of play.' })
  slot!: string

  @Field(() => ExplanationType, { description: 'How the figure comes about.' })
  explanation!: ExplanationType
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

  @Field(() => [AwardFigureType], { description: 'What each awarded score comes to among the others of its place.' })
  figures!: AwardFigureType[]
}

export const toDraft = (
  row: DecisionRow,
  { previews, previewedOn }: EffectPreview,
  figures: readonly (Pick<AwardFigure, 'slot' | 'explanation'> & Pick<AwardFigureType, 'entry'>)[],
): DraftedDecisionType => ({
  figures: figures.map(({ slot, entry, explanation }) => ({ slot, entry, explanation: toExplanation(explanation) })),
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
