/** What can be wrong with a case in the casebook. */
export const casebookProblemCodes = [
  'CASE_NOT_DECIDED',
  'CASE_SEALED',
  'HEADNOTE_MISSING',
  'LEVEL_TOO_OPEN',
  'COMMENTARY_TOO_EARLY',
] as const

export type CasebookProblemCode = (typeof casebookProblemCodes)[number]

export const casebookRefusalCodes = ['EDITOR_SAT_IN_CHAIR'] as const
