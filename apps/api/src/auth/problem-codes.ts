/** What can be wrong with an account. */
export const accountProblemCodes = ['ACCOUNT_UNKNOWN', 'EMAIL_NOT_READABLE', 'EMAIL_TAKEN', 'PASSWORD_LENGTH'] as const

export type AccountProblemCode = (typeof accountProblemCodes)[number]
