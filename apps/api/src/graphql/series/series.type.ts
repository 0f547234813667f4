import type { SeriesContestant, SeriesMeasure, SeriesSum } from '@paiji/rules/awards'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Appearance, SeriesTable } from '../../domain/series/series-table.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'

export const SeriesContestantEnum = enumOf<SeriesContestant>('SeriesContestant', 'Who is ranked over the evenings.', {
  player: 'Each player, whoever the partner was.',
  together: 'Those who play together.',
  name: 'Whoever is entered under one name: a team.',
})

export const SeriesMeasureEnum = enumOf<SeriesMeasure>('SeriesMeasure', 'What counts of an evening.', {
  percent: 'Its percentage.',
  total: 'Its total.',
  place: 'Points for the place.',
})

export const SeriesSumEnum = enumOf<SeriesSum>('SeriesSum', 'How the evenings that count become one figure.', {
  sum: 'Added up.',
  mean: 'Their mean.',
})

@ObjectType('SeriesStratum', { simpleResolvers: true, description: 'One class of a series.' })
export class SeriesStratumType {
  @Field(() => BilingualType, { description: 'What it is called.' })
  name!: BilingualType

  @Field(() => String, { nullable: true, description: 'Whoever held no more is in it; everybody when null.' })
  atMost?: string | null

  @Field(() => Int, { description: 'How many places win a prize.' })
  prizes!: number
}

@ObjectType('SeriesHandicap', { description: 'What is added to each evening of a player.' })
export class SeriesHandicapType {
  personId!: string

  @Field(() => String, { description: 'Exact decimal text, in the measure of the series.' })
  points!: string
}

@ObjectType('SeriesTerms', { simpleResolvers: true, description: 'How the events of a series become one order.' })
export class SeriesTermsType {
  @Field(() => SeriesContestantEnum, { description: 'Who is ranked.' })
  by!: SeriesContestant

  @Field(() => SeriesMeasureEnum, { description: 'What counts of an evening.' })
  measure!: SeriesMeasure

  @Field(() => [String], { description: 'Points of the first place, the second …; with the measure `place`.' })
  placePoints!: readonly string[]

  @Field(() => SeriesSumEnum, { description: 'How the evenings that count become one figure.' })
  sum!: SeriesSum

  @Field(() => Int, { nullable: true, description: 'The best so many count; all when null.' })
  best?: number | null

  @Field(() => Int, { nullable: true, description: 'Who played fewer has no place.' })
  least?: number | null

  @Field(() => String, { nullable: true, description: 'Code of the ranking that says who is in which class.' })
  ranking?: string | null

  @Field(() => [SeriesStratumType], { description: 'The widest class first.' })
  strata!: readonly SeriesStratumType[]

  @Field(() => [SeriesHandicapType], { description: 'Of those who have one.' })
  handicaps!: readonly SeriesHandicapType[]
}

@ObjectType('SeriesEvening', { description: 'One event of a series.' })
export class SeriesEveningType {
  eventId!: string

  @Field(() => Boolean, { description: 'Whether it gives figures: it is published, and has what the terms measure.' })
  isCounted!: boolean
}

@ObjectType('SeriesFigure', { simpleResolvers: true, description: 'What one evening was worth to a contestant.' })
export class SeriesFigureType {
  @Field(() => Int, { description: 'Which of the evenings, from 0.' })
  evening!: number

  @Field(() => String, { description: 'As played, without the handicap.' })
  scratch!: string

  @Field(() => String, { description: 'What is added.' })
  handicap!: string

  @Field(() => Boolean, { description: 'Whether it is among those that count.' })
  counts!: boolean
}

@ObjectType('SeriesStratumPlace', { simpleResolvers: true, description: 'A place within a class.' })
export class SeriesStratumPlaceType {
  @Field(() => Int, { description: 'Which of the classes, from 0.' })
  stratum!: number

  @Field(() => Int, { description: 'The place.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others take the same place.' })
  shared!: boolean

  @Field(() => Boolean, { description: 'Whether it wins a prize.' })
  prize!: boolean
}

@ObjectType('SeriesLine', { description: 'A contestant’s place in a series.' })
export class SeriesLineType {
  appearance!: Appearance

  @Field(() => Int, { nullable: true, description: 'Null for who has played too few evenings.' })
  rank?: number | null

  @Field(() => Boolean, { description: 'Whether others take the same place.' })
  shared!: boolean

  @Field(() => String, { description: 'As printed, two decimals.' })
  total!: string

  @Field(() => Int, { description: 'Evenings played.' })
  played!: number

  @Field(() => [SeriesFigureType], { description: 'In the order of the evenings; those not played are left out.' })
  figures!: readonly SeriesFigureType[]

  @Field(() => [SeriesStratumPlaceType], { description: 'In each class it is in.' })
  strata!: readonly SeriesStratumPlaceType[]
}

@ObjectType('SeriesTable', { description: 'The order over the events of a series, by what is published of them.' })
export class SeriesTableType {
  table!: SeriesTable

  @Field(() => BilingualType, { description: 'What the series is called.' })
  name!: BilingualType

  @Field(() => SeriesTermsType, { description: 'How the evenings count.' })
  terms!: SeriesTermsType

  @Field(() => [SeriesEveningType], { description: 'By their days.' })
  evenings!: readonly SeriesEveningType[]

  @Field(() => Int, { description: 'How many contestants there are.' })
  totalLines!: number
}

@InputType('SeriesStratumInput', { description: 'One class of a series.' })
export class SeriesStratumInputType {
  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its English name; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => String, { nullable: true, description: 'Whoever held no more is in it; everybody when left out.' })
  atMost?: string

  @Field(() => Int, { description: 'How many places win a prize.' })
  prizes!: number
}

@InputType('SeriesHandicapInput', { description: 'What is added to each evening of a player.' })
export class SeriesHandicapInputType {
  @Field(() => String, { description: 'The number of the player in the register.' })
  player!: string

  @Field(() => String, { description: 'Exact decimal text.' })
  points!: string
}

@InputType('SetSeriesTermsInput', { description: 'How the events of a series become one order.' })
export class SetSeriesTermsInputType extends KeyedInput {
  @Field(() => ID, { description: 'One event of the series; alone it begins one.' })
  event!: string

  @Field(() => String, { description: 'The Chinese name of the series.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'The English name of the series; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => SeriesContestantEnum, { description: 'Who is ranked.' })
  by!: SeriesContestant

  @Field(() => SeriesMeasureEnum, { description: 'What counts of an evening.' })
  measure!: SeriesMeasure

  @Field(() => [String], { nullable: true, description: 'With the measure `place`: points of each place.' })
  placePoints?: string[]

  @Field(() => SeriesSumEnum, { description: 'How the evenings that count become one figure.' })
  sum!: SeriesSum

  @Field(() => Int, { nullable: true, description: 'The best so many count.' })
  best?: number

  @Field(() => Int, { nullable: true, description: 'Who played fewer has no place.' })
  least?: number

  @Field(() => String, { nullable: true, description: 'Code of the ranking that says who is in which class.' })
  ranking?: string

  @Field(() => [SeriesStratumInputType], { nullable: true, description: 'The widest class first.' })
  strata?: SeriesStratumInputType[]

  @Field(() => [SeriesHandicapInputType], { nullable: true, description: 'Of those who have one.' })
  handicaps?: SeriesHandicapInputType[]
}

@InputType('SetSeriesInput', { description: 'Which series an event belongs to.' })
export class SetSeriesInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, {
    nullable: true,
    description: 'Code of an event of the series, of the same organiser; left out, the event leaves its series.',
  })
  withCode?: string
}
