import { Field, ObjectType } from 'type-graphql'
import type { ScoreChange } from '../../domain/rulings/derive-ruling.js'
import type { RulingPreview } from '../../domain/rulings/preview-ruling.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { StandingChangeType, toStandingChange } from '../standings/standing-line.type.js'
import { GuideCounterType, toCounter } from './guide.type.js'
import { AdjustmentType, toAdjustment } from './ruling.type.js'
import { wordsOf } from './words.js'
import type { RulingAuthority, RulingKind } from '@paiji/rules'
import { RulingAuthorityEnum, RulingKindEnum } from './rulings.enums.js'

@ObjectType('RulingScoreChange', { description: 'How a score would change.' })
export class RulingScoreChangeType {
  change!: ScoreChange

  @Field(() => BilingualType, { description: 'The unit of the score.' })
  unit!: BilingualType

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => String, { description: 'The score before.', nullable: true })
  before?: string

  @Field(() => String, { description: 'The score after.', nullable: true })
  after?: string
}

@ObjectType('RulingPreview', { simpleResolvers: true, description: 'What a ruling would move; nothing is stored.' })
export class RulingPreviewType {
  @Field(() => RulingKindEnum, { description: 'What kind of ruling it is.', nullable: true })
  kind?: RulingKind

  @Field(() => [ClauseType], { description: 'The articles it rests on.' })
  clauses!: readonly ClauseType[]

  @Field(() => RulingAuthorityEnum, { description: 'The lowest authority that may impose it.', nullable: true })
  authority?: RulingAuthority

  @Field(() => [AdjustmentType], { description: 'What it would change.' })
  adjustments!: AdjustmentType[]

  @Field(() => [BilingualType], { description: 'What follows beyond the score, in words.' })
  effects!: BilingualType[]

  @Field(() => [GuideCounterType], { description: 'What would be counted against the sides.' })
  counters!: GuideCounterType[]

  @Field(() => [RulingScoreChangeType], { description: 'Scores that would change.' })
  scores!: RulingScoreChangeType[]

  @Field(() => [StandingChangeType], { description: 'Whose place would change.' })
  standings!: StandingChangeType[]

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

export const emptyPreview: RulingPreviewType = {
  clauses: [],
  adjustments: [],
  effects: [],
  counters: [],
  scores: [],
  standings: [],
  problems: [],
}

export const toPreview = ({
  stage,
  matter,
  scores,
  standings,
}: RulingPreview): Omit<RulingPreviewType, 'problems'> => ({
  kind: matter.kind,
  clauses: matter.clauses,
  authority: matter.authority,
  adjustments: matter.adjustments.map(adjustment =>
    toAdjustment({
      kind: adjustment.kind,
      entryId: 'entrant' in adjustment ? adjustment.entrant : null,
      payload: { ...adjustment },
      sourceId: null,
    }),
  ),
  effects: matter.effects.map(effect => wordsOf(stage.sport, effect)),
  counters: matter.counters.map(counter => toCounter(stage.sport, counter)),
  scores: scores.map(change => ({ ...change, change, unit: wordsOf(stage.sport, change.unit) })),
  standings: standings.map(toStandingChange),
})
