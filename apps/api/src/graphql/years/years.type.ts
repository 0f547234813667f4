import type { CareerSeason, CareerStreak, CareerYear } from '@paiji/rules/awards'
import { Field, Int, ObjectType } from 'type-graphql'
import type { CareerRow } from '../../domain/registry/careers.repo.js'
import type { BodyYear, YearPerson } from '../../domain/registry/years.repo.js'
import { SportEnum } from '../shared/enums.js'
import { CareerSeasonType, CareerStreakType } from '../awards/career.type.js'
import { RankingHistoryPointType } from '../awards/ranking.type.js'

@ObjectType('YearPoints', { simpleResolvers: true, description: 'Points given for events of one year in one sport.' })
export class YearPointsType {
  @Field(() => SportEnum, { description: 'The sport.' })
  sport!: string

  @Field(() => String, { description: 'Their sum, as printed.' })
  points!: string

  @Field(() => Int, { description: 'How many times points were given.' })
  awards!: number
}

@ObjectType('YearOnRanking', { simpleResolvers: true, description: 'The lists of one ranking within a year.' })
export class YearOnRankingType {
  @Field(() => RankingHistoryPointType, { description: 'The place on the first list of the year that has the person.' })
  first!: RankingHistoryPointType

  @Field(() => RankingHistoryPointType, { description: 'The place on the last.' })
  last!: RankingHistoryPointType

  @Field(() => RankingHistoryPointType, { description: 'The best place; the earliest of several.' })
  best!: RankingHistoryPointType
}

@ObjectType('PersonYear', { description: 'One calendar year of somebody’s published results, looked back on.' })
export class PersonYearType {
  personId!: string
  year!: number
  /** Of a pair: the other. */
  otherId!: string | undefined
  /** Newest first. */
  rows!: readonly CareerRow[]
  highestKey!: string | undefined

  @Field(() => CareerSeasonType, { description: 'What the results of the year come to.' })
  season!: CareerSeason

  @Field(() => [Int], { description: 'Results whose events ended in each month, January first.' })
  months!: readonly number[]

  @Field(() => [CareerStreakType], { description: 'The longest of each kind within the year.' })
  streaks!: readonly CareerStreak[]
}

export const toPersonYear = (
  of: Pick<PersonYearType, 'personId' | 'otherId' | 'rows'>,
  { season, months, streaks, highest }: CareerYear,
): PersonYearType => ({ ...of, year: season.year, season, months, streaks, highestKey: highest })

@ObjectType('YearPerson', { description: 'Somebody and how often in a year.' })
export class YearPersonType {
  personId!: string

  @Field(() => Int, { description: 'How often.' })
  count!: number
}

export const toYearPerson = (row: YearPerson): YearPersonType => row

@ObjectType('OrganisationYear', {
  description: 'One calendar year of the published events of a body and those below it, looked back on.',
})
export class OrganisationYearType {
  organisationId!: string
  largestEventId!: string | null

  @Field(() => Int, { description: 'The year in which the events ended.' })
  year!: number

  @Field(() => Int, { description: 'Events with published standings.' })
  events!: number

  @Field(() => Int, { description: 'People who played in them.' })
  players!: number

  @Field(() => Int, { description: 'Of these, who had played in none of them before the year.' })
  newPlayers!: number

  @Field(() => Int, { description: 'Boards, games or sessions that counted, once for each contestant.' })
  played!: number
}

export const toOrganisationYear = (organisationId: string, year: number, found: BodyYear): OrganisationYearType => ({
  organisationId,
  year,
  ...found,
})
