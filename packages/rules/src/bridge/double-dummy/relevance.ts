import * as cards from './cards.js'
import * as position from './position.js'

/**
 * Which cards a decision hangs on, and which it leaves out of account: equal ones, and those below all that mattered.
 */

const { SEATS, SUITS } = cards
const { hands: handOf, left: leftOf, relevant: decided, strain: inPlay } = position

/** The cards of a suit that mattered in what was decided last. */
export const mattered = (suit: number): number => ((decided[suit >> 1] as number) >> ((suit & 1) * 13)) & 8191

/** Cards of a suit below all that mattered would have done no better than one that failed. */
export const belowMattered = (suit: number, card: number): number => {
  const reach = mattered(suit)
  const floor = (reach & -reach) - 1
  return reach === 0 ? 8191 : floor >= card ? floor : 0
}

/** The cards of a hand from one up to the next that another has: equal ones, of which the highest is tried for all. */
export const runFrom = (card: number, mine: number, others: number): number => {
  const next = others & -card
  return next === 0 ? mine & -card : mine & -card & ((next & -next) - 1)
}

/**
 * One card of a run of equal ones was tried for all. Where the relevant cards end within a run of the hand's last cards,
 * none of its small cards was tried as a small one: then the run is relevant as a whole.
 */
export const reachEquals = (seat: number, suit: number, cards: number): number => {
  if (cards === 0) return 0
  const mine = handOf[seat * 4 + suit] as number
  const all = leftOf[suit] as number
  const last = all & -(cards & -cards)
  const lowest = last & -last
  const small = mine & (lowest - 1)
  if ((mine & lowest) === 0 || small === 0) return cards
  const end = small & -small
  // All of the small cards belong to the run when nobody else has one between.
  return (all & ~mine & (lowest - 1) & -end) === 0 ? cards | end : cards
}

/** Makes the cards relevant that the failure of every card of a hand rests on. */
export const decide = (seat: number, a: number, b: number): void => {
  decided[0] = reachEquals(seat, 0, a & 8191) | (reachEquals(seat, 1, a >> 13) << 13)
  decided[1] = reachEquals(seat, 2, b & 8191) | (reachEquals(seat, 3, b >> 13) << 13)
}

/** The last trick is played as it must be: whether the side of north wins it. */
export const lastTrick = (leader: number): boolean => {
  const trump = inPlay[0] as number
  let bestSuit = -1
  let best = 0
  let winner = leader
  let same = 0
  for (let place = 0; place < SEATS; place++) {
    const seat = (leader + place) & 3
    for (let suit = 0; suit < SUITS; suit++) {
      const card = handOf[seat * 4 + suit] as number
      if (card === 0) continue
      if (suit === bestSuit) {
        same++
        if (card > best) {
          best = card
          winner = seat
        }
      } else if (bestSuit === -1 || suit === trump) {
        bestSuit = suit
        best = card
        winner = seat
        same = 0
      }
    }
  }
  decided[0] = 0
  decided[1] = 0
  if (same > 0) decided[bestSuit >> 1] = best << ((bestSuit & 1) * 13)
  return (winner & 1) === 0
}
