import type { CodeOf } from '../shared/enum.js'
import { Field, ObjectType } from 'type-graphql'
import { AwardStandingEnum } from '../awards/awards.enums.js'
import type { FadingAward, FadingPoints } from '../../domain/forecast/fading-points.js'
import { printHundredths } from '../awards/hundredths.js'
import { RankingType, toRanking } from '../awards/ranking.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('FadingAward', { description: 'An award that will count for less on a coming day.' })
export class FadingAwardType {
  awardId!: string

  @Field(() => String, { description: 'What it counts today.' })
  before!: string

  @Field(() => String, { description: 'What it will count.' })
  after!: string

  @Field(() => AwardStandingEnum, { description: 'Why it will count less.' })
  because!: CodeOf<typeof AwardStandingEnum>
}

@ObjectType('FadingPoints', {
  description: 'A day on which a value on a list changes by age alone, were nothing else to happen until then.',
})
export class FadingPointsType {
  @Field(() => RankingType, { description: 'The ranking it belongs to.' })
  ranking!: RankingType

  @Field(() => LocalDate, { description: 'The day on which they fade.' })
  on!: string

  @Field(() => String, { description: "What the person's points are today." })
  before!: string

  @Field(() => String, { description: "What the person's points will be." })
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
