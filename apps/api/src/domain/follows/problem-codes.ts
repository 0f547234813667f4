/** What may be wrong with following something. */
export const followProblemCodes = ['FOLLOW_UNKNOWN', 'FOLLOWS_TOO_MANY'] as const

export type FollowProblemCode = (typeof followProblemCodes)[number]
