import type { BracketPart, Source } from '@paiji/rules/pairing'
import { Field, Int, ObjectType } from 'type-graphql'
import type { NamedGround } from '../../domain/rounds/name-winner.js'
import { ClauseType } from '../shared/clause.type.js'
import { enumOf } from '../shared/enum.js'
import { NamedGroundEnum } from './rounds.enums.js'

export const BracketPartEnum = enumOf<BracketPart>('BracketPart', 'A part of a bracket.', {
  winners: 'The main bracket: of those who have not lost.',
  losers: 'The bracket of those who have lost once.',
  placement: 'Matches for places below the first.',
  final: 'The final between the two brackets, and the second one that may follow.',
})

export const BracketSourceEnum = enumOf<Source['kind']>('BracketSource', 'Where a side of a match comes from.', {
  seed: 'From the draw, by its seed.',
  winner: 'It won the match named.',
  loser: 'It lost the match named.',
})

@ObjectType('BracketSide', { description: 'One half of a match of a bracket.' })
export class BracketSideType {
  entryId?: string

  @Field(() => BracketSourceEnum, { description: 'Where the side comes from.' })
  source!: Source['kind']

  @Field(() => Int, { nullable: true, description: 'Its seed, where it comes from the draw.' })
  seed?: number

  @Field(() => String, { nullable: true, description: 'The match it comes from, e.g. `w/r1/m2`.' })
  match?: string

  @Field(() => String, { nullable: true, description: 'How it stands: games won, or points as printed.' })
  score?: string

  @Field(() => Boolean, { description: 'Whether it goes on from here.' })
  won!: boolean
}

@ObjectType('BracketMatch', { simpleResolvers: true, description: 'A match of a bracket, played or to come.' })
export class BracketMatchType {
  @Field(() => String, { description: 'Its name, e.g. `w/r2/m1`.' })
  name!: string

  @Field(() => BracketPartEnum, { description: 'The part of the bracket it stands in.' })
  part!: BracketPart

  @Field(() => Int, { description: 'Its round within the part, from 1.' })
  round!: number

  @Field(() => Int, { description: 'Its number within the round, from 1; byes keep theirs.' })
  number!: number

  @Field(() => Int, { description: 'The place that its winner plays for.' })
  place!: number

  @Field(() => [BracketSideType], { description: 'Both halves, the upper first.' })
  sides!: readonly BracketSideType[]

  @Field(() => Boolean, { description: 'All games are in and nobody is ahead: who goes on has to be decided.' })
  level!: boolean

  @Field(() => NamedGroundEnum, { nullable: true, description: 'On what ground the director named who goes on.' })
  ground?: NamedGround
}

@ObjectType('Bracket', { simpleResolvers: true, description: 'A knock-out as it is drawn on paper.' })
export class BracketType {
  @Field(() => [BracketMatchType], { description: 'Every match, played or to come, in the order of the bracket.' })
  matches!: readonly BracketMatchType[]

  @Field(() => [ClauseType], { description: 'The articles on a match that ends level.' })
  levelArticles!: readonly ClauseType[]
}
