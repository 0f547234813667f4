import { Field, Int, ObjectType } from 'type-graphql'
import { SportEnum } from '../shared/enums.js'
import { LocalDate } from '../shared/scalars.js'
import type { OpponentRow, PartnerRow } from '../../domain/registry/companions.repo.js'

@ObjectType('Partner', { description: 'Somebody with whom a person shared entries, and what they reached together.' })
export class PartnerType {
  personId!: string

  @Field(() => Int, { description: 'Results together, of published standings.' })
  results!: number

  @Field(() => Int, { description: 'Of these, first places.' })
  wins!: number

  @Field(() => Int, { description: 'Of these, first, second and third places.' })
  podiums!: number

  @Field(() => Int, { description: 'The best place.' })
  best!: number

  @Field(() => String, {
    nullable: true,
    description: 'The mean of those results that are percentages, to hundredths; null where none is.',
  })
  meanPercent!: string | null

  @Field(() => LocalDate, { description: 'The last day of the latest event together.' })
  lastOn!: string
}

@ObjectType('Opponent', { description: 'Somebody whom a person met at the tables, and how that went.' })
export class OpponentType {
  personId!: string

  @Field(() => Int, { description: 'Games, matches or sessions at one table.' })
  games!: number

  @Field(() => Int, { description: 'Of these, those in which the person was placed higher.' })
  won!: number

  @Field(() => Int, { description: 'Of these, those that ended level.' })
  level!: number

  @Field(() => Int, { description: 'Of these, those in which the other was placed higher.' })
  lost!: number

  @Field(() => LocalDate, { description: 'The last day of the latest event they met in.' })
  lastOn!: string
}

@ObjectType('PartnerPage', { simpleResolvers: true, description: 'A page of partners.' })
export class PartnerPageType {
  @Field(() => Int, { description: 'How many there are.' })
  totalCount!: number

  @Field(() => [PartnerType], { description: 'The most frequent first.' })
  partners!: PartnerType[]
}

@ObjectType('OpponentPage', { simpleResolvers: true, description: 'A page of opponents.' })
export class OpponentPageType {
  @Field(() => Int, { description: 'How many there are.' })
  totalCount!: number

  @Field(() => [OpponentType], { description: 'The most frequent first.' })
  opponents!: OpponentType[]
}

@ObjectType('SportTally', { simpleResolvers: true, description: 'How much a person played in one sport.' })
export class SportTallyType {
  @Field(() => SportEnum, { description: 'Which sport.' })
  sport!: string

  @Field(() => Int, { description: 'Events with published standings.' })
  events!: number

  @Field(() => Int, { description: 'Boards, games or sessions that counted in them.' })
  played!: number

  @Field(() => Int, {
    description: 'First places in the order of the whole event, of events whose last stage is official.',
  })
  firsts!: number

  @Field(() => Int, { description: 'Second places, counted likewise.' })
  seconds!: number

  @Field(() => Int, { description: 'Third places, counted likewise.' })
  thirds!: number

  @Field(() => LocalDate, { description: 'The first day of the earliest of these events.' })
  firstOn!: string
}

export const toPartner = ({ total: _, ...row }: PartnerRow): PartnerType => row
export const toOpponent = ({ total: _, ...row }: OpponentRow): OpponentType => row
