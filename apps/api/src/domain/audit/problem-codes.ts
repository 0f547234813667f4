/** What can be wrong with the audit log. */
export const auditProblemCodes = [
  'LOG_ROW_CHANGED',
  'LOG_ROWS_MISSING',
  'LOG_DIGEST_DIFFERS',
  'LOG_CHAIN_BROKEN',
  'LOG_SIGNATURE_INVALID',
  'LOG_SEAL_MISSING',
  'LOG_HEAD_DIFFERS',
] as const

export type AuditProblemCode = (typeof auditProblemCodes)[number]
