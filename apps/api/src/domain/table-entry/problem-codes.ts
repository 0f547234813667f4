/** What can be wrong with results that are entered at a table. */
export const tableEntryProblemCodes = [
  'TABLE_PLACE_UNKNOWN',
  'TABLE_SHEET_UNFINISHED',
  'TABLE_DISPUTED_ALREADY',
  'TABLE_CALLED_ALREADY',
  'CALL_TAKEN',
  'TABLE_CALLS',
  'TABLE_ENTRY_NOT_OPEN',
  'TABLE_ENTRY_HOURS',
] as const

export type TableEntryProblemCode = (typeof tableEntryProblemCodes)[number]

/** Why a code of a slip opens nothing. */
export const tableEntryRefusalCodes = [
  'TABLE_CODE_UNKNOWN',
  'TABLE_CODE_EXPIRED',
  'TABLE_CODE_REVOKED',
  'TABLE_ROUND_NOT_OPEN',
  'TABLE_RESULT_SETTLED',
] as const

export type TableEntryRefusalCode = (typeof tableEntryRefusalCodes)[number]
