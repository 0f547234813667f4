import type { ApiFailure } from './result'

/** What is proved once more: by a code of the authenticator, or by a passkey. */
export type Proof = 'code' | 'passkey'

/** Asks the reader for another proof; answers whether it was given. */
type Asker = (proof: Proof) => Promise<boolean>

const proofs: Readonly<Record<string, Proof>> = { SECOND_FACTOR_STALE: 'code', PASSKEY_STALE: 'passkey' }

let asker: Asker | undefined

/** Sets who asks on this page; the answer takes it back. */
export const askBy = (ask: Asker): (() => void) => {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Whether a code or a passkey has to be given first, and the reader has given it: then the same request may be sent again. */
export const freshCodeGiven = async (failure: ApiFailure): Promise<boolean> => {
  const proof = failure.layer === 'graphql' && failure.reason ? proofs[failure.reason] : undefined
  return proof && asker ? asker(proof) : false
}
