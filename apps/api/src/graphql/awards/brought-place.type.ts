import { Field, Int, ObjectType } from 'type-graphql'
import type { BroughtPlaceRow } from '../../domain/awards/brought-places.repo.js'
import { SportEnum } from '../shared/enums.js'
import { LocalDate } from '../shared/scalars.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { printHundredths } from './hundredths.js'

@ObjectType('BroughtPlace', {
  simpleResolvers: true,
  description: 'A place on a ranking list of before the switch, as an earlier system printed it.',
})
export class BroughtPlaceType {
  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => String, { description: 'What the list was called.' })
  listName!: string

  @Field(() => LocalDate, { description: 'The day it was of.' })
  asOf!: string

  @Field(() => Int, { description: 'The place.' })
  place!: number

  @Field(() => String, { nullable: true, description: 'The points it printed, exact to hundredths.' })
  value!: string | null

  @Field(() => BroughtInType, { description: 'Where it was brought in from.' })
  broughtIn!: BroughtInType
}

export const toBroughtPlace = (row: BroughtPlaceRow): BroughtPlaceType => ({
  sport: row.sport,
  listName: row.listName,
  asOf: row.asOf,
  place: row.place,
  value: row.value === null ? null : printHundredths(row.value),
  broughtIn: { at: row.recordedAt, system: row.system, row: row.sourceRow, note: null },
})
