/** What can be wrong with a stage's standings. */
export const standingsProblemCodes = [
  'STAGE_UNKNOWN',
  'REVISION_UNKNOWN',
  'EDITION_UNKNOWN',
  'NOTHING_TO_PUBLISH',
  'STANDINGS_CHANGED_MEANWHILE',
  'REVISION_NOT_PUBLISHED',
  'REVISION_SUPERSEDED',
  'ALREADY_OFFICIAL',
  'WINDOWS_STILL_OPEN',
  'CASES_STILL_OPEN',
  'PLAYER_NOT_LINKED',
  'ENTRY_WITHOUT_RESULT',
  'STAGE_STAYED',
  'NEWER_RESULTS_UNPUBLISHED',
  'REASON_MISSING',
] as const

export type StandingsProblemCode = (typeof standingsProblemCodes)[number]
