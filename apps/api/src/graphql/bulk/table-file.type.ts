import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { TableColumn, TableKind } from '../../domain/bulk/columns.js'
import type { Ask, RowReading } from '../../domain/bulk/kind.js'
import type { TablePreview } from '../../domain/bulk/preview-table.js'
import { lineOf, type TableFileHead, type TableFileRow } from '../../domain/bulk/table-files.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { IdentityCandidateType } from '../imports/import.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { LargeTableType } from './large-table.type.js'
import { TableColumnEnum, TableFormat, TableKindEnum, TableStatus } from './bulk.enums.js'

@ObjectType('SpreadsheetAsk', { description: 'Somebody whom a row names, and who of the register that may be.' })
export class TableAskType {
  personId?: string
  proposedId?: string

  @Field(() => String, { description: 'The row, or the row and the column: what a decision is about.' })
  key!: string

  @Field(() => String, { description: 'What the cell says.' })
  text!: string

  @Field(() => [IdentityCandidateType], { description: 'Whom it may mean, likeliest first.' })
  candidates!: readonly IdentityCandidateType[]

  @Field(() => Int, { nullable: true, description: 'An earlier row of the sheet that may be the same person.' })
  sameAs?: number

  @Field(() => Boolean, { description: 'Nothing is stored before it is decided.' })
  mustDecide!: boolean
}

@ObjectType('SpreadsheetRow', { simpleResolvers: true, description: 'One row of a spreadsheet, looked through.' })
export class TableRowType {
  @Field(() => Int, { description: 'As a spreadsheet counts its rows, from 1.' })
  row!: number

  @Field(() => [String], { description: 'Its cells as they stand.' })
  cells!: readonly string[]

  @Field(() => [ProblemType], { description: 'What is wrong with it, with the cell.' })
  problems!: ProblemType[]

  @Field(() => Boolean, {
    description:
      'Whether all that is wrong is that an earlier sheet said something else: what this one says may take its place.',
  })
  replaceable!: boolean

  @Field(() => [TableAskType], { description: 'Whom it names.' })
  asks!: TableAskType[]
}

@ObjectType('SpreadsheetColumnChoice', {
  simpleResolvers: true,
  description: 'What a column of the file is taken for.',
})
export class TableColumnChoiceType {
  @Field(() => TableColumnEnum, { description: 'What it holds.' })
  column!: TableColumn

  @Field(() => Int, { nullable: true, description: 'Which column of the file, from 0; none where it is left empty.' })
  at?: number
}

@ObjectType('SpreadsheetPreview', { description: 'What would come of a spreadsheet.' })
export class TablePreviewType {
  preview!: TablePreview
  file!: TableFileRow

  @Field(() => [TableColumnChoiceType], { description: 'Every column there may be, and where the file has it.' })
  columns!: TableColumnChoiceType[]

  @Field(() => [ProblemType], { description: 'What is wrong with the choice of columns.' })
  problems!: ProblemType[]

  @Field(() => Int, { description: 'Rows that were read.' })
  rowCount!: number

  @Field(() => Int, { description: 'Rows with problems.' })
  wrong!: number

  @Field(() => Int, { description: 'Rows whose people must be decided.' })
  inDoubt!: number

  @Field(() => Int, { description: 'Rows that an earlier sheet brought in already; they are passed over.' })
  known!: number

  @Field(() => Int, { description: 'Rows that say something else than an earlier sheet, and may take its place.' })
  replaceable!: number
}

@ObjectType('SpreadsheetMend', {
  simpleResolvers: true,
  description: 'A cell that was set right before the sheet was taken in; the file is kept as it came.',
})
export class TableMendType {
  @Field(() => Int, { description: 'Its row, as a spreadsheet counts them, from 1.' })
  row!: number

  @Field(() => Int, { description: 'Which column of the file, from 0.' })
  at!: number

  @Field(() => String, { description: 'What the file says.' })
  said!: string

  @Field(() => String, { description: 'What it says now.' })
  text!: string

