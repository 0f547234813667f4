import { type FinishingOrder, nextSeatNo, partnerNo, type SeatNo } from '../types.js'
import { completeOrder } from '../ladder/finish-order.js'

/** Who prepares the next 副 (art. 5.1.3). */
export interface DealRoles {
  /** Absent after a double win entered by its first two seats alone: 下游 is not known then. */
  readonly shuffles?: SeatNo
  readonly cuts: SeatNo
  readonly drawsFirst?: SeatNo
}

/** 下游 shuffles and draws first, 上游 cuts; after a double win the seat after 上游 draws first. */
export const dealRoles = (finish: FinishingOrder): DealRoles => {
  const first = finish[0] as SeatNo
  const last = completeOrder(finish)[3]
  const doubleWin = finish[1] === partnerNo(first)
  const drawsFirst = doubleWin ? nextSeatNo(first) : last
  return {
    cuts: first,
    ...(last === undefined ? {} : { shuffles: last }),
    ...(drawsFirst === undefined ? {} : { drawsFirst }),
  }
}
