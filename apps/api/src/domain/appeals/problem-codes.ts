/** What can be wrong with a case. */
export const appealProblemCodes = [
  'CASE_UNKNOWN',
  'CASE_CHANGED_MEANWHILE',
  'CASE_STATE_FORBIDS',
  'RULING_UNKNOWN',
  'TEXT_TOO_LONG',
  'ALREADY_APPEALED',
  'FILED_IN_TIME',
  'LATE_LEAVE_UNKNOWN',
  'ORDER_NOT_ASKED',
  'CONCURRENCE_NOT_ASKED',
  'NO_DEPOSIT_ASKED',
  'DEPOSIT_AMOUNT_DIFFERS',
  'DEPOSIT_ALREADY_RECEIVED',
  'DEPOSIT_ALREADY_SETTLED',
  'EVIDENCE_UNKNOWN',
  'EVIDENCE_TYPE_REFUSED',
  'FILE_NOT_WHAT_IT_SAYS',
  'TOO_MUCH_EVIDENCE',
  'TITLE_MISSING',
  'NO_LAW_PART',
  'CLAUSE_MISSING',
  'CLOCK_NOT_RUNNING',
  'CLOCK_STOPPED_ALREADY',
  'CLOCK_NOT_STOPPED',
  'DEADLINE_NOT_LATER',
] as const

export type AppealProblemCode = (typeof appealProblemCodes)[number]

/** Why somebody may not do something to a case. */
export const appealRefusalCodes = [
  'ACCOUNT_WITHOUT_PERSON',
  'NOT_IN_THE_ENTRY',
  'PARTY_TO_THE_CASE',
  'CASE_STATE_FORBIDS',
  'CURE_LAPSED',
] as const
