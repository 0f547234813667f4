import { Field, Int, ObjectType } from 'type-graphql'
import type { ListChange } from '../../domain/awards/reissue-lists.js'
import { LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'

@ObjectType('ListChange')
export class ListChangeType {
  rankingId!: string
  personId!: string

  @Field(() => LocalDate)
  asOf!: string

  @Field(() => Int, { nullable: true })
  rankBefore?: number

  @Field(() => Int, { nullable: true })
  rankAfter?: number

  @Field(() => String, { nullable: true })
  valueBefore?: string

  @Field(() => String, { nullable: true })
  valueAfter?: string
}

const printed = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : printHundredths(value)

export const toListChange = (change: ListChange): ListChangeType => ({
  ...change,
  valueBefore: printed(change.valueBefore),
  valueAfter: printed(change.valueAfter),
})
