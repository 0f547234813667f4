import type { BridgeClauses } from '../../book.js'
import { clauses as clauses2007 } from '../laws-2007/clauses.js'

/** Where the Laws of 2017 number or place a matter differently. */
export const clauses: BridgeClauses = {
  ...clauses2007,
  assigned: '12C1b',
  knockout: '12C4',
  dispute: '79B3',
  otherTable: '86B1',
}
