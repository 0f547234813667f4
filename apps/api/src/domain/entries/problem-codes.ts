/** What can be wrong with players who enter themselves. */
export const entryProblemCodes = [
  'ENTRY_TERMS_UNREADABLE',
  'ENTRY_TERMS_CHANGED_MEANWHILE',
  'ENTRIES_NOT_OPEN',
  'ENTRIES_CLOSED',
  'ENTRY_TEAM_SIZE',
  'ENTRY_REQUEST_UNKNOWN',
  'ENTRY_REQUEST_SETTLED',
  'ENTRY_REQUEST_TWICE',
  'ENTRY_ANSWERED_ALREADY',
  'ENTRY_WITHDRAWAL_LATE',
  'ENTRY_NOT_READY',
  'ENTRY_STAGE_MISSING',
  'ENTRY_NEEDS_MEMBERSHIP',
  'ENTRY_WRONG_CLASS',
  'ENTRY_CLASS_UNKNOWN',
  'ENTRY_WRONG_AGE',
  'ENTRY_AGE_UNKNOWN',
  'ENTRY_RECORD_CLOSED',
  'FEE_UNREADABLE',
  'CHECK_IN_NOT_TODAY',
  'CHECK_IN_WITHDRAWN',
] as const

export type EntryProblemCode = (typeof entryProblemCodes)[number]

export const entryRefusalCodes = ['ACCOUNT_WITHOUT_PERSON', 'NOT_YOUR_ENTRY', 'ENTRY_TO_BE_LEFT_AT_OFFICE'] as const
export type EntryRefusalCode = (typeof entryRefusalCodes)[number]
