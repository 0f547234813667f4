import type { BridgeClauses } from '../../book.js'
import { clauses as clauses1999 } from '../ccba-1999/clauses.js'

/** Where the Laws of 2007 number or place a matter differently. */
export const clauses: BridgeClauses = {
  ...clauses1999,
  artificial: '12C2a',
  artificialImps: '12C2b',
  ownPercentage: '12C2c',
  assigned: '12C1',
  weighted: '12C1c',
  split: '12C1f',
  otherTable: '86D',
}
