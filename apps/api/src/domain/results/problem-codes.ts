/** What can be wrong with a result that is entered. */
export const resultProblemCodes = [
  'RESULT_CHANGED_MEANWHILE',
  'SIDES_MISSING',
  'SIDES_UNKNOWN',
  'SHEET_KIND_MISSING',
] as const

export type ResultProblemCode = (typeof resultProblemCodes)[number]
