import { nextSeat, type Seat } from '../../core/seat.js'
import type { Side, Vulnerability } from '../types.js'

/** Law 2: the cycle of sixteen, board 1 first. */
const cycle: readonly Vulnerability[] = [
  'none', 'ns', 'ew', 'both',
  'ns', 'ew', 'both', 'none',
  'ew', 'both', 'none', 'ns',
  'both', 'none', 'ns', 'ew',
] // biome-ignore format: four rows of four as on the boards

const place = (board: number): number => (((board - 1) % 16) + 16) % 16

/** Dealer of a board by its number (Law 2). */
export const dealerOf = (board: number): Seat => nextSeat('north', place(board) % 4)

/** Vulnerability of a board by its number (Law 2); a mis-marked copy overrides it on the sheet. */
export const vulnerabilityOf = (board: number): Vulnerability => cycle[place(board)] as Vulnerability

export const isVulnerable = (vulnerability: Vulnerability, side: Side): boolean =>
  vulnerability === 'both' || vulnerability === side

/** `"17"`, `"A17"` or `"2-17"` → 17; undefined when the name ends without a number. */
export const boardNumber = (name: string | undefined): number | undefined => {
  const digits = /(\d{1,4})\D*$/.exec(name ?? '')?.[1]
  const number = digits === undefined ? 0 : Number(digits)
  return number > 0 ? number : undefined
}
