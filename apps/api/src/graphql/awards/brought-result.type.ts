import { Field, Int, ObjectType } from 'type-graphql'
import type { BroughtResultRow } from '../../domain/awards/brought-results.repo.js'
import { SportEnum } from '../shared/enums.js'
import { LocalDate } from '../shared/scalars.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { printHundredths } from './hundredths.js'

@ObjectType('BroughtResult', {
  simpleResolvers: true,
  description: 'A place in an event of before the switch, as an earlier system had it.',
})
export class BroughtResultType {
  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => String, { description: 'What the event was called.' })
  eventName!: string

  @Field(() => LocalDate, { description: 'The day it was played.' })
  playedOn!: string

  @Field(() => Int, { nullable: true, description: 'The place.' })
  place!: number | null

  @Field(() => Int, { nullable: true, description: 'How many were ranked.' })
  field!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The points it gave, exact to hundredths; none of them counts here.',
  })
  points!: string | null

  @Field(() => String, { nullable: true, description: 'The percentage, exact to hundredths.' })
  percent!: string | null

  @Field(() => String, { nullable: true, description: 'Partner or team, as they stand in the sheet.' })
  partners!: string | null

  @Field(() => BroughtInType, { description: 'Where it was brought in from.' })
  broughtIn!: BroughtInType
}

const printed = (hundredths: number | null): string | null => (hundredths === null ? null : printHundredths(hundredths))

export const toBroughtResult = (row: BroughtResultRow): BroughtResultType => ({
  sport: row.sport,
  eventName: row.eventName,
  playedOn: row.playedOn,
  place: row.place,
  field: row.field,
  points: printed(row.points),
  percent: printed(row.percent),
  partners: row.partners,
  broughtIn: { at: row.recordedAt, system: row.system, row: row.sourceRow, note: null },
})
