import { ok } from '../../core/result.js'
import { type Card, formatCard, type LevelRank, levelRankOf } from '../cards/cards.js'
import { parseCardsText } from '../cards/card-notation.js'
import { deskGame, endGame } from './desk-game.js'
import type { CardGift, DealRecord, Play } from '../record/deal-record.js'
import { fullDeck, tooManyCopies } from '../cards/deck.js'
import { sameReading } from '../play/hand-type.js'
import { type PlayRules, playChoices } from '../play/play-readings.js'
import { type Read, refuse } from '../read.js'
import type { GuandanSettings } from '../settings/settings.js'
import { type DealEntry, effectiveOrder, type GameSheet } from '../sheet.js'
import { ranks, type SeatNo } from '../types.js'

const passWords: ReadonlySet<string> = new Set(['-', 'p', 'pass', '过', '不要', '不出', '要不起'])
const seatOf: Readonly<Record<string, SeatNo>> = { n: 0, e: 1, s: 2, w: 3, 北: 0, 东: 1, 南: 2, 西: 3 }

/** What a typed play is read against. */
export interface PlayEntryContext {
  /** The seat on play. */
  readonly turn: SeatNo
  readonly level: LevelRank
  readonly rules: PlayRules
  /** Cards in hand by seat, for ranks typed without a suit. */
  readonly held: readonly (readonly Card[])[]
}

/**
 * One turn as it is typed: cards (`77788`, `S7 H7`, `7788ww`), `-` or 过 for a pass; `=2` after them declares the second
 * reading; `e:` or 东： before them names a seat that is not on play.
 * Problems: CARD_UNREADABLE, CARD_TOO_OFTEN, FIELD_MISSING where nothing is typed, READING_UNREADABLE.
 */
export const parsePlayEntry = (text: string, { turn, level, rules, held }: PlayEntryContext): Read<Play> => {
  const [, prefix, body = '', number] =
    /^\s*(?:([neswNESW北东南西])\s*[:：])?(.*?)(?:[=＝]\s*(\d{1,2}))?\s*$/su.exec(text) ?? []
  const seat = prefix === undefined ? turn : (seatOf[prefix.toLowerCase()] as SeatNo)
  const written = body.trim()
  if (written === '') return refuse('FIELD_MISSING', 'cards')
  if (passWords.has(written.toLowerCase())) return ok({ seat, cards: [] })
  const cards = parseCardsText(written, level, held[seat])
  if (!cards.ok) return cards
  if (number === undefined) return ok({ seat, cards: cards.value })
  const as = playChoices(cards.value, level, rules).readings[Number(number) - 1]
  return as ? ok({ seat, cards: cards.value, as }) : refuse('READING_UNREADABLE', 'as')
}

const seatLetters = ['n', 'e', 's', 'w'] as const

/** The text that makes this turn; a declaration that is none of the cards' readings is left out. */
export const playEntryText = (play: Play, level: LevelRank, rules: PlayRules, turn: SeatNo = play.seat): string => {
  const seat = play.seat === turn ? '' : `${seatLetters[play.seat]}:`
  if (play.cards.length === 0) return `${seat}-`
  const { as } = play
  const at = as ? playChoices(play.cards, level, rules).readings.findIndex(each => sameReading(each, as)) : -1
  return `${seat}${play.cards.map(formatCard).join(' ')}${at < 0 ? '' : `=${at + 1}`}`
}

/** The deal about to be written down card by card, with nothing on it but what its sheet says. */
export const emptyRecord = (
  level: LevelRank,
  start: Pick<DealRecord, 'leader' | 'previousFinish'> = { leader: 0 },
): DealRecord => ({ level, ...start, hands: [[], [], [], []], tributes: [], returns: [], plays: [] })

/** Cards of the two decks that these hands do not hold; undefined when they hold a card too often. */
export const restOfDeck = (hands: readonly (readonly Card[])[]): readonly Card[] | undefined => {
  const taken = hands.flat()
  if (tooManyCopies(taken, 'hands').length > 0) return undefined
  const left = fullDeck()
  for (const card of taken) left.splice(left.indexOf(card), 1)
  return left
}

/** The gifts with this one in place of what that seat gave before; none when the card is taken back. */
export const withGift = (
  gifts: readonly CardGift[],
  from: SeatNo,
  to: SeatNo,
  card: Card | undefined,
): readonly CardGift[] => {
  const others = gifts.filter(gift => gift.from !== from || gift.to !== to)
  return card === undefined ? others : [...others, { from, to, card }]
}

const dealAt = (sheet: GameSheet, at: number): DealEntry | undefined =>
  at < sheet.deals.length ? sheet.deals[at] : sheet.extraDeals[at - sheet.deals.length]

const before = (sheet: GameSheet, at: number): GameSheet => {
  const { endedBy: _endedBy, decidedFor: _decidedFor, finalLevels: _finalLevels, ...rest } = sheet
  const inExtra = at >= sheet.deals.length
  return {
    ...rest,
    ended: inExtra ? sheet.ended : 'inProgress',
    deals: sheet.deals.slice(0, at),
    extraDeals: inExtra ? sheet.extraDeals.slice(0, at - sheet.deals.length) : [],
  }
}

/**
 * The record of a deal of this sheet: the one that stands there, or an empty one with the level and the order that the
 * deals before it make. `at` counts from 0 through the extra deals; the deal after the last is the one about to be
 * played. Undefined when no deal belongs there.
 */
export const recordOfDeal = (sheet: GameSheet, at: number, settings: GuandanSettings): DealRecord | undefined => {
  const deal = dealAt(sheet, at)
  if (deal && 'lostBy' in deal) return undefined
  if (deal?.record) return deal.record
  const total = sheet.deals.length + sheet.extraDeals.length
  const { next } = deskGame(at < total ? before(sheet, at) : sheet, settings)
  if (!next || at > total) return undefined
  const rank = ranks.find(mark => mark === next.level) ?? '2'
  const last = next.tribute && dealAt(sheet, at - 1)
  const previousFinish = last && !('lostBy' in last) ? effectiveOrder(last) : undefined
  return emptyRecord(levelRankOf(rank), previousFinish ? { previousFinish } : {})
}

/**
 * The sheet with this deal, card by card, in place of one it has already; a void hand stays void, and a game that ended
 * by its own deals ends as they now say.
 */
export const withDealRecord = (
  sheet: GameSheet,
  at: number,
  entry: Exclude<DealEntry, { lostBy: unknown }>,
  settings: GuandanSettings,
): GameSheet => {
  const old = dealAt(sheet, at)
  const isVoid = old && 'finish' in old && old.voidHand !== undefined && entry.finish.length === 4
  const deal = isVoid ? { ...entry, voidHand: old.voidHand } : entry
  const put = (deals: readonly DealEntry[], place: number) => deals.map((each, i) => (i === place ? deal : each))
  const next = { ...sheet, deals: put(sheet.deals, at), extraDeals: put(sheet.extraDeals, at - sheet.deals.length) }
  const own = endGame(sheet, 'inProgress', undefined, settings).ended === sheet.ended
  return own && sheet.extraDeals.length === 0 ? endGame(next, 'inProgress', undefined, settings) : next
}
