/** Every problem code of awards, ladders and ratings; the portal has one sentence for each. */
export const awardProblemCodes = [
  'AWARD_BASE_NOT_DECLARED',
  'AWARD_CATEGORY_UNKNOWN',
  'AWARD_STRENGTH_NOT_DECLARED',
  'CONTEST_NEEDS_TWO_SIDES',
  'PLAYER_TWICE_IN_CONTEST',
  'SIDE_WITHOUT_PLAYERS',
  'POLICY_AMOUNT_EXPECTED',
  'POLICY_AMOUNT_OUT_OF_RANGE',
  'POLICY_CHOICE_UNKNOWN',
  'POLICY_DAY_EXPECTED',
  'POLICY_LIST_EXPECTED',
  'POLICY_OBJECT_EXPECTED',
  'POLICY_PERIOD_REVERSED',
  'POLICY_STEP_NOT_IN_UNITS',
  'POLICY_TEXT_EXPECTED',
  'POLICY_TOO_DEEP',
  'POLICY_WHOLE_NUMBER_EXPECTED',
] as const

export type AwardProblemCode = (typeof awardProblemCodes)[number]
