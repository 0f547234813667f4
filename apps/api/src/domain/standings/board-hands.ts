import { bridgeEditionOf, parsePbnDeal, parseSeat, suitOf, suits } from '@paiji/rules/bridge'
import type { StoredBoard } from '../events/boards.repo.js'
import type { RevisionRow } from './standings.repo.js'

export interface Hand {
  readonly seat: string
  /** Ranks held, spades first; empty text is a void. */
  readonly suits: readonly string[]
}

const seats = ['north', 'east', 'south', 'west'] as const

/**
 * The four hands of a board, once the results of its stage are published and not before: until then somebody may still
 * have to play it. Nothing when the deal is not known, or is no deal of bridge.
 */
export const handsOf = (
  revision: Pick<RevisionRow, 'publishedAt' | 'editionId'>,
  board: Pick<StoredBoard, 'deal'> | undefined,
): readonly Hand[] => {
  if (!revision.publishedAt || !bridgeEditionOf(revision.editionId) || typeof board?.deal !== 'string') return []
  const deal = parsePbnDeal(board.deal)
  if (!deal.ok) return []
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
  board: Pick<StoredBoard, 'dealer' | 'vulnerability'> | undefined,
): { readonly dealer?: string; readonly vulnerability?: string } => {
  const dealer = parseSeat(board?.dealer)
  const vulnerability = board?.vulnerability
  return { ...(dealer ? { dealer } : {}), ...(vulnerability ? { vulnerability } : {}) }
}
