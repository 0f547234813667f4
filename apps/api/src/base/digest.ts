import { hash } from 'node:crypto'
import type { Sha256 } from '@paiji/rules/proof'

/** SHA-256 of text (as UTF-8) or bytes. What comes in pieces is hashed as it comes, by `createHash`. */
export const sha256 = (data: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string =>
  hash('sha256', data, encoding)

/** The same as bytes, as the proofs of `@paiji/rules` take it. */
export const sha256Bytes: Sha256 = data => hash('sha256', data, 'buffer')
