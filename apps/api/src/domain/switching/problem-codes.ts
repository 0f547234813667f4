/** What can be wrong with the switch from an earlier system. */
export const switchingProblemCodes = [
  'SWITCH_DAY_AHEAD',
  'SWITCH_AFTER_OWN_LISTS',
  'SWITCH_SYSTEM_MISSING',
  'SWITCH_UNCHANGED',
  'LIST_BEFORE_SWITCH',
  'PRINTED_LIST_UNKNOWN',
  'PRINTED_CHECK_UNKNOWN',
  'PRINTED_CHECK_OUTDATED',
  'DIFFERENCE_UNKNOWN',
  'DIFFERENCE_ACCEPTED_ALREADY',
] as const

export type SwitchingProblemCode = (typeof switchingProblemCodes)[number]
