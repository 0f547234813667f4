import { Field, Int, ObjectType } from 'type-graphql'
import { ClauseType } from '../shared/clause.type.js'
import { JSONObject } from '../shared/scalars.js'

@ObjectType('FinalOffer', { simpleResolvers: true, description: 'A final of so many, as a stage is added.' })
export class FinalOfferType {
  @Field(() => Int, { description: 'How many go on.' })
  count!: number

  @Field(() => JSONObject, { description: 'The plan of the stage: what addStage takes.' })
  plan!: Readonly<Record<string, unknown>>
}

@ObjectType('FinalPreset', {
  simpleResolvers: true,
  description: 'A usual way to go on after the last stage of an event.',
})
export class FinalPresetType {
  @Field(() => String, { description: 'The key of its words.' })
  code!: string

  @Field(() => ClauseType, { nullable: true, description: 'The article that describes it.' })
  clause?: ClauseType

  @Field(() => [FinalOfferType], { description: 'How many may go on, with the plan of each.' })
  offers!: readonly FinalOfferType[]

  @Field(() => JSONObject, { description: 'The conditions of the sport, as in the stage before it.' })
  settings!: Readonly<Record<string, unknown>>
}