  @Field(() => DateTime, { description: 'When it was set right.' })
  recordedAt!: Date
}

@ObjectType('SpreadsheetPermissions', { description: 'What the viewer may do with a spreadsheet.' })
export class TablePermissionsType {
  @Field(() => Boolean, { description: 'It may be taken in.' })
  canCommit!: boolean

  @Field(() => Boolean, { description: 'It may be taken back, unless something was built on it.' })
  canUndo!: boolean
}

@ObjectType('SpreadsheetFindings', {
  simpleResolvers: true,
  description: 'What the check of a part of a large spreadsheet found, in rows.',
})
export class TableFindingsType {
  @Field(() => Int, { description: 'Rows that were read.' })
  rows!: number

  @Field(() => Int, { description: 'Rows with problems.' })
  wrong!: number

  @Field(() => Int, { description: 'Rows whose people must be decided.' })
  inDoubt!: number

  @Field(() => Int, { description: 'Rows that an earlier sheet brought in already.' })
  known!: number
}

@ObjectType('Spreadsheet', {
  description: 'A spreadsheet that was read, and what became of it.',
  implements: NodeInterface,
})
export class TableFileType extends NodeInterface {
  row!: TableFileHead

  @Field(() => TableKindEnum, { description: 'What its rows are.' })
  kind!: TableKind

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string

  @Field(() => String, { nullable: true, description: 'Of history: the system that kept it before.' })
  system?: string | null

  @Field(() => TableFormat, { description: 'How it is written.' })
  format!: TableFileRow['format']

  @Field(() => TableStatus, { description: 'Where it stands.' })
  status!: TableFileRow['status']

  @Field(() => Int, { nullable: true, description: 'How many records it made.' })
  stored?: number | null

  @Field(() => DateTime, { description: 'When it was read.' })
  recordedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it was taken in.' })
  committedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was taken back.' })
  undoneAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was taken back.' })
  undoReason?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Of a part of a large spreadsheet: which one, from 1; none for a whole file and for rows put aside.',
  })
  part?: number | null

  @Field(() => TableFindingsType, { nullable: true, description: 'Of a part: what its check found.' })
  found?: TableFindingsType | null
}

@ObjectType('SpreadsheetPayload', { description: 'The spreadsheet as it stands after the act.' })
export class TablePayload {
  @Field(() => TableFileType, { nullable: true, description: 'The spreadsheet.' })
  spreadsheet?: TableFileType

  @Field(() => ID, { nullable: true, description: 'Its id, to go there.' })
  id?: string

  @Field(() => LargeTableType, {
    nullable: true,
    description: 'In its place, of a file of more than 5,000 rows: the spreadsheet of several parts that was read.',
  })
  largeSpreadsheet?: LargeTableType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

export const toTableFile = (row: TableFileType['row']): TableFileType => ({
  row,
  id: toGlobalId('Spreadsheet', row.id),
  kind: row.kind,
  fileName: row.fileName,
  system: row.system,
  format: row.format,
  status: row.status,
  stored: row.stored,
  recordedAt: row.recordedAt,
  committedAt: row.committedAt,
  undoneAt: row.undoneAt,
  undoReason: row.undoReason,
  part: row.part,
  found: row.found,
})

const toAsk = (ask: Ask): TableAskType => ({
  key: ask.key,
  text: ask.text,
  candidates: ask.candidates.map(one => ({ ...one })),
  mustDecide: ask.mustDecide && ask.personId === undefined,
  ...(ask.personId ? { personId: ask.personId } : {}),
  ...(typeof ask.proposed === 'object' ? { proposedId: ask.proposed.personId } : {}),
  ...(ask.sameAs === undefined ? {} : { sameAs: ask.sameAs }),
})

export const toTableRow = (
  { row, problems, asks, replaces }: RowReading<unknown>,
  file: TableFileRow,
): TableRowType => ({
  row,
  cells: file.cells[lineOf(file, row)] ?? [],
  problems: problems.map(toProblem),
  replaceable: replaces ?? false,
  asks: asks.map(toAsk),
})
