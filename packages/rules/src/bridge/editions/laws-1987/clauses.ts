import type { BridgeClauses } from '../../book.js'
import { clauses as clauses1999 } from '../ccba-1999/clauses.js'

/** Where the Laws of 1987 have no article of its own for a matter, the one it falls under. */
export const clauses: BridgeClauses = { ...clauses1999, weighted: '12C2', lateChange: '12A' }
