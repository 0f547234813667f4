/** What can be wrong with who of a team sits where. */
export const lineUpProblemCodes = [
  'LINE_UP_INCOMPLETE',
  'LINE_UP_PLAYER_UNKNOWN',
  'LINE_UP_PLAYER_TWICE',
  'LINE_UP_NOT_ASKED',
  'LINE_UP_SEGMENT_UNKNOWN',
  'LINE_UP_SEGMENT_STARTED',
  'LINE_UP_UNCHANGED',
  'LINE_UP_DEADLINE_PASSED',
  'LINE_UP_OUT_OF_ORDER',
  'LINE_UP_TOO_OFTEN',
  'LINE_UP_PLAYER_SUSPENDED',
] as const
