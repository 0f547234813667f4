/** What can be wrong with grades; what is wrong with a ladder's rule is said by the rules (`POLICY_*`). */
export const gradingProblemCodes = [
  'LADDER_UNKNOWN',
  'GRADE_UNKNOWN',
  'GRADE_CANDIDATE_UNKNOWN',
  'GRADE_PROPOSAL_UNKNOWN',
  'GRADES_TOO_MANY',
  'GRADE_NOT_REACHED',
  'GRADE_CASE_OPEN',
  'GRADE_PROPOSED_ALREADY',
  'GRADE_DECIDED_ALREADY',
  'GRADE_HELD_ALREADY',
  'REASON_MISSING',
  'NOTHING_CHANGED',
] as const
export type GradingProblemCode = (typeof gradingProblemCodes)[number]

export const gradingRefusalCodes = ['GRADE_NEEDS_ANOTHER'] as const
export type GradingRefusalCode = (typeof gradingRefusalCodes)[number]
