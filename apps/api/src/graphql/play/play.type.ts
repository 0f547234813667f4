import type { Bilingual } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { SportEnum } from '../shared/enums.js'
import { Decimal } from '../shared/scalars.js'
import { PlayGroupCodeEnum, PlayKindEnum, PlayUnitEnum } from './play.enums.js'

@ObjectType('PlayMean', { simpleResolvers: true, description: 'What something brought on average.' })
export class PlayMeanType {
  @Field(() => PlayUnitEnum, { description: 'What it is in.' })
  unit!: string

  @Field(() => Decimal, { description: 'The mean, to hundredths.' })
  mean!: string
}

@ObjectType('PlayCount', { simpleResolvers: true, description: 'How often something happened, and what it brought.' })
export class PlayCountType {
  @Field(() => PlayKindEnum, { description: 'What happened.' })
  kind!: string

  @Field(() => BilingualType, { description: 'What the sport calls it.' })
  name!: Bilingual

  @Field(() => Int, { description: 'How often.' })
  count!: number

  @Field(() => Decimal, { nullable: true, description: 'Percent of the whole it belongs to, to tenths.' })
  share!: string | null

  @Field(() => Decimal, { nullable: true, description: 'Percent of them that succeeded, to tenths.' })
  success!: string | null

  @Field(() => [PlayMeanType], { description: 'One for each unit that results are in.' })
  means!: readonly PlayMeanType[]
}

@ObjectType('PlayGroup', { simpleResolvers: true, description: 'Kinds of play that are read together.' })
export class PlayGroupType {
  @Field(() => PlayGroupCodeEnum, { description: 'Which.' })
  code!: string

  @Field(() => BilingualType, { description: 'What the sport calls it.' })
  name!: Bilingual

  @Field(() => BilingualType, { nullable: true, description: 'What success means here; null where nothing can.' })
  succeeds!: Bilingual | null

  @Field(() => [PlayCountType], { description: 'What happened at least once.' })
  counts!: readonly PlayCountType[]
}

@ObjectType('PlayAnalysis', {
  simpleResolvers: true,
  description: 'How somebody played in published results, by what was counted at the tables. Nobody is ranked by it.',
})
export class PlayAnalysisType {
  @Field(() => SportEnum, { nullable: true, description: 'The sport; null where nothing was counted.' })
  sport!: string | null

  @Field(() => [SportEnum], { description: 'The sports in which something was counted.' })
  sports!: readonly string[]

  @Field(() => Int, { description: 'Events that were counted.' })
  events!: number

  @Field(() => [Int], { description: 'The years in which there are such events in the sport, the latest first.' })
  years!: readonly number[]

  @Field(() => [PlayGroupType], { description: 'What was counted, in the order of the sport.' })
  groups!: readonly PlayGroupType[]
}
