/** What can be wrong with the register. */
export const registryProblemCodes = [
  'PERSON_UNKNOWN',
  'ORGANISATION_UNKNOWN',
  'NAME_MISSING',
  'DATE_NOT_READABLE',
  'PERIOD_REVERSED',
  'PERSON_LOOKS_REGISTERED',
  'IDENTIFIER_TAKEN',
  'IDENTIFIER_MISSING',
  'REASON_MISSING',
  'MERGE_WITH_ITSELF',
  'PERSON_MERGED_ALREADY',
  'PERSON_HAS_MERGES',
  'PLAYED_IN_SAME_STAGE',
  'MERGE_UNKNOWN',
  'MERGE_UNDONE_ALREADY',
] as const

export type RegistryProblemCode = (typeof registryProblemCodes)[number]
