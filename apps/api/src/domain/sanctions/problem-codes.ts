/** What can be wrong with a sanction. */
export const sanctionProblemCodes = [
  'SANCTION_UNKNOWN',
  'SANCTION_DAYS_REVERSED',
  'SANCTION_DECIDED_ALREADY',
  'SANCTION_NOT_IN_FORCE',
  'PLAYER_SUSPENDED',
  'ENTRY_SUSPENDED',
  'PLAYER_NOT_ELIGIBLE',
  'OFFICIAL_SUSPENDED',
  'PERSON_UNKNOWN',
  'REASON_MISSING',
] as const

export type SanctionProblemCode = (typeof sanctionProblemCodes)[number]

export const sanctionRefusalCodes = ['SANCTION_NEEDS_ANOTHER'] as const
export type SanctionRefusalCode = (typeof sanctionRefusalCodes)[number]
