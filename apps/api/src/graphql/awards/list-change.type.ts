import { Field, Int, ObjectType } from 'type-graphql'
import type { ListChange } from '../../domain/awards/reissue-lists.js'
import { LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'

@ObjectType('ListChange', { description: "How a person's place on a list changed by a corrected issue." })
export class ListChangeType {
  rankingId!: string
  personId!: string

  @Field(() => LocalDate, { description: 'The day of the list.' })
  asOf!: string

  @Field(() => Int, { description: 'The place on the issue before.', nullable: true })
  rankBefore?: number

  @Field(() => Int, { description: 'The place on the corrected issue.', nullable: true })
  rankAfter?: number

  @Field(() => String, { description: 'The value on the issue before.', nullable: true })
  valueBefore?: string

  @Field(() => String, { description: 'The value on the corrected issue.', nullable: true })
  valueAfter?: string
}

const printed = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : printHundredths(value)

export const toListChange = (change: ListChange): ListChangeType => ({
  ...change,
  valueBefore: printed(change.valueBefore),
  valueAfter: printed(change.valueAfter),
})
