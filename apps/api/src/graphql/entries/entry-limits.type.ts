import { Field, Int, ObjectType } from 'type-graphql'
import type { EntryClass } from '../../domain/entries/entries.repo.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { EntryClassEnum } from './entry-desk.enums.js'

/** Who may enter and when, as the desk keeps it and as the conditions of contest state it. */
@ObjectType({ simpleResolvers: true })
export class EntryLimitsType {
  @Field(() => DateTime, { description: 'When entries open.' })
  opensAt!: Date

  @Field(() => DateTime, { description: 'When they close.' })
  closesAt!: Date

  @Field(() => DateTime, { description: 'Until then a contestant may leave without asking.' })
  withdrawUntil!: Date

  @Field(() => Int, { nullable: true, description: 'As many contestants as there is room for; null: all who come.' })
  capacity?: number | null

  @Field(() => Int, { description: 'Players of a contestant at least.' })
  teamMin!: number

  @Field(() => Int, { description: 'Players of a contestant at most.' })
  teamMax!: number

  @Field(() => Boolean, { description: 'The desk looks at every request.' })
  needsDesk!: boolean

  @Field(() => EntryClassEnum, { description: 'Who it is for.' })
  class!: EntryClass

  @Field(() => LocalDate, { nullable: true, description: 'Born on this day or later.' })
  bornFrom?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Born on this day or before.' })
  bornUntil?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'The fee of a contestant in the smallest unit of its currency; null: none.',
  })
  feeAmount?: number | null

  @Field(() => String, { nullable: true, description: 'The currency of the fee, ISO 4217.' })
  feeCurrency?: string | null
}
