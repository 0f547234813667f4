/** What can be wrong with a proof that somebody was handed. */
export const proofProblemCodes = [
  'PROOF_UNREADABLE',
  'PROOF_HEAD_SIGNATURE_INVALID',
  'PROOF_SIGNATURE_INVALID',
  'PROOF_CONTENT_DIFFERS',
  'PROOF_NOT_INCLUDED',
  'PROOF_NOT_CONSISTENT',
] as const

export type ProofProblemCode = (typeof proofProblemCodes)[number]
