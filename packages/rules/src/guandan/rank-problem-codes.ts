/** Every problem code of a `rank` request; the portal has one sentence for each. */
export const rankProblemCodes = [
  'REQUEST_EXPECTED',
  'KIND_UNKNOWN',
  'LIST_EXPECTED',
  'OBJECT_EXPECTED',
  'ID_EXPECTED',
  'ID_REPEATED',
  'TEAM_UNKNOWN',
  'OPPONENT_IS_SELF',
  'NUMBER_EXPECTED',
  'TWO_NUMBERS_EXPECTED',
  'ROUND_EXPECTED',
] as const

export type RankProblemCode = (typeof rankProblemCodes)[number]
