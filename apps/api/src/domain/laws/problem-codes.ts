/** What can be wrong with the words of a rulebook. */
export const lawProblemCodes = ['LAW_BOOK_UNKNOWN', 'LAW_TEXT_UNKNOWN', 'LAW_RIGHTS_MISSING'] as const

export type LawProblemCode = (typeof lawProblemCodes)[number]
