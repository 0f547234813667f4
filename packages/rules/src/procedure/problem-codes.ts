/** For what a case that was filed may not be heard. */
export const inadmissibleReasons = [
  'FILED_TOO_LATE',
  'CONCURRENCE_MISSING',
  'CONCURRENCE_WITHHELD',
  'SIGNATURE_MISSING',
  'STATEMENT_MISSING',
  'DEPOSIT_MISSING',
  'CURE_LAPSED',
  'RULING_MISSING',
  'NOT_OWN_TABLE',
  'CAPACITY_NOT_ENTITLED',
  'SUBJECT_NOT_APPEALABLE',
] as const

export type InadmissibleReason = (typeof inadmissibleReasons)[number]

/** Why a procedure does not let somebody appeal, or admit a case. */
export const procedureRefusalCodes = [...inadmissibleReasons, 'NO_FURTHER_ROUTE', 'NO_BODY_HEARS_THIS'] as const

export type ProcedureRefusalCode = (typeof procedureRefusalCodes)[number]

/** What can be wrong with the overrides of a place. */
export const procedureProblemCodes = [
  'PROCEDURE_UNKNOWN',
  'OVERRIDE_UNKNOWN',
  'OVERRIDE_REFUSED',
  'WINDOW_NOT_ADJUSTABLE',
] as const

export type ProcedureProblemCode = (typeof procedureProblemCodes)[number]
