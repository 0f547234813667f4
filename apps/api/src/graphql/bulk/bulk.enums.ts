import { type TableColumn, tableColumns, type TableKind } from '../../domain/bulk/columns.js'
import type { TableFileRow } from '../../domain/bulk/table-files.repo.js'
import { enumOf, enumOfCodes } from '../shared/enum.js'

export const TableKindEnum = enumOf<TableKind>('SpreadsheetKind', 'What the rows of a spreadsheet are.', {
  people: 'People to be registered, each as a member of a body.',
  memberships: 'Memberships of people who are registered.',
  clubs: 'Associations and clubs.',
  entries: 'Contestants of one stage.',
  officials: 'Licences of technical officials.',
  grades: 'Grades and titles held since a day before the switch.',
  results: 'Places in events of before the switch.',
  lists: 'Places on ranking lists of before the switch.',
  numbers: 'Numbers that people had of an earlier system or another body.',
  offices: 'Offices held in bodies, past ones too.',
  sanctions: 'Sanctions of before the switch; those that still hold wait for a second person.',
  points: 'Points brought forward from an earlier system.',
})

export const TableStatus = enumOf<TableFileRow['status']>('SpreadsheetStatus', 'Where a spreadsheet stands.', {
  READ: 'Read; nothing of it is stored.',
  COMMITTED: 'Taken in.',
  UNDONE: 'Taken in and taken back again.',
})

export const TableFormat = enumOf<TableFileRow['format']>('SpreadsheetFormat', 'How a spreadsheet is written.', {
  csv: 'Text with commas, semicolons or tabs.',
  xlsx: 'A workbook of Excel or LibreOffice.',
})

export const TableColumnEnum = enumOfCodes<TableColumn>(
  'SpreadsheetColumn',
  'What a column of a spreadsheet may hold.',
  tableColumns,
)
