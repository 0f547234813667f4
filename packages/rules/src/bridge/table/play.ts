import { nextSeat, partnerOf, type Seat } from '../../core/seat.js'
import type { RevokeRecord } from '../sheet/revoke.js'
import { type Side, sideOf, type Strain } from '../types.js'
import { type Card, type Deal, rankOf, type Suit, suitOf } from './deal.js'

export interface PlayedTrick {
  readonly leader: Seat
  readonly cards: readonly { readonly seat: Seat; readonly card: Card }[]
  /** Absent while the trick is not complete. */
  readonly winner?: Seat
}
export interface PlayFault {
  /** Which card, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly card: Card
  readonly code: 'CARD_NOT_HELD' | 'CARD_PLAYED_BEFORE' | 'SUIT_NOT_FOLLOWED'
  readonly article: string
}
export interface PlayRecord {
  readonly tricks: readonly PlayedTrick[]
  readonly faults: readonly PlayFault[]
  readonly won: Readonly<Record<Side, number>>
  readonly revokes: readonly RevokeRecord[]
}

/** The trump suit of a denomination, as cards write it. */
export const trumpLetters: Readonly<Record<Strain, Suit | undefined>> = {
  clubs: 'C',
  diamonds: 'D',
  hearts: 'H',
  spades: 'S',
  notrump: undefined,
}

/** Law 44E–F: the highest trump, else the highest card of the suit led. */
export const trickWinner = (cards: PlayedTrick['cards'], strain: Strain): Seat => {
  const trump = trumpLetters[strain]
  const [first] = cards
  const power = (card: Card): number =>
    suitOf(card) === trump ? 100 + rankOf(card) : suitOf(card) === suitOf(first?.card ?? card) ? rankOf(card) : -1
  const best = cards.reduce((a, b) => (power(b.card) > power(a.card) ? b : a))
  return best.seat
}

const faultOf = (deal: Deal | undefined, played: ReadonlySet<Card>, seat: Seat, card: Card, led: Card | undefined) => {
  if (!deal) return played.has(card) ? ({ code: 'CARD_PLAYED_BEFORE', article: '44' } as const) : undefined
  if (!deal[seat].includes(card)) return { code: 'CARD_NOT_HELD', article: '44' } as const
  if (played.has(card)) return { code: 'CARD_PLAYED_BEFORE', article: '44' } as const
  const holds = led && deal[seat].some(held => !played.has(held) && suitOf(held) === suitOf(led))
  return holds && suitOf(card) !== suitOf(led) ? ({ code: 'SUIT_NOT_FOLLOWED', article: '44C' } as const) : undefined
}

interface Replay {
  readonly tricks: PlayedTrick[]
  readonly faults: (PlayFault & { readonly trick: number; readonly led?: Card })[]
}

const replay = (deal: Deal | undefined, strain: Strain, declarer: Seat, plays: readonly Card[]): Replay => {
  const { tricks, faults }: Replay = { tricks: [], faults: [] }
  const played = new Set<Card>()
  let leader = nextSeat(declarer)
  for (let start = 0; start < plays.length; start += 4) {
    const cards: { seat: Seat; card: Card }[] = []
    for (const [i, card] of plays.slice(start, start + 4).entries()) {
      const seat = nextSeat(leader, i)
      const led = cards[0]?.card
      const fault = faultOf(deal, played, seat, card, led)
      const trick = tricks.length + 1
      if (fault) faults.push({ index: start + i, seat, card, trick, ...(led ? { led } : {}), ...fault })
      played.add(card)
      cards.push({ seat, card })
    }
    const winner = cards.length === 4 ? trickWinner(cards, strain) : undefined
    tricks.push({ leader, cards, ...(winner ? { winner } : {}) })
    leader = winner ?? leader
  }
  return { tricks, faults }
}

/** What Law 64 needs to know about each failure to follow suit, earliest first. */
const revokesOf = ({ tricks, faults }: Replay, declarer: Seat): RevokeRecord[] => {
  const found = faults.filter(fault => fault.code === 'SUIT_NOT_FOLLOWED')
  const bothSides = new Set(found.map(fault => sideOf(fault.seat))).size === 2
  return found.map((fault, i) => {
    const suit = suitOf(fault.led as Card)
    const side = sideOf(fault.seat)
    const later = tricks.slice(fault.trick)
    const winner = tricks[fault.trick - 1]?.winner
    const again = found.slice(0, i).some(earlier => earlier.seat === fault.seat && suitOf(earlier.led as Card) === suit)
    const wonWithSuit = later.some(
      trick =>
        trick.winner === fault.seat &&
        trick.cards.some(({ seat, card }) => seat === fault.seat && suitOf(card) === suit),
    )
    return {
      offender: fault.seat,
      trick: fault.trick,
      offenderWonTrick: winner === fault.seat,
      sideWonTrick: winner !== undefined && sideOf(winner) === side,
      laterTricksWon: later.filter(trick => trick.winner && sideOf(trick.winner) === side).length,
      laterWonWithSuit: wonWithSuit,
      ...(fault.trick >= 12
        ? { noTransfer: 'twelfthTrick' as const }
        : fault.seat === partnerOf(declarer)
          ? { noTransfer: 'dummyRevoked' as const }
          : again
            ? { noTransfer: 'secondInSuit' as const }
            : {}),
      ...(bothSides ? { bothSides: true } : {}),
    }
  })
}

/**
 * Follows the cards in the order they were played, trick by trick from declarer's left (Law 44): who won what,
 * which cards could not legally be played, and every revoke with what its rectification depends on. Without the deal
 * nobody can say who failed to follow suit; tricks are counted all the same.
 */
export const readPlay = (
  deal: Deal | undefined,
  strain: Strain,
  declarer: Seat,
  plays: readonly Card[],
): PlayRecord => {
  const replayed = replay(deal, strain, declarer, plays)
  const won = { ns: 0, ew: 0 }
  for (const { winner } of replayed.tricks) if (winner) won[sideOf(winner)] += 1
  const faults = replayed.faults.map(({ index, seat, card, code, article }) => ({ index, seat, card, code, article }))
  return { tricks: replayed.tricks, faults, won, revokes: revokesOf(replayed, declarer) }
}
