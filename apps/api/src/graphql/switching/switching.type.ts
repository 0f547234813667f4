import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { DifferenceRow, PrintedCheckRow, ReasonCount, SwitchDayRow } from '../../domain/switching/checks.repo.js'
import type { PrintedList } from '../../domain/switching/printed-lists.repo.js'
import type { DifferenceReason } from '../../domain/switching/vocabulary.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { printHundredths } from '../awards/hundredths.js'
import { enumOf } from '../shared/enum.js'
import { SportEnum } from '../shared/enums.js'
import { NodeInterface } from '../shared/node.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, Decimal, LocalDate } from '../shared/scalars.js'

export const DifferenceReasonEnum = enumOf<DifferenceReason>(
  'DifferenceReason',
  'Why a list of the earlier system and ours differ about a person.',
  {
    printedOnly: 'On the printed list alone.',
    hereOnly: 'On ours alone.',
    countedOtherwise: 'All points are here; the policy counts them differently.',
    pointsMissing: 'Fewer points are here than the list printed.',
    pointsMore: 'More points are here than the list printed.',
    placeOnly: 'The same value, at another place.',
  },
)

@ObjectType('SwitchDay', { description: 'The day from which a body keeps the records of a sport here.' })
export class SwitchDayType {
  row!: SwitchDayRow

  @Field(() => SportEnum, { description: 'The sport.' })
  sport!: string

  @Field(() => String, { description: 'What the system is called that kept them before.' })
  system!: string

  @Field(() => LocalDate, { description: 'The first day whose records are kept here.' })
  day!: string

  @Field(() => String, { description: 'By whose decision, or why it is another day than was stated before.' })
  reason!: string

  @Field(() => DateTime, { description: 'When it was stated.' })
  recordedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When another day was stated in its place.' })
  supersededAt!: Date | null
}

@ObjectType('PrintedList', { description: 'A ranking list as an earlier system printed it, brought in for a body.' })
export class PrintedListType {
  list!: PrintedList

  @Field(() => SportEnum, { description: 'The sport.' })
  sport!: string

  @Field(() => String, { description: 'Its name, as it was brought in.' })
  name!: string

  @Field(() => LocalDate, { description: 'Its day.' })
  asOf!: string

  @Field(() => Int, { description: 'How many of it were brought in.' })
  places!: number

  @Field(() => String, { description: 'What the system is called that printed it.' })
  system!: string
}

@ObjectType('DifferenceCount', { description: 'The differences of one reason.' })
export class DifferenceCountType {
  @Field(() => DifferenceReasonEnum, { description: 'The reason.' })
  reason!: DifferenceReason

  @Field(() => Int, { description: 'How many.' })
  count!: number

  @Field(() => Int, { description: 'How many of them are accepted.' })
  accepted!: number
}

@ObjectType('PrintedDifference', { description: 'A person about whom a printed list and ours differ.' })
export class PrintedDifferenceType {
  row!: DifferenceRow

  @Field(() => ID, { description: 'Its id, to accept it.' })
  id!: string

  @Field(() => DifferenceReasonEnum, { description: 'Why.' })
  reason!: DifferenceReason

  @Field(() => Int, { nullable: true, description: 'The place on the printed list.' })
  printedPlace!: number | null

  @Field(() => Decimal, { nullable: true, description: 'The value on the printed list.' })
  printedValue!: string | null

  @Field(() => Int, { nullable: true, description: 'The place here.' })
  ownPlace!: number | null

  @Field(() => Decimal, { nullable: true, description: 'The value here.' })
  ownValue!: string | null

  @Field(() => Decimal, {
    description: 'All points of the sport up to the day, whether the policy counts them or not.',
  })
  pointsHere!: string

  @Field(() => String, { nullable: true, description: 'The note of its acceptance; null while it is open.' })
  accepted!: string | null
}

@ObjectType('PrintedListCheck', {
  description: 'A list of an earlier system compared with the ranking’s list of the same day.',
  implements: NodeInterface,
})
export class PrintedListCheckType extends NodeInterface {
  row!: PrintedCheckRow

  @Field(() => String, { description: 'The name of the printed list.' })
  listName!: string

  @Field(() => LocalDate, { description: 'Its day.' })
  asOf!: string

  @Field(() => Int, { description: 'How many are on the printed list.' })
  printed!: number

  @Field(() => Int, { description: 'How many of them are the same here.' })
  same!: number

  @Field(() => DateTime, { description: 'When they were compared.' })
  recordedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When a later comparison took its place.' })
  supersededAt!: Date | null
}

@ObjectType('PrintedListCheckPayload', { description: 'A comparison with a list of the earlier system.' })
export class PrintedListCheckPayload extends ProblemsPayload {
  @Field(() => PrintedListCheckType, { nullable: true, description: 'The comparison.' })
  check?: PrintedListCheckType
}

export const toSwitchDay = (row: SwitchDayRow): SwitchDayType => ({
  ...{ row, sport: row.sport, system: row.system, day: row.day, reason: row.reason },
  ...{ recordedAt: row.recordedAt, supersededAt: row.supersededAt },
})

export const toPrintedList = (list: PrintedList): PrintedListType => ({
  ...{ list, sport: list.sport, name: list.listName, asOf: list.asOf, places: list.places, system: list.system },
})

export const toCount = ({ reason, count, accepted }: ReasonCount): DifferenceCountType => ({ reason, count, accepted })

const printed = (value: number | null): string | null => (value === null ? null : printHundredths(value))

export const toDifference = (row: DifferenceRow): PrintedDifferenceType => ({
  row,
  id: toGlobalId('PrintedDifference', row.id),
  ...{ reason: row.reason, printedPlace: row.printedPlace, ownPlace: row.ownPlace, accepted: row.accepted },
  printedValue: printed(row.printedValue),
  ownValue: printed(row.ownValue),
  pointsHere: printHundredths(row.pointsHere),
})

export const toCheck = (row: PrintedCheckRow): PrintedListCheckType => ({
  row,
  id: toGlobalId('PrintedListCheck', row.id),
  ...{ listName: row.listName, asOf: row.asOf, printed: row.printed, same: row.same },
  ...{ recordedAt: row.recordedAt, supersededAt: row.supersededAt },
})
