/** What the checks on stored data can find. */
export const checkProblemCodes = [
  'REVISION_NOT_DERIVABLE',
  'INPUT_DIGEST_DIFFERS',
  'OUTPUT_DIGEST_DIFFERS',
  'GAMES_DIFFER',
  'LINES_DIFFER',
  'PUBLICATION_MISSING',
  'PUBLICATION_NOT_LOGGED',
  'PUBLICATION_DIGEST_DIFFERS',
] as const

export type CheckProblemCode = (typeof checkProblemCodes)[number]
