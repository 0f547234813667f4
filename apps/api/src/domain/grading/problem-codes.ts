/** What can be wrong with grades; what is wrong with a ladder's rule is said by the rules (`POLICY_*`). */
export const gradingProblemCodes = ['LADDER_UNKNOWN'] as const
export type GradingProblemCode = (typeof gradingProblemCodes)[number]
