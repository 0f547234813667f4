import { hexDeal, parsePbnDeal, parseHexDeal } from '../table/deal.js'
import { createSolver } from './solver.js'

/** Rows of the results as they are stored and as files have them: north, south, east, west. */
const ROWS = [0, 2, 1, 3]
/** Columns: notrump, then spades down to clubs. */
const COLUMNS = [4, 0, 1, 2, 3]

/** The name of a stored deal, the same however it was written; undefined when it is no deal. */
export const dealKey = (deal: unknown): string | undefined => {
  const read = typeof deal === 'string' ? parsePbnDeal(deal) : undefined
  return read?.ok ? hexDeal(read.value) : undefined
}

/**
 * A solver for stored deals by their keys: twenty hexadecimal digits, the tricks of north, south, east and west in
 * notrump, spades, hearts, diamonds and clubs. Undefined for what is no key, and for a deal that takes too long. Seconds of
 * work: never in a request.
 */
export const dealSolver = (): ((key: string) => string | undefined) => {
  const solver = createSolver()
  return key => {
    const deal = parseHexDeal(key)
    if (!deal.ok) return undefined
    const results = solver.solve(deal.value)
    return results && ROWS.flatMap(seat => COLUMNS.map(strain => (results[seat]?.[strain] ?? 0).toString(16))).join('')
  }
}
