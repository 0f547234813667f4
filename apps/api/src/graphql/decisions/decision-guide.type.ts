import type { OrderForce } from '@paiji/rules/procedure'
import { ParamType, toParams } from '../shared/param.type.js'
import { Field, ID, ObjectType } from 'type-graphql'
import type { DecisionGuide, StandingAdjustment } from '../../domain/decisions/order-awards.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { GuideFieldType, toField } from '../rulings/guide.type.js'
import { RulingPlaceType } from '../rulings/ruling.type.js'
import { wordsOf } from '../rulings/words.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { AdjustmentKindEnum } from '../rulings/rulings.enums.js'
import { CasePowersType } from './case-powers.type.js'
import { OrderForceEnum } from './decisions.enums.js'

@ObjectType('AwardForm', { simpleResolvers: true, description: 'A result that can be put in a place.' })
export class AwardFormType {
  @Field(() => String, { description: 'The code of the form.' })
  code!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => [GuideFieldType], { description: 'What the form asks.' })
  fields!: GuideFieldType[]
}

@ObjectType('DecisionPlace', { description: 'A place where somebody concerned has played.' })
export class DecisionPlaceType extends RulingPlaceType {
  sideIds!: readonly string[]

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string
}

@ObjectType('DecisionAdjustment', { description: 'What stands beside the sheets: it can be lifted or lessened.' })
export class DecisionAdjustmentType {
  entryId?: string

  @Field(() => ID)
  id!: string

  @Field(() => AdjustmentKindEnum, { description: 'What kind of adjustment it is.' })
  kind!: StandingAdjustment['adjustment']['kind']

  @Field(() => String, { description: 'The amount, exact.', nullable: true })
  amount?: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
    nullable: true,
  })
  slot?: string

  @Field(() => ClauseType, { nullable: true })
  clause?: ClauseType

  @Field(() => [OrderForceEnum], { description: 'Whether a line about it may order, or only recommend.' })
  as!: readonly OrderForce[]
}

@ObjectType('RuledAward', { simpleResolvers: true, description: 'What the ruling gave, as a form would be filled in.' })
export class RuledAwardType {
  @Field(() => String, { description: 'The form of the sport, of those in `awards`.' })
  form!: string

  @Field(() => [ParamType], { description: 'Its answers.' })
  answers!: ParamType[]

  @Field(() => String, { description: 'The article of the ruling.' })
  article!: string
}

@ObjectType('DecisionGuide', { simpleResolvers: true, description: 'What a decision can order in a case.' })
export class DecisionGuideType {
  @Field(() => [DecisionPlaceType], { description: 'The places of play that may be adjusted.' })
  places!: DecisionPlaceType[]

  @Field(() => [AwardFormType], { description: 'For the place that was asked, filled in with what stands there.' })
  awards!: AwardFormType[]

  @Field(() => [DecisionAdjustmentType], { description: 'The adjustments of the ruling under appeal.' })
  adjustments!: DecisionAdjustmentType[]

  @Field(() => String, { nullable: true, description: 'The place that is contested.' })
  slot?: string

  @Field(() => RuledAwardType, { nullable: true, description: 'The ruling’s own award in the place that was asked.' })
  ruled?: RuledAwardType

  @Field(() => CasePowersType, { description: 'What this body may do in this case.' })
  powers!: CasePowersType
}

const toStanding = ({ id, adjustment, clause, as }: DecisionGuide['adjustments'][number]): DecisionAdjustmentType => ({
  id: toGlobalId('Adjustment', id),
  kind: adjustment.kind,
  as,
  ...('entrant' in adjustment ? { entryId: adjustment.entrant } : {}),
  ...('amount' in adjustment ? { amount: adjustment.amount } : {}),
  ...('slot' in adjustment && adjustment.slot !== undefined ? { slot: adjustment.slot } : {}),
  ...(clause ? { clause } : {}),
})

export const toDecisionGuide = ({
  stage,
  places,
  awards,
  adjustments,
  slot,
  ruled,
  scope,
}: DecisionGuide): DecisionGuideType => ({
  powers: scope,
  ...(slot === undefined ? {} : { slot }),
  ...(ruled ? { ruled: { ...ruled, answers: toParams(ruled.answers) } } : {}),
  places: places.map(({ sides, ...place }) => ({ ...place, sideIds: sides })),
  awards: awards.map(({ code, fields }) => ({
    code,
    name: wordsOf(stage.sport, code),
    fields: fields.map(field => toField(stage.sport, field)),
  })),
  adjustments: adjustments.map(toStanding),
})
