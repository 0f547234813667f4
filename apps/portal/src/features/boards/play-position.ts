/** A hand as the board page has it: the ranks of spades, hearts, diamonds and clubs. */
interface Hand {
  readonly seat: string
  readonly suits: readonly string[]
}

interface Trick {
  readonly leader: string
  readonly winner: string | null
  readonly cards: readonly { readonly seat: string; readonly card: string }[]
}

/** The table after so many cards. */
export interface PlayPosition<Held extends Hand = Hand> {
  /** What is left of each hand. */
  readonly hands: readonly Held[]
  /** The trick on the table, from 1; the one just finished stays until the next card; none before the first card. */
  readonly trick: number
  /** Its cards in the order played. */
  readonly table: readonly { readonly seat: string; readonly card: string }[]
  /** Who won it, once it is complete. */
  readonly winner: string | null
  readonly wonNs: number
  readonly wonEw: number
}

const suits = 'SHDC'

const without = <Held extends Hand>(hand: Held, played: ReadonlySet<string>): Held => ({
  ...hand,
  suits: hand.suits.map((ranks, at) => [...ranks].filter(rank => !played.has(`${suits[at]}${rank}`)).join('')),
})

/** How many cards were played. */
export const cardsPlayed = (tricks: readonly Trick[]): number =>
  tricks.reduce((count, { cards }) => count + cards.length, 0)

/** The position after the first `count` cards of a recorded play; a count beyond them is the end. */
export const playPosition = <Held extends Hand>(
  hands: readonly Held[],
  tricks: readonly Trick[],
  count: number,
): PlayPosition<Held> => {
  const played = new Set<string>()
  let [wonNs, wonEw, at] = [0, 0, 0]
  let table: Trick['cards'] = []
  let winner: string | null = null
  for (const trick of tricks) {
    const left = count - played.size
    if (left <= 0) break
    table = trick.cards.slice(0, left)
    for (const { card } of table) played.add(card)
    at += 1
    winner = table.length === trick.cards.length ? trick.winner : null
    if (winner === 'north' || winner === 'south') wonNs += 1
    else if (winner !== null) wonEw += 1
  }
  return { hands: hands.map(hand => without(hand, played)), trick: at, table, winner, wonNs, wonEw }
}
