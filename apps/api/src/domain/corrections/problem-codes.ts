/** What can be wrong with a correction. */
export const correctionProblemCodes = [
  'SLOT_UNKNOWN',
  'ADJUSTMENT_UNKNOWN',
  'NOTHING_WOULD_CHANGE',
  'FACTS_MOVED_SINCE_PREVIEW',
  'CORRECTION_UNKNOWN',
  'CORRECTION_NOT_PROPOSED',
  'CORRECTION_OUTDATED',
  'SECOND_PERSON_NEEDED',
  'REASON_MISSING',
] as const

export type CorrectionProblemCode = (typeof correctionProblemCodes)[number]

export const correctionRefusalCodes = ['SECOND_PERSON_NEEDED'] as const
