import type { Card, LevelRank } from '../cards/cards.js'
import type { Reading } from '../play/hand-type.js'
import type { FinishingOrder, SeatNo } from '../types.js'

/** One turn: a 一手牌, or a pass when it holds no cards. */
export interface Play {
  readonly seat: SeatNo
  readonly cards: readonly Card[]
  /** What the player called it; needed when the cards have more than one reading. */
  readonly as?: Reading
  /** The player reported his remaining cards with this play (art. 12). */
  readonly reported?: boolean
}

export interface CardGift {
  readonly from: SeatNo
  readonly to: SeatNo
  readonly card: Card
}

/** A 副 written down card by card. */
export interface DealRecord {
  readonly level: LevelRank
  /** Four hands of 27 by seat, as drawn, before tribute. */
  readonly hands: readonly (readonly Card[])[]
  /** Who leads, where no tribute decides it: the first deal of a game, or one after a deal lost by penalty. */
  readonly leader?: SeatNo
  /** Order of the deal before; tribute is then due (art. 10). */
  readonly previousFinish?: FinishingOrder
  readonly tributes: readonly CardGift[]
  readonly returns: readonly CardGift[]
  readonly plays: readonly Play[]
}
