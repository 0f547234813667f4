import type { Room } from '@paiji/rules'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { TableSlot } from '../../domain/events/slot-name.js'
import type { CallKind } from '../../domain/table-entry/call-director.js'
import type { TableCodeRow } from '../../domain/table-entry/table-codes.repo.js'
import type { SheetRow, TableRow } from '../../domain/rounds/rounds.repo.js'
import { ScoreSheetInput } from '../../sports/score-sheet.type.js'
import { RoundType } from '../rounds/round.type.js'
import { RoomEnum } from '../rounds/rounds.enums.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

export type TableSheetState = 'missing' | 'own' | 'other' | 'agreed' | 'desk'

export const TableSheetStateEnum = enumOf<TableSheetState>('TableSheetState', 'How far a sheet is at its table.', {
  missing: 'Nothing is entered.',
  own: 'Entered by the side that asks; the other has not agreed yet.',
  other: 'Entered by another side; it waits for a word of the one that asks.',
  agreed: 'Two sides of the table agree.',
  desk: 'Written by the score desk.',
})

@ObjectType('TableSide', { description: 'A side of a table that wrote with the code of its slip.' })
export class TableSideType {
  entryId!: string

  @Field(() => String, { description: 'Section and label as on the table.' })
  table!: string
}

@ObjectType('TableCode', { description: 'What the slip of one side of a table is printed with.' })
export class TableCodeType {
  row!: TableCodeRow
  table!: TableRow

  @Field(() => String, { description: 'As it is printed and typed.' })
  code!: string

  @Field(() => RoomEnum, { nullable: true, description: 'The room, of a match that is played at two tables.' })
  room?: Room | null

  @Field(() => DateTime, { description: 'From then on it opens nothing.' })
  expiresAt!: Date
}

export const toTableCode = (row: TableCodeRow, table: TableRow): TableCodeType => ({
  row,
  table,
  code: row.code,
  room: row.room,
  expiresAt: row.expiresAt,
})

@ObjectType('TableEntrySlot', { description: 'A place for one sheet at the table that a code opens.' })
export class TableEntrySlotType {
  place!: TableSlot
  table!: TableRow
  sheetRow?: SheetRow | undefined
  /** Who asks, as an actor of the records. */
  actor!: string

  @Field(() => String, { description: 'Names the place within its stage.' })
  slot!: string

  @Field(() => String, { nullable: true, description: 'The board, where each has a sheet.' })
  board?: string | undefined

  @Field(() => Int, { description: 'The version that counts; 0 while nothing is entered.' })
  version!: number
}

@ObjectType('TableEntry', {
  description: 'One table of one round as the code of its slip opens it, for one of its sides.',
})
export class TableEntryType {
  code!: TableCodeRow
  row!: TableRow

  @Field(() => String, { description: 'Section and label as on the table.' })
  table!: string

  @Field(() => Int, { description: 'The number of the session.' })
  session!: number

  @Field(() => Int, { description: 'The number of the round.' })
  round!: number

  @Field(() => RoomEnum, { nullable: true, description: 'The room, of a match that is played at two tables.' })
  room?: Room | null

  @Field(() => DateTime, { description: 'From then on the code opens nothing.' })
  expiresAt!: Date

  @Field(() => PermissionType, { description: 'Whether the code is good now; no sheet is shown while it is not.' })
  canEnter!: PermissionType
}

@ObjectType('TablePlace', {
  simpleResolvers: true,
  description: 'Where the side of a code sits in another round that is being played.',
})
export class TablePlaceType {
  @Field(() => Int, { description: 'The number of the round.' })
  round!: number

  @Field(() => String, { description: 'Section and label as on the table.' })
  table!: string

  @Field(() => String, { description: 'The code of the same side there.' })
  code!: string
}

@InputType('OpenTableEntryInput', { description: 'A round whose tables enter their own results.' })
export class OpenTableEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string

  @Field(() => Boolean, { nullable: true, description: 'Every later round of the session that is being played, too.' })
  following?: boolean

  @Field(() => Int, { description: 'How many hours the codes are good for, 1 to 24.' })
  hours!: number
}

@InputType('CloseTableEntryInput', { description: 'A round whose tables enter nothing any more.' })
export class CloseTableEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The round.' })
  round!: string
}

@InputType('EnterTableResultInput', { description: 'A result that a table enters with the code of its slip.' })
export class EnterTableResultInputType extends KeyedInput {
  @Field(() => String, { description: 'The code of the slip.' })
  code!: string

  @Field(() => String, { description: 'One of the places that the code opens.' })
  slot!: string

  @Field(() => ScoreSheetInput, { description: 'What happened at the table.' })
  sheet!: ScoreSheetInput

  @Field(() => Int, { description: 'The version the table has seen; 0 for a first result.' })
  expectedVersion!: number
}

export const CallKindEnum = enumOf<CallKind>('CallKind', 'What a table calls the director for.', {
  irregularity: 'An irregularity or a foul.',
  score: 'A score that may be wrong.',
  equipment: 'Cards, tiles, boards or another thing of the table.',
  time: 'Time, or somebody who is late.',
  conduct: 'Conduct.',
  other: 'Something else.',
})

@InputType('CallDirectorInput', { description: 'A call for the director.' })
export class CallDirectorInputType extends KeyedInput {
  @Field(() => String, { description: 'The code of the slip.' })
  code!: string

  @Field(() => CallKindEnum, { description: 'What it is about.' })
  kind!: CallKind
}

@InputType('AgreeAtTableInput', { description: 'A result that the other side of the table agrees with.' })
export class AgreeAtTableInputType extends KeyedInput {
  @Field(() => String, { description: 'The code of the slip.' })
  code!: string

  @Field(() => String, { description: 'One of the places that the code opens.' })
  slot!: string

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number
}

@InputType('DisputeAtTableInput', { description: 'A result that the other side of the table says was otherwise.' })
export class DisputeAtTableInputType extends AgreeAtTableInputType {
  @Field(() => String, { nullable: true, description: 'What should stand there, in its own words.' })
  note?: string
}

@ObjectType('TableEntryPayload', { description: 'What an act at a table answers.' })
export class TableEntryPayload extends ProblemsPayload {
  @Field(() => Int, { nullable: true, description: 'The version that now stands.' })
  version?: number
}

@ObjectType('TableCodesPayload', { description: 'What opening or closing the entry of the tables answers.' })
export class TableCodesPayload extends ProblemsPayload {
  @Field(() => RoundType, { nullable: true, description: 'The round.' })
  round?: RoundType

  @Field(() => Int, { nullable: true, description: 'How many codes were given out.' })
  codes?: number
}
