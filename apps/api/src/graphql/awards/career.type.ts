import { type CareerSeason, type CareerStreak, type ResultMark } from '@paiji/rules/awards'
import { Field, Int, ObjectType } from 'type-graphql'
import { RankingHistoryPointType } from './ranking.type.js'
import { enumOf } from '../shared/enum.js'
import { LocalDate } from '../shared/scalars.js'

export const ResultMarkEnum = enumOf<ResultMark>('ResultMark', 'What a result is in somebody’s career.', {
  firstResult: 'The first of the sport.',
  firstPodium: 'The first among the first three of the sport.',
  firstWin: 'The first win of the sport.',
  bestThen: 'The highest percentage of the sport when it was reached.',
  highest: 'The highest percentage of the sport.',
  secondHighest: 'The second highest percentage of the sport.',
})

export const StreakKindEnum = enumOf<CareerStreak['of']>('StreakKind', 'What the results of a streak have in common.', {
  wins: 'Each was a first place.',
  podiums: 'Each was among the first three.',
})

@ObjectType('CareerSeason', {
  simpleResolvers: true,
  description: 'One calendar year of somebody’s published results.',
})
export class CareerSeasonType implements CareerSeason {
  @Field(() => Int, { description: 'The year in which their events ended.' })
  year!: number

  @Field(() => Int, { description: 'Results; an event of several stages has one for each.' })
  results!: number

  @Field(() => Int, { description: 'Of these, first places.' })
  wins!: number

  @Field(() => Int, { description: 'Of these, first, second and third places.' })
  podiums!: number

  @Field(() => Int, { description: 'The best place.' })
  bestRank!: number

  @Field(() => String, { nullable: true, description: 'The highest percentage; null where there is none.' })
  bestPercent!: string | null
}

@ObjectType('CareerStreak', {
  simpleResolvers: true,
  description: 'Results one after another with something in common.',
})
export class CareerStreakType implements CareerStreak {
  @Field(() => StreakKindEnum, { description: 'What they have in common.' })
  of!: CareerStreak['of']

  @Field(() => Int, { description: 'How many results.' })
  length!: number

  @Field(() => LocalDate, { description: 'The last day of the first event.' })
  from!: string

  @Field(() => LocalDate, { description: 'The last day of the last event.' })
  until!: string

  @Field(() => Boolean, { description: 'Whether the newest result belongs to it.' })
  current!: boolean
}

@ObjectType('RankingPeak', {
  simpleResolvers: true,
  description: 'The best that somebody was on the lists of one ranking.',
})
export class RankingPeakType {
  @Field(() => RankingHistoryPointType, { description: 'The earliest list with the best place.' })
  rank!: RankingHistoryPointType

  @Field(() => RankingHistoryPointType, { description: 'The earliest list with the highest value.' })
  value!: RankingHistoryPointType
}

@ObjectType('Career', { simpleResolvers: true, description: 'What somebody’s published results come to.' })
export class CareerType {
  @Field(() => [CareerSeasonType], { description: 'By calendar year, newest first.' })
  seasons!: readonly CareerSeason[]

  @Field(() => [CareerStreakType], { description: 'The longest of each kind, of two results at least.' })
  streaks!: readonly CareerStreak[]
}
