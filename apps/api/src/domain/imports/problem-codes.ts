/** What can be wrong with taking a file in, besides what its reader finds. */
export const importProblemCodes = [
  'FILE_PAGES_CIRCULAR',
  'FILE_READING_BUSY',
  'FILE_READING_TOO_LARGE',
  'FILE_READING_TOO_LONG',
  'IMPORT_UNKNOWN',
  'ALREADY_COMMITTED',
  'ORGANISATION_UNKNOWN',
  'FORMAT_WITHOUT_SPORT',
  'SCORING_NOT_SUPPORTED',
  'DATE_MISSING',
  'FILE_ADJUSTMENTS_LEFT_OUT',
  'FILE_HANDICAPS_LEFT_OUT',
  'FILE_MATCHES_LEFT_OUT',
  'FILE_VICTORY_POINTS_LEFT_OUT',
  'STATED_LINE_UNKNOWN',
  'QUESTION_UNKNOWN',
  'QUESTION_ANSWERED',
  'IDENTITY_CHOICE_MISSING',
  'PERSON_UNKNOWN',
] as const

export type ImportProblemCode = (typeof importProblemCodes)[number]
