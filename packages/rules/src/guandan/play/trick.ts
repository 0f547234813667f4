import type { Reading } from './hand-type.js'
import { nextSeatNo, partnerNo, type SeatNo, seatNos, sideOf } from '../types.js'

/** Who is on play, what lies on top and who is out (arts. 6, 9). Mutable only inside one replay. */
export interface TrickFlow {
  turn: SeatNo
  /** The play to beat; absent when the seat on play leads. */
  top?: Reading
  owner?: SeatNo
  /** Seats still to answer the top play. */
  pending: number
  readonly out: SeatNo[]
  over: boolean
  /** The lead came from a partner who went out unbeaten (借风, art. 9). */
  borrowedWind: boolean
}

export const startTrick = (leader: SeatNo): TrickFlow => ({
  turn: leader,
  pending: 0,
  out: [],
  over: false,
  borrowedWind: false,
})

const bit = (seat: SeatNo): number => 1 << seat
const isOut = (flow: TrickFlow, seat: SeatNo): boolean => flow.out.includes(seat)

const nextActive = (flow: TrickFlow, seat: SeatNo): SeatNo => {
  let next = nextSeatNo(seat)
  while (isOut(flow, next) && next !== seat) next = nextSeatNo(next)
  return next
}

const endTrick = (flow: TrickFlow): void => {
  const owner = flow.owner as SeatNo
  flow.borrowedWind = isOut(flow, owner)
  flow.turn = flow.borrowedWind ? partnerNo(owner) : owner
  flow.top = undefined
  flow.owner = undefined
}

/** The deal is over when three are out, or at once after a double win (art. 6.4). */
const dealOver = (out: readonly SeatNo[]): boolean =>
  out.length >= 3 || (out.length === 2 && sideOf(out[0] as SeatNo) === sideOf(out[1] as SeatNo))

/** @param wentOut whether the play was the last of the seat's cards */
export const afterPlay = (flow: TrickFlow, seat: SeatNo, reading: Reading, wentOut: boolean): void => {
  flow.top = reading
  flow.owner = seat
  flow.borrowedWind = false
  if (wentOut) flow.out.push(seat)
  if (dealOver(flow.out)) {
    flow.over = true
    return
  }
  flow.pending = seatNos.reduce<number>(
    (mask, other) => (other === seat || isOut(flow, other) ? mask : mask | bit(other)),
    0,
  )
  flow.turn = nextActive(flow, seat)
}

export const afterPass = (flow: TrickFlow, seat: SeatNo): void => {
  flow.pending &= ~bit(seat)
  if (flow.pending === 0) endTrick(flow)
  else flow.turn = nextActive(flow, seat)
}
