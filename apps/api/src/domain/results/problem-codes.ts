/** What can be wrong with a result that is entered. */
export const resultProblemCodes = [
  'RESULT_CHANGED_MEANWHILE',
  'SIDES_MISSING',
  'SIDES_UNKNOWN',
  'SHEET_KIND_MISSING',
  'ROUND_NOT_OPEN',
  'TABLE_ENTERED_OTHERWISE',
  'BOARD_PLAYED_ALREADY',
  'MOVE_ONE_WAY',
  'MOVE_TARGET_UNKNOWN',
  'MOVE_TARGET_EMPTY',
  'RESULT_MISSING',
  'RESULT_CONFIRMED_ALREADY',
  'RESULTS_TOO_MANY',
  'FLAG_NOTE_MISSING',
  'SLOT_FLAG_UNKNOWN',
  'FLAG_SETTLED_ALREADY',
  'REPORT_UNKNOWN',
  'REPORT_NOTE_MISSING',
  'REPORT_OPEN_ALREADY',
  'REPORTS_TOO_MANY',
  'REPORT_TIME_OVER',
  'REPORT_TO_ANSWER',
] as const

export type ResultProblemCode = (typeof resultProblemCodes)[number]

export const resultRefusalCodes = ['OWN_ENTRY'] as const
