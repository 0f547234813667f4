import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { type FinishingOrder, partnerNo, type SeatNo, type SideNo, seatNos, sideOf } from '../types.js'

/** What a finished deal says: who won it, by how many levels (art. 3.10), and whether it was a double win. */
export interface DealOutcome {
  readonly winner: SideNo
  readonly upgrade: 1 | 2 | 3
  readonly doubleWin: boolean
}

/** Place of 上游's partner → levels gained. */
const upgradeByPlace = { 2: 3, 3: 2, 4: 1 } as const

const isDoubleWin = (order: FinishingOrder): boolean => order.length >= 2 && order[1] === partnerNo(order[0] as SeatNo)

/** The order of all four seats when it is settled: the last one, or both losers of a double win as far as known. */
export const completeOrder = (order: FinishingOrder): FinishingOrder => {
  if (order.length !== 3) return order
  return [...order, ...seatNos.filter(seat => !order.includes(seat))]
}

/** Seats 0..3, none twice; two are enough after a double win, otherwise three or four. */
export const parseFinishingOrder = (input: unknown, path: string): Result<FinishingOrder, readonly Problem[]> => {
  const refuse = (code: string) => err([problem(code, { at: { path } })])
  if (!Array.isArray(input)) return refuse('FINISH_UNREADABLE')
  const order: unknown[] = input
  const isSeat = (seat: unknown): seat is SeatNo => seat === 0 || seat === 1 || seat === 2 || seat === 3
  if (!order.every(isSeat)) return refuse('FINISH_UNREADABLE')
  if (new Set(order).size !== order.length) return refuse('SEAT_TWICE')
  if (order.length < 2 || (order.length === 2 && !isDoubleWin(order))) return refuse('FINISH_INCOMPLETE')
  return ok(completeOrder(order))
}

/** @param order as accepted by `parseFinishingOrder` */
export const dealOutcome = (order: FinishingOrder): DealOutcome => {
  const first = order[0] as SeatNo
  const place = completeOrder(order).indexOf(partnerNo(first)) + 1
  const upgrade = upgradeByPlace[place as 2 | 3 | 4]
  return { winner: sideOf(first), upgrade, doubleWin: upgrade === 3 }
}

/** A deal taken from a side by penalty counts as a double win of the other (art. 15.3.3). */
export const penaltyOutcome = (lostBy: SideNo): DealOutcome => ({
  winner: (1 - lostBy) as SideNo,
  upgrade: 3,
  doubleWin: true,
})

/** A hand made void by a wrong tribute (art. 18.4): its player is last, everyone behind him moves up one place. */
export const withVoidHand = (order: FinishingOrder, offender: SeatNo): FinishingOrder => [
  ...completeOrder(order).filter(seat => seat !== offender),
  offender,
]
