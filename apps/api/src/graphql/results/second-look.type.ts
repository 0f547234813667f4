import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ConfirmationRow, FlagRow } from '../../domain/results/second-look.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { StageType } from '../events/stage.type.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'

/** Who compared a version of a sheet with the paper; for those who work at the desk. */
@ObjectType('SheetConfirmation', {
  description: "A second person's word that a sheet says what was written at the table.",
})
export class SheetConfirmationType {
  row!: ConfirmationRow

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: Date
}

export const toConfirmation = (row: ConfirmationRow): SheetConfirmationType => ({ row, recordedAt: row.recordedAt })

/** What a scorer asks the director to look at. */
@ObjectType('SlotFlag', { description: 'A note that a sheet should be looked at.' })
export class SlotFlagType {
  row!: FlagRow

  @Field(() => ID, { description: 'An opaque id of its own.' })
  id!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => String, { description: 'What seems wrong with it.' })
  note!: string

  @Field(() => Boolean, { description: 'Whether a contestant says so and is to be answered.' })
  isReport!: boolean

  @Field(() => [ProblemType], { description: 'What the sheet says against itself; empty where somebody wrote a note.' })
  found!: readonly ProblemType[]

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: Date
}

export const toSlotFlag = (row: FlagRow): SlotFlagType => ({
  row,
  id: toGlobalId('SlotFlag', row.id),
  slot: row.slot,
  note: row.note,
  isReport: row.reportKind !== null,
  found: (row.found ?? []).map(toProblem),
  recordedAt: row.recordedAt,
})

@InputType('ConfirmResultInput', { description: 'Which sheet a second person confirms.' })
export class ConfirmResultInputType {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => Int, { description: 'The version that was compared with the paper.' })
  version!: number

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@InputType('FlagSlotInput', { description: 'A sheet that somebody should look at.' })
export class FlagSlotInputType {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => String, { description: 'What seems wrong with it.' })
  note!: string

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@InputType('SettleFlagInput', { description: 'A flag that needs no more attention.' })
export class SettleFlagInputType {
  @Field(() => ID, { description: 'The flag.' })
  flag!: string

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@InputType('TakeCallInput', { description: 'A call from a table to which a director goes.' })
export class TakeCallInputType extends KeyedInput {
  @Field(() => ID, { description: 'The flag that the call is.' })
  flag!: string

  @Field(() => Boolean, { nullable: true, description: 'Gives it back to the others instead.' })
  release?: boolean
}

@ObjectType('SecondLookPayload', { description: 'The stage whose sheet was looked at.' })
export class SecondLookPayload {
  @Field(() => StageType, { description: 'The stage of the event.', nullable: true })
  stage?: StageType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}
