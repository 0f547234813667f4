import type { ProblemLocation } from '@paiji/rules'
import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { type Cards, seatLetters } from '../values/deal.js'
import { hasStandardMarkings, standardDealer, standardVulnerability } from '../values/markings.js'

/** Files that hold deals without results. */
export const dealFormats = ['pbn', 'lin', 'rbn', 'dup', 'dlm', 'bri', 'dge', 'csv'] as const
export type DealFormat = (typeof dealFormats)[number]

/** A board of a hand record. */
export interface HandBoard {
  /** As printed, without leading zeros. */
  readonly number: string
  readonly dealer: SeatLetter
  readonly vulnerability: NonNullable<ImportedBoard['vulnerability']>
  /** PBN deal text starting with north. */
  readonly deal: string
}

/** Sets for training and for machines have hundreds; more than this are no hand record. */
const mostBoards = 10_000

const suits = 'SHDC'
const ranks = 'AKQJT98765432'

/** The card of a place in the pack, from the ace of spades (0) to the two of clubs (51). */
export const cardAt = (place: number): string => `${suits[Math.floor(place / 13)] ?? ''}${ranks[place % 13] ?? ''}`

/** Place of a card in the pack; −1 for what is none. */
export const placeOfCard = (card: string): number => {
  const [suit, rank] = [suits.indexOf(card.charAt(0)), ranks.indexOf(card.charAt(1))]
  return card.length === 2 && suit >= 0 && rank >= 0 ? 13 * suit + rank : -1
}

export const cardsOf = (hand: Cards): readonly string[] =>
  hand.flatMap((holding, suit) => [...holding].map(rank => `${suits[suit] ?? ''}${rank}`))

const holdingsOf = (cards: readonly string[]): string =>
  [...suits].map(suit => [...ranks].filter(rank => cards.includes(`${suit}${rank}`)).join('')).join('.')

/** What a file says of one board, before it is checked. */
export interface FoundBoard {
  readonly number: string
  readonly dealer?: SeatLetter | undefined
  readonly vulnerability?: ImportedBoard['vulnerability']
  /** Cards as `SA`; a seat that the file leaves out gets what the others do not have. */
  readonly hands: ReadonlyMap<SeatLetter, readonly string[]>
}

const everyCard = Array.from({ length: 52 }, (_, place) => cardAt(place))

/** Takes the boards of one file, each checked: 52 cards, 13 to each hand, none twice, no board twice. */
export class HandCollector {
  readonly boards: HandBoard[] = []
  readonly #log: ProblemLog
  readonly #numbers = new Set<string>()

  constructor(log: ProblemLog) {
    this.#log = log
  }

  add({ number, dealer, vulnerability, hands }: FoundBoard, at: ProblemLocation): void {
    if (this.boards.length >= mostBoards) {
      if (this.boards.length === mostBoards) this.#log.error('TOO_MANY_ITEMS', at, { most: mostBoards })
      return
    }
    const full = this.#whole(number, hands, at)
    if (this.#numbers.has(number)) {
      this.#log.error('BOARD_REPEATED', at, { board: number })
      return
    }
    this.#numbers.add(number)
    if (!full) return
    const marks = { number, ...(dealer ? { dealer } : {}), ...(vulnerability ? { vulnerability } : {}) }
    if (!hasStandardMarkings(marks)) this.#log.warn('BOARD_MARKINGS_DIFFER', at, { board: number })
    this.boards.push({
      number,
      dealer: dealer ?? standardDealer(number),
      vulnerability: vulnerability ?? standardVulnerability(number),
      deal: `N:${seatLetters.map(seat => holdingsOf(full.get(seat) ?? [])).join(' ')}`,
    })
  }

  /** The four hands, one of them completed; undefined, with problems, when they are not 52 different cards. */
  #whole(board: string, hands: FoundBoard['hands'], at: ProblemLocation): FoundBoard['hands'] | undefined {
    const known = new Map([...hands].filter(([, cards]) => cards.length > 0))
    const seen = new Set<string>()
    let isWhole = true
    for (const [seat, cards] of known) {
      for (const card of cards) {
        if (seen.has(card) || placeOfCard(card) < 0) {
          this.#log.error(seen.has(card) ? 'DEAL_CARD_TWICE' : 'DEAL_CARD_UNKNOWN', at, { board, card })
          isWhole = false
        }
        seen.add(card)
      }
      if (cards.length !== 13) {
        this.#log.error('DEAL_HAND_SIZE', at, { board, seat, cards: cards.length })
        isWhole = false
      }
    }
    if (!isWhole) return undefined
    const missing = seatLetters.filter(seat => !known.has(seat))
    if (missing.length > 1) {
      this.#log.error('DEAL_INCOMPLETE', at, { board, hands: 4 - missing.length })
      return undefined
    }
    const [last] = missing
    return last ? new Map([...known, [last, everyCard.filter(card => !seen.has(card))]]) : known
  }
}
