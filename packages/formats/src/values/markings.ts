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

export const standardDealer = (board: string): SeatLetter => seatLetters[(Number(board) - 1) % 4] ?? 'N'
export const standardVulnerability = (board: string): NonNullable<ImportedBoard['vulnerability']> =>
  cycle[(Number(board) - 1) % 16] ?? 'none'

/** Whether the markings are those that Law 2 gives to the number, or are not told. */
export const hasStandardMarkings = (board: Pick<ImportedBoard, 'number' | 'dealer' | 'vulnerability'>): boolean =>
  (board.dealer ?? standardDealer(board.number)) === standardDealer(board.number) &&
  (board.vulnerability ?? standardVulnerability(board.number)) === standardVulnerability(board.number)
