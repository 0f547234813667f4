/** What can be wrong with the hands of a session. */
export const handProblemCodes = [
  'HANDS_NOT_OFFERED',
  'HANDS_SESSION_UNKNOWN',
  'HANDS_REASON_NEEDED',
  'HANDS_SESSION_BEGUN',
  'HANDS_BOARDS_UNREADABLE',
  'HANDS_BOARD_ELSEWHERE',
] as const

export type HandProblemCode = (typeof handProblemCodes)[number]
