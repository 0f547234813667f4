import type { Hand, PreparedBoard } from '../../core/board-rules.js'
import { seats } from '../../core/seat.js'
import { parseSeat } from '../sheet/parse-seat.js'
import { parsePbnDeal, suitOf } from '../table/deal.js'
import { suits } from '../table/deal.js'

/** The four hands of a board, north first and clockwise; nothing when the deal is not known. */
export const handsOf = (board: PreparedBoard | undefined): readonly Hand[] => {
  const deal = typeof board?.deal === 'string' ? parsePbnDeal(board.deal) : undefined
  if (!deal?.ok) return []
  return seats.map(seat => ({
    seat,
    suits: suits.map(suit =>
      deal.value[seat]
        .filter(card => suitOf(card) === suit)
        .map(card => card.charAt(1))
        .join(''),
    ),
  }))
}

/** Dealer and vulnerability as marked on the board that was used: they stand for the session (Law 2). */
export const markingsOf = (
  board: PreparedBoard | undefined,
): { readonly dealer?: string; readonly vulnerability?: string } => {
  const dealer = parseSeat(board?.dealer)
  const vulnerability = board?.vulnerability
  return { ...(dealer ? { dealer } : {}), ...(vulnerability ? { vulnerability } : {}) }
}
