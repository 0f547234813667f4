/** What can be wrong with a case. */
export const appealProblemCodes = ['CASE_UNKNOWN', 'CASE_CHANGED_MEANWHILE', 'CASE_STATE_FORBIDS'] as const

export type AppealProblemCode = (typeof appealProblemCodes)[number]
