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

@ObjectType('RulingScoreChange')
export class RulingScoreChangeType {
  change!: ScoreChange

  @Field(() => BilingualType)
  unit!: BilingualType

  @Field(() => String)
  slot!: string

  @Field(() => String, { nullable: true })
  before?: string

  @Field(() => String, { nullable: true })
  after?: string
}

@ObjectType('RulingPreview', { simpleResolvers: true, description: 'What a ruling would move; nothing is stored.' })
export class RulingPreviewType {
  @Field(() => String, { nullable: true })
  kind?: string

  @Field(() => [ClauseType])
  clauses!: readonly ClauseType[]

  @Field(() => String, { nullable: true })
  authority?: string

  @Field(() => [AdjustmentType])
  adjustments!: AdjustmentType[]

  @Field(() => [BilingualType])
  effects!: BilingualType[]

  @Field(() => [GuideCounterType])
  counters!: GuideCounterType[]

  @Field(() => [RulingScoreChangeType])
  scores!: RulingScoreChangeType[]

  @Field(() => [StandingChangeType])
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
