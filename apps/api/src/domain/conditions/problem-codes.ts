/** What can be wrong with the conditions of contest of an event. */
export const conditionsProblemCodes = [
  'CONDITIONS_SECTION_TWICE',
  'CONDITIONS_TEXT_TOO_LONG',
  'CONDITIONS_LANGUAGE_MISSING',
  'CONDITIONS_CHANGED_MEANWHILE',
  'CONDITIONS_UNCHANGED',
  'CONDITIONS_REASON_MISSING',
] as const

export type ConditionsProblemCode = (typeof conditionsProblemCodes)[number]
