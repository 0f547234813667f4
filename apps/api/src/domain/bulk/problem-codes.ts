/** What can be wrong with a spreadsheet taken in, its rows and its undoing. */
export const bulkProblemCodes = [
  'TABLE_FORMAT_UNKNOWN',
  'TABLE_NOT_READABLE',
  'TABLE_TOO_LARGE',
  'TABLE_UNPACKS_TOO_LARGE',
  'TABLE_EMPTY',
  'TABLE_UNKNOWN',
  'TABLE_STAGE_MISSING',
  'TABLE_COLUMN_MISSING',
  'TABLE_COLUMN_UNKNOWN',
  'TABLE_COMMITTED_ALREADY',
  'TABLE_HAS_PROBLEMS',
  'TABLE_IN_DOUBT',
  'TABLE_NOTHING_TO_STORE',
  'TABLE_NOT_COMMITTED',
  'TABLE_BUILT_ON',
  'CELL_MISSING',
  'CELL_DAY_NOT_READABLE',
  'CELL_WORD_UNKNOWN',
  'NUMBER_MISPRINTED',
  'NUMBER_UNKNOWN',
  'PERSON_NOT_FOUND',
  'BODY_UNKNOWN',
  'BODY_SEVERAL',
  'ROW_REPEATED',
] as const

export type BulkProblemCode = (typeof bulkProblemCodes)[number]
