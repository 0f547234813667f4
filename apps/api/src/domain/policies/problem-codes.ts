/** What can be wrong with making rankings and policies. */
export const policyProblemCodes = [
  'POLICY_CODE_UNREADABLE',
  'POLICY_CODE_TAKEN',
  'POLICY_NAME_MISSING',
  'POLICY_DAY_DECIDED',
  'POLICY_IN_FORCE',
  'POLICY_WITHDRAWN_ALREADY',
  'POLICY_REASON_MISSING',
  'RANKING_CODE_TAKEN',
] as const

export type PolicyProblemCode = (typeof policyProblemCodes)[number]
