import { Field, ID, InputType, Int } from 'type-graphql'
import type { TableColumn, TableKind } from '../../domain/bulk/columns.js'
import { SportEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { TableColumnEnum, TableKindEnum } from './bulk.enums.js'

@InputType('ReadSpreadsheetInput', {
  description: 'A spreadsheet to read; nothing is taken in before it is committed.',
})
export class ReadTableInputType {
  @Field(() => TableKindEnum, { description: 'What its rows are.' })
  kind!: TableKind

  @Field(() => ID, { nullable: true, description: 'The body it is about; of entries that of the event.' })
  organisation?: string

  @Field(() => ID, { nullable: true, description: 'Of entries: the stage.' })
  stage?: string

  @Field(() => SportEnum, { nullable: true, description: 'Of history: the sport of rows that name none.' })
  sport?: string

  @Field(() => String, { nullable: true, description: 'Of history: what the system is called that kept it before.' })
  system?: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string
}

@InputType('SpreadsheetColumnInput', { description: 'What a column of the file is taken for.' })
export class TableColumnInputType {
  @Field(() => TableColumnEnum, { description: 'What it holds.' })
  column!: TableColumn

  @Field(() => Int, { nullable: true, description: 'Which column of the file, from 0; none leaves it empty.' })
  at?: number
}

@OneOfInput('SpreadsheetWhoInput', { description: 'Who somebody in a row is.' })
export class TableWhoInputType {
  @Field(() => ID, { nullable: true, description: 'This person of the register.' })
  person?: string

  @Field(() => Boolean, { nullable: true, description: 'Nobody of the register: somebody new.' })
  newPerson?: boolean

  @Field(() => Boolean, { nullable: true, description: 'The whole row is left out.' })
  leaveOut?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'What the row says stands in place of what an earlier sheet brought in.',
  })
  replace?: boolean
}

@InputType('SpreadsheetDecisionInput', { description: 'What was decided about a row.' })
export class TableDecisionInputType {
  @Field(() => String, { description: 'The row, or row and column, as the preview names it.' })
  key!: string

  @Field(() => TableWhoInputType, { description: 'Who it is.' })
  who!: TableWhoInputType
}

@InputType('CommitSpreadsheetInput', { description: 'How a spreadsheet is taken in.' })
export class CommitTableInputType extends KeyedInput {
  @Field(() => ID, { description: 'The spreadsheet that was read.' })
  spreadsheet!: string

  @Field(() => [TableColumnInputType], {
    nullable: true,
    description: 'What its columns are taken for; as their heads say where nothing is chosen.',
  })
  columns?: TableColumnInputType[]

  @Field(() => [TableDecisionInputType], { nullable: true, description: 'Who the people in doubt are.' })
  decisions?: TableDecisionInputType[]
}

@InputType('SpreadsheetCellInput', { description: 'What a cell is to say.' })
export class TableCellInputType {
  @Field(() => Int, { description: 'Which column of the file, from 0.' })
  at!: number

  @Field(() => String, { description: 'Its words; none leave it empty.' })
  text!: string
}

@InputType('MendSpreadsheetRowInput', { description: 'A row whose cells are set right before it is taken in.' })
export class MendTableRowInputType extends KeyedInput {
  @Field(() => ID, { description: 'The spreadsheet that was read.' })
  spreadsheet!: string

  @Field(() => Int, { description: 'Which row, as a spreadsheet counts them, from 1.' })
  row!: number

  @Field(() => [TableCellInputType], { description: 'The cells that are to say something else.' })
  cells!: TableCellInputType[]
}

@InputType('UndoSpreadsheetInput', { description: 'A spreadsheet to be taken back.' })
export class UndoTableInputType extends KeyedInput {
  @Field(() => ID, { description: 'Which one.' })
  spreadsheet!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}
