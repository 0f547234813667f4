/** What can be wrong with an office, a licence or a seat on a committee. */
export const officeProblemCodes = [
  'OFFICE_UNKNOWN',
  'OFFICE_HELD_ALREADY',
  'LICENCE_UNKNOWN',
  'LICENCE_HELD_ALREADY',
  'TERM_UNKNOWN',
  'TERM_ENDED_ALREADY',
  'ON_COMMITTEE_ALREADY',
] as const

export type OfficeProblemCode = (typeof officeProblemCodes)[number]
