import { counts, NOTRUMP, SEATS, SUITS } from './cards.js'

/**
 * What is being looked at. One thread searches one deal at a time, so this is the state of the module: arrays that never
 * move are the quickest to reach, and they are reached hundreds of millions of times. Who uses them takes them into constants
 * of the own module, as the functions beside them: tests run where an import is looked up each time.
 */

/** Hands at this moment, without the cards on the table: seat · 4 + suit. */
export const hands = new Int32Array(SEATS * SUITS)
/** What is left of each suit, with the cards on the table. */
export const left = new Int32Array(SUITS)
/** The trump suit, or notrump. */
export const strain = Int32Array.of(NOTRUMP)

/**
 * The cards that the last decision hangs on, two suits to a number: spades and hearts (from bit 13), diamonds and clubs.
 * Of each suit only the lowest matters: whoever holds the same cards down to it, and as many cards, takes as many tricks.
 */
export const relevant = new Int32Array(2)

/** Who was dealt each card, by suit. */
export const owners: readonly Int32Array[] = Array.from({ length: SUITS }, () => new Int32Array(13))

/** Puts cards down; answers how many tricks there are. */
export const putDown = (held: Int32Array): number => {
  hands.set(held)
  let cards = 0
  for (let suit = 0; suit < SUITS; suit++) {
    left[suit] = 0
    for (let seat = 0; seat < SEATS; seat++) {
      const own = hands[seat * SUITS + suit] ?? 0
      left[suit] = (left[suit] ?? 0) | own
      for (let bit = 0; bit < 13; bit++) if (own & (1 << bit)) (owners[suit] as Int32Array)[bit] = seat
    }
    cards += counts[hands[suit] ?? 0] ?? 0
  }
  return cards
}

/** Plays the cards that were put down in a strain. */
export const playIn = (trump: number): void => {
  strain[0] = trump
}
