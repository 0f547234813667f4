/** What can be wrong with the rules that a body makes itself. */
export const bodyRulesProblemCodes = [
  'RULES_NAME_UNREADABLE',
  'RULES_TITLE_MISSING',
  'RULES_DAY_UNREADABLE',
  'RULES_EMPTY',
  'RULES_TOO_LONG',
  'RULES_NUMBER_UNREADABLE',
  'RULES_NUMBER_TWICE',
  'RULES_LANGUAGE_MISSING',
  'RULES_SETTING_UNREADABLE',
  'RULES_CHANGED_MEANWHILE',
  'RULES_UNCHANGED',
  'RULES_REASON_MISSING',
  'RULES_UNKNOWN',
  'RULES_NOT_FOR_EVENT',
  'RULES_ARTICLE_UNKNOWN',
] as const

export type BodyRulesProblemCode = (typeof bodyRulesProblemCodes)[number]
