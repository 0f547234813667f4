/** What can be wrong with grades. */
export const gradingProblemCodes = ['LADDER_UNREADABLE', 'LADDER_UNKNOWN'] as const
export type GradingProblemCode = (typeof gradingProblemCodes)[number]
