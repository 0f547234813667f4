/** What shared code answers about rulings and adjustments; each sport adds its own. */
export const rulingProblemCodes = [
  'ADJUSTMENT_UNREADABLE',
  'ADJUSTMENT_KIND_UNKNOWN',
  'ADJUSTMENT_AMOUNT_UNREADABLE',
  'ENTRANT_UNKNOWN',
  'SLOT_UNKNOWN',
  'RULING_SITUATION_UNKNOWN',
  'RULING_OPTION_UNKNOWN',
  'RULING_ANSWER_MISSING',
  'RULING_ANSWER_UNREADABLE',
  'RULING_NEEDS_SLOT',
  'RULING_NEEDS_ENTRANT',
  'RULING_AUTHORITY_TOO_LOW',
  'AWARD_FORM_UNKNOWN',
  'LED_SITUATION_UNKNOWN',
  'LED_ANSWER_NOT_ASKED',
  'LED_ANSWER_UNREADABLE',
] as const
export type RulingProblemCode = (typeof rulingProblemCodes)[number]
