/** What can be wrong with a decision and what follows from it. */
export const decisionProblemCodes = [
  'DECISION_MISSING',
  'DECISION_SIGNED_ALREADY',
  'DECISION_NOT_SIGNED',
  'DECISION_FINDINGS_MISSING',
  'DECISION_REASONING_MISSING',
  'DECISION_ARTICLES_MISSING',
  'DECISION_NOT_PREVIEWED',
  'DECISION_PREVIEW_DIFFERS',
  'DECISION_QUORUM_MISSING',
  'DECISION_ORDERS_AGAINST_OUTCOME',
  'EFFECTS_PROPOSED_ALREADY',
  'EFFECTS_NONE',
  'ERRATUM_EMPTY',
  'ESCALATION_OPEN',
] as const

export type DecisionProblemCode = (typeof decisionProblemCodes)[number]
