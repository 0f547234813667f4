/** What can be wrong with a match on another day. */
export const matchDayProblemCodes = [
  'FIXTURE_UNKNOWN',
  'MATCH_PLAYED',
  'MATCH_TIME_UNREADABLE',
  'MATCH_TIME_PAST',
  'MATCH_TIME_SAME',
  'MATCH_MOVE_OF_SIDES',
  'MATCH_MOVE_NOT_PROPOSED',
  'MATCH_MOVE_CHANGED',
] as const
