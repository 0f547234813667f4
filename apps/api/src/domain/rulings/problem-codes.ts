/** What can be wrong with a ruling. */
export const rulingProblemCodes = [
  'RULING_UNKNOWN',
  'RULING_SUPERSEDED',
  'RULING_STAGE_OFFICIAL',
  'RULING_ARTICLE_MISSING',
  'RULING_ARTICLE_UNKNOWN',
  'RULING_KIND_MISSING',
  'RULING_FACTS_MISSING',
  'RULING_DECISION_MISSING',
  'RULING_PARTIES_UNKNOWN',
  'RULING_TIME_IMPOSSIBLE',
  'RULING_REASON_MISSING',
  'LOTS_TOO_FEW',
  'LOTS_NOT_DISTINCT',
] as const

export type RulingProblemCode = (typeof rulingProblemCodes)[number]
