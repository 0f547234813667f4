/** What can be wrong with the audit log. */
export const auditProblemCodes = [
  'LOG_ROW_CHANGED',
  'LOG_ROWS_MISSING',
  'LOG_DIGEST_DIFFERS',
  'LOG_CHAIN_BROKEN',
  'LOG_SIGNATURE_INVALID',
  'LOG_SEAL_MISSING',
  'LOG_HEAD_DIFFERS',
  'LOG_CONTENTS_DIFFER',
  'LOG_TREE_DIFFERS',
  'LOG_TREE_SIGNATURE_INVALID',
  'CONTENT_CHANGED',
  'CONTENT_MISSING',
  'CONTENT_NOT_LOGGED',
  'CONTENT_FORM_UNKNOWN',
  'CONTENT_NOT_SEALED_YET',
] as const

export type AuditProblemCode = (typeof auditProblemCodes)[number]
