import { createHash, createPublicKey, verify as verifies } from 'node:crypto'
import { checkCertificate, isCertificateFile, checkProof as proofProblems, type ProofTools } from '@paiji/rules/proof'
import type { Problem } from './errors.js'

/** Checks what a federation has published, offline: with its public key alone. */

/** @param publicKey the federation's, as PEM */
const toolsOf = (publicKey: string): ProofTools => {
  const key = createPublicKey(publicKey)
  return {
    sha256: bytes => createHash('sha256').update(bytes).digest(),
    isSigned: (bytes, signature) => verifies(null, bytes, key, signature),
  }
}

/**
 * What is wrong with a proof (`paiji-inclusion/1`, `paiji-consistency/1`), as it was downloaded; nothing where it is
 * valid under the federation's signature. Throws where the key is none.
 */
export const verifyProof = (proof: unknown, publicKey: string): readonly Problem[] =>
  proofProblems(toolsOf(publicKey), proof)

/** What a certificate file says of itself once it is checked: its problems, and `VALID` or what became of it. */
export interface CheckedCertificate {
  readonly problems: readonly Problem[]
  readonly status: string
  readonly since?: string | undefined
  /** When the list of withdrawn ones was made; absent where there was none. */
  readonly statusAt?: string | undefined
}

/** Checks a certificate file (`paiji-certificate-file/1`) as it was downloaded. Throws where the key is none. */
export const verifyCertificate = (file: unknown, publicKey: string): CheckedCertificate =>
  isCertificateFile(file)
    ? checkCertificate(toolsOf(publicKey), file)
    : { problems: [{ code: 'CERTIFICATE_UNREADABLE' }], status: 'UNREADABLE' }
