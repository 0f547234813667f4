import { problem, type Problem } from '../../core/problem.js'
import { type Card, countCards, faceCount, formatCard, handSize } from './cards.js'

/** Faces that appear more often than the two decks hold them. */
export const tooManyCopies = (cards: readonly Card[], path: string): Problem[] =>
  [...countCards(cards)].flatMap((count, card) =>
    count > 2 ? [problem('CARD_TOO_OFTEN', { at: { path }, params: { card: formatCard(card), count } })] : [],
  )

/** All 108 cards, two of each face. */
export const fullDeck = (): Card[] => Array.from({ length: 2 * faceCount }, (_, i) => i % faceCount)

/** A dealt 副: four hands of 27 that together are the two decks (arts. 2, 3.3, 3.4, 5.2). */
export const checkDealtHands = (hands: readonly (readonly Card[])[], path = 'hands'): Problem[] => {
  const seats = hands.length === 4 ? [] : [problem('HANDS_NOT_FOUR', { at: { path }, params: { count: hands.length } })]
  const sizes = hands.flatMap((hand, seat) =>
    hand.length === handSize
      ? []
      : [problem('HAND_NOT_27', { at: { path: `${path}[${seat}]` }, params: { count: hand.length } })],
  )
  const counts = countCards(hands.flat())
  const faces = Array.from(counts).flatMap((count, card) =>
    count === 2 ? [] : [problem('DECK_INCOMPLETE', { at: { path }, params: { card: formatCard(card), count } })],
  )
  return [...seats, ...sizes, ...faces]
}
