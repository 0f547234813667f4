/** Problems any module may answer; every one has a sentence in each language of the portal. */
export const sharedProblemCodes = [
  'ALREADY_EXISTS',
  'CHANGED_MEANWHILE',
  'CURSOR_NOT_FROM_HERE',
  'IDEMPOTENCY_KEY_LENGTH',
  'IDEMPOTENCY_KEY_REUSED',
  'ID_NOT_READABLE',
  'NOT_FOUND',
  'NOT_PERMITTED',
  'PAGE_SIZE_OUT_OF_RANGE',
  'PERIODS_OVERLAP',
  'REFERENCE_MISSING',
  'TEXT_NOT_READABLE',
  'VALUE_REFUSED',
] as const

export type SharedProblemCode = (typeof sharedProblemCodes)[number]

/** Why a permission is refused, before any module's own reasons. */
export const sharedRefusalCodes = [
  'NOT_SIGNED_IN',
  'ROLE_MISSING',
  'SECOND_FACTOR_MISSING',
  'PASSKEY_STALE',
  'SECOND_FACTOR_STALE',
  'TOKEN_PLACE',
  'UNKNOWN_OR_NOT_YOURS',
] as const
export type SharedRefusalCode = (typeof sharedRefusalCodes)[number]
