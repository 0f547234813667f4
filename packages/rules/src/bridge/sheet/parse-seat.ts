import { type Seat, seats } from '../../core/seat.js'

/** `N`, `north`, `NORTH` → `north`. */
export const parseSeat = (value: unknown): Seat | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const text = value.trim().toLowerCase()
  return seats.find(seat => seat === text || seat.charAt(0) === text)
}
