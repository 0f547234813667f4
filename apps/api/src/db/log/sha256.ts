import { hash } from 'node:crypto'
import type { Sha256 } from '@paiji/rules/proof'

/** SHA-256 of Node, as the proofs take it. */
export const sha256Bytes: Sha256 = data => hash('sha256', data, 'buffer')
