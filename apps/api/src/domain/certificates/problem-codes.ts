/** What can stand in the way of a certificate. */
export const certificateProblemCodes = [
  'CERTIFICATE_SUBJECT_UNKNOWN',
  'CERTIFICATE_UNKNOWN',
  'CERTIFICATE_NOT_SIGNED_YET',
  'CERTIFICATES_TOO_MANY',
] as const

export type CertificateProblemCode = (typeof certificateProblemCodes)[number]
