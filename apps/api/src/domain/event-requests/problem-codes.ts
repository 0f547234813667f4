/** What can be wrong with a request for an event, and what the regulations have against it. */
export const eventRequestProblemCodes = [
  'EVENT_REQUEST_UNKNOWN',
  'EVENT_REQUEST_SETTLED',
  'EVENT_REQUEST_CHANGED_MEANWHILE',
  'EVENT_ANNOUNCED_ALREADY',
  'EVENT_NOT_ANNOUNCED',
  'SANCTION_RULES_UNREADABLE',
  'REGULATION_NOTICE_SHORT',
  'REGULATION_DAY_PAST',
  'REGULATION_CATEGORY_ABOVE_BODY',
  'REGULATION_EDITION_LATER',
  'REGULATION_EDITION_NOT_USUAL',
  'REGULATION_SAME_DAYS',
  'REGULATION_NO_POINTS',
  'REGULATION_DIRECTOR_WITHOUT_LICENCE',
  'REGULATION_DIRECTOR_SUSPENDED',
  'REGULATION_VENUE_MISSING',
] as const

export type EventRequestProblemCode = (typeof eventRequestProblemCodes)[number]

export const eventRequestRefusalCodes = ['NOT_AN_ORGANISER', 'NOT_YOUR_REQUEST', 'OWN_EVENT_REQUEST'] as const
export type EventRequestRefusalCode = (typeof eventRequestRefusalCodes)[number]
