import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ConfirmationRow, FlagRow } from '../../domain/results/second-look.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { StageType } from '../events/stage.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'

/** Who compared a version of a sheet with the paper; for those who work at the desk. */
@ObjectType('SheetConfirmation')
export class SheetConfirmationType {
  row!: ConfirmationRow

  @Field(() => DateTime)
  recordedAt!: Date
}

export const toConfirmation = (row: ConfirmationRow): SheetConfirmationType => ({ row, recordedAt: row.recordedAt })

/** What a scorer asks the director to look at. */
@ObjectType('SlotFlag')
export class SlotFlagType {
  row!: FlagRow

  @Field(() => ID)
  id!: string

  @Field(() => String)
  slot!: string

  @Field(() => String)
  note!: string

  @Field(() => DateTime)
  recordedAt!: Date
}

export const toSlotFlag = (row: FlagRow): SlotFlagType => ({
  row,
  id: toGlobalId('SlotFlag', row.id),
  slot: row.slot,
  note: row.note,
  recordedAt: row.recordedAt,
})

@InputType('ConfirmResultInput')
export class ConfirmResultInputType {
  @Field(() => ID)
  stage!: string

  @Field(() => String)
  slot!: string

  @Field(() => Int, { description: 'The version that was compared with the paper.' })
  version!: number

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('FlagSlotInput')
export class FlagSlotInputType {
  @Field(() => ID)
  stage!: string

  @Field(() => String)
  slot!: string

  @Field(() => String)
  note!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('SettleFlagInput')
export class SettleFlagInputType {
  @Field(() => ID)
  flag!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@ObjectType('SecondLookPayload')
export class SecondLookPayload {
  @Field(() => StageType, { nullable: true })
  stage?: StageType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}
