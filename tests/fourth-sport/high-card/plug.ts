import type { SportPlug } from '@paiji/api/sport-plugs'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { HighCardSheet } from './rules.js'

@ObjectType('HighCardSheet', { simpleResolvers: true, description: 'One card of each side.' })
class HighCardSheetType {
  @Field(() => [Int], { description: 'Ranks, 2 to 14, in the order of the sides.' })
  cards!: readonly number[]
}

@InputType('HighCardSheetInput', { description: 'One card of each side.' })
class HighCardSheetInput {
  @Field(() => [Int], { description: 'Ranks, 2 to 14, in the order of the sides.' })
  cards!: number[]
}

export const highCardPlug: SportPlug = {
  sport: 'highcard',
  typeName: 'HighCardSheet',
  Type: HighCardSheetType,
  Input: HighCardSheetInput,
  description: 'One deal of High Card.',
  toType: parsed => ({ cards: (parsed as HighCardSheet).cards }),
  fromInput: (input: HighCardSheetInput) => ({ cards: input.cards }),
}
