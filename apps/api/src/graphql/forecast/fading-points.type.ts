import { Field, ObjectType } from 'type-graphql'
import type { FadingAward, FadingPoints } from '../../domain/forecast/fading-points.js'
import { printHundredths } from '../awards/hundredths.js'
import { RankingType, toRanking } from '../awards/ranking.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('FadingAward')
export class FadingAwardType {
  awardId!: string

  @Field(() => String)
  before!: string

  @Field(() => String)
  after!: string

  @Field(() => String)
  because!: string
}

@ObjectType('FadingPoints', {
  description: 'A day on which a value on a list changes by age alone, were nothing else to happen until then.',
})
export class FadingPointsType {
  @Field(() => RankingType)
  ranking!: RankingType

  @Field(() => LocalDate)
  on!: string

  @Field(() => String)
  before!: string

  @Field(() => String)
  after!: string

  @Field(() => [FadingAwardType], { description: 'A result that was left out may step in for one that fades.' })
  awards!: FadingAwardType[]
}

const toFadingAward = ({ awardId, before, after, because }: FadingAward): FadingAwardType => ({
  awardId,
  before: printHundredths(before),
  after: printHundredths(after),
  because,
})

export const toFadingPoints = ({ ranking, on, before, after, awards }: FadingPoints): FadingPointsType => ({
  ranking: toRanking(ranking),
  on,
  before: printHundredths(before),
  after: printHundredths(after),
  awards: awards.map(toFadingAward),
})
