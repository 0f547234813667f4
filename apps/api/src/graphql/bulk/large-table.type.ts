import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { TableKind } from '../../domain/bulk/columns.js'
import type { LargeTableFigures, LargeTableRow } from '../../domain/bulk/large-tables.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { NodeInterface } from '../shared/node.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { TableKindEnum } from './bulk.enums.js'
import { TableColumnInputType } from './bulk.input.js'

export const LargeTableState = enumOf<LargeTableRow['state']>(
  'LargeSpreadsheetState',
  'Where a spreadsheet of several parts stands.',
  {
    CHECKING: 'Its parts are being checked; nothing is stored.',
    CHECKED: 'All parts are checked; nothing is stored.',
    TAKING: 'Its parts are being taken in, one after the other.',
    TAKEN: 'Taken in; rows that need a decision wait in a sheet of their own.',
    UNDOING: 'Its parts are being taken back, the last one first.',
    UNDONE: 'Taken in and taken back again.',
    STOPPED: 'Stopped at a part, for the reason given; it can go on from there.',
  },
)

@ObjectType('LargeSpreadsheetFigures', {
  simpleResolvers: true,
  description: 'Numbers of parts and rows of a large spreadsheet.',
})
export class LargeTableFiguresType {
  @Field(() => Int, { description: 'Parts of at most 5,000 rows.' })
  parts!: number

  @Field(() => Int, { description: 'Parts that are checked.' })
  checked!: number

  @Field(() => Int, { description: 'Parts that were taken in.' })
  taken!: number

  @Field(() => Int, { description: 'Rows with problems, in the checked parts.' })
  wrong!: number

  @Field(() => Int, { description: 'Rows whose people must be decided.' })
  inDoubt!: number

  @Field(() => Int, {
    description: 'Of those in doubt, rows for which the only person of exactly that name is proposed.',
  })
  proposed!: number

  @Field(() => Int, { description: 'Rows that an earlier sheet brought in already; they are passed over.' })
  known!: number

  @Field(() => Int, { description: 'Records that were made.' })
  stored!: number
}

@ObjectType('LargeSpreadsheetPermissions', { description: 'What the viewer may do with a large spreadsheet now.' })
export class LargeTablePermissionsType {
  @Field(() => Boolean, { description: 'Its rows may be checked again with other columns.' })
  canCheck!: boolean

  @Field(() => Boolean, { description: 'It may be taken in, or go on from where it stopped.' })
  canTakeIn!: boolean

  @Field(() => Boolean, { description: 'All that came of it may be taken back, unless something was built on it.' })
  canUndo!: boolean
}

@ObjectType('LargeSpreadsheet', {
  description:
    'A spreadsheet of more rows than one sheet takes: its parts are sheets of their own, each taken in whole.',
  implements: NodeInterface,
})
export class LargeTableType extends NodeInterface {
  row!: LargeTableRow

  @Field(() => TableKindEnum, { description: 'What its rows are.' })
  kind!: TableKind

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string

  @Field(() => String, { nullable: true, description: 'Of history: the system that kept it before.' })
  system?: string | null

  @Field(() => Int, { description: 'Rows below the heads.' })
  rowCount!: number

  @Field(() => LargeTableState, { description: 'Where it stands.' })
  state!: LargeTableRow['state']

  @Field(() => Boolean, { description: 'Whether the only person of exactly a name is taken without asking.' })
  acceptsProposed!: boolean

  @Field(() => DateTime, { description: 'When it was read.' })
  recordedAt!: Date
}

@InputType('CheckLargeSpreadsheetInput', { description: 'A large spreadsheet to be checked with other columns.' })
export class CheckLargeTableInputType extends KeyedInput {
  @Field(() => ID, { description: 'Which one.' })
  largeSpreadsheet!: string

  @Field(() => [TableColumnInputType], { nullable: true, description: 'What its columns are taken for.' })
  columns?: TableColumnInputType[]
}

@InputType('TakeInLargeSpreadsheetInput', { description: 'How a large spreadsheet is taken in.' })
export class TakeInLargeTableInputType extends CheckLargeTableInputType {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Takes the only person of exactly a name without asking; others are put aside.',
  })
  acceptProposed?: boolean
}

@InputType('UndoLargeSpreadsheetInput', { description: 'A large spreadsheet to be taken back.' })
export class UndoLargeTableInputType extends KeyedInput {
  @Field(() => ID, { description: 'Which one.' })
  largeSpreadsheet!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@ObjectType('LargeSpreadsheetPayload', { description: 'The large spreadsheet as the worker takes it up.' })
export class LargeTablePayload {
  @Field(() => LargeTableType, { nullable: true, description: 'The spreadsheet.' })
  largeSpreadsheet?: LargeTableType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

export const toLargeTable = (row: LargeTableRow): LargeTableType => ({
  row,
  id: toGlobalId('LargeSpreadsheet', row.id),
  kind: row.kind,
  fileName: row.fileName,
  system: row.system,
  rowCount: row.rowCount,
  state: row.state,
  acceptsProposed: row.acceptsProposed,
  recordedAt: row.recordedAt,
})

export const noFigures: Omit<LargeTableFigures, 'id'> = {
  ...{ parts: 0, checked: 0, taken: 0, wrong: 0, inDoubt: 0, proposed: 0, known: 0, stored: 0 },
}
