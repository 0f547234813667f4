/** What can be wrong with awards and lists. */
export const awardsProblemCodes = [
  'EVENT_UNKNOWN',
  'RANKING_UNKNOWN',
  'RANKING_OF_RATINGS',
  'RANKING_POLICY_MISSING',
  'POLICY_UNIT_NOT_HUNDREDTHS',
  'LIST_DATE_NOT_READABLE',
  'LIST_DATE_IN_FUTURE',
  'POLICY_LATER_VERSION',
  'POLICY_NOT_IN_FUTURE',
  'POLICY_UNCHANGED',
  'POLICY_UNKNOWN',
  'POLICY_VERSION_UNKNOWN',
  'SIMULATION_PERIOD_REVERSED',
  'SIMULATION_PERIOD_TOO_LONG',
] as const

export type AwardsProblemCode = (typeof awardsProblemCodes)[number]
