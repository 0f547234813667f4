import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import { seatLetters } from './deal.js'

const cycle = [
  'none',
  'ns',
  'ew',
  'both',
  'ns',
  'ew',
  'both',
  'none',
  'ew',
  'both',
  'none',
  'ns',
  'both',
  'none',
  'ns',
  'ew',
] as const

/** The digits of `17`, `2-17` and `17b` that stand on the board. */
const numberOf = (board: string): number => Number(/(\d+)[a-z]?$/.exec(board)?.[1] ?? Number.NaN)

export const standardDealer = (board: string): SeatLetter => seatLetters[(numberOf(board) - 1) % 4] ?? 'N'
export const standardVulnerability = (board: string): NonNullable<ImportedBoard['vulnerability']> =>
  cycle[(numberOf(board) - 1) % 16] ?? 'none'

/** Whether the markings are those that Law 2 gives to the number, or are not told. */
export const hasStandardMarkings = (board: Pick<ImportedBoard, 'number' | 'dealer' | 'vulnerability'>): boolean =>
  (board.dealer ?? standardDealer(board.number)) === standardDealer(board.number) &&
  (board.vulnerability ?? standardVulnerability(board.number)) === standardVulnerability(board.number)
