/** What can be wrong with an event, its stages, entries and officials. */
export const eventProblemCodes = [
  'EVENT_UNKNOWN',
  'EVENT_CODE_UNREADABLE',
  'EVENT_CODE_TAKEN',
  'EVENT_NAME_MISSING',
  'EVENT_DATES_REVERSED',
  'SPORT_UNKNOWN',
  'EDITION_NOT_OF_SPORT',
  'STAGE_NAME_MISSING',
  'TEXT_NOT_JSON',
  'ENTRIES_MISSING',
  'ENTRY_UNKNOWN',
  'ENTRY_NUMBER_TWICE',
  'ENTRY_WITHOUT_PLAYERS',
  'PLAYER_UNNAMED',
  'PLAYER_UNKNOWN',
  'PLAYER_ENTERED_TWICE',
  'ALREADY_WITHDRAWN',
  'WITHDRAWAL_REASON_MISSING',
  'SUBSTITUTE_SESSION_TOO_EARLY',
  'ACCOUNT_UNKNOWN',
  'OFFICIAL_UNKNOWN',
] as const

export type EventProblemCode = (typeof eventProblemCodes)[number]
