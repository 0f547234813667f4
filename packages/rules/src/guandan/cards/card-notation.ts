import { problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import {
  blackJoker,
  type Card,
  formatCard,
  isWild,
  type LevelRank,
  naturalRank,
  parseCard,
  redJoker,
  suitOf,
  wildOf,
} from './cards.js'
import { tooManyCopies } from './deck.js'
import type { Read } from '../read.js'
import { ranks, suits } from '../types.js'

const suitMarks: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  黑桃: 'S',
  红桃: 'H',
  红心: 'H',
  方块: 'D',
  方片: 'D',
  梅花: 'C',
  草花: 'C',
}

const normalise = (text: string): string =>
  Object.entries(suitMarks)
    .reduce((done, [mark, suit]) => done.replaceAll(mark, ` ${suit}`), text)
    .replaceAll('大王', ' RJ ')
    .replaceAll('小王', ' BJ ')
    .replace(/级牌|逢人配|配/g, ' W ')
    .replace(/[\uFE0F\uFE0E,，、;；+]/g, ' ')
    .replace(/10/g, 'T')
    .toUpperCase()

const copiesIn = (cards: readonly Card[], card: Card): number => cards.filter(other => other === card).length

/**
 * Suits for ranks that were typed alone: mixed, so that no flush comes about by itself; never the wild card. Out of a
 * hand, a card that is in it where there is one.
 */
const suitless = (rank: string, taken: readonly Card[], level: LevelRank, hand?: readonly Card[]): Card | undefined => {
  const order = suits.map((_, i) => suits[(i + taken.length) % suits.length])
  const faces = order.map(suit => parseCard(`${suit}${rank}`) as Card).filter(card => !isWild(card, level))
  const held = hand && faces.find(card => copiesIn(taken, card) < copiesIn(hand, card))
  return held ?? faces.find(card => copiesIn(taken, card) === 0) ?? faces.find(card => copiesIn(taken, card) === 1)
}

const cardOf = (word: string, taken: readonly Card[], level: LevelRank, hand?: readonly Card[]): Card | undefined => {
  if (word === 'W') return wildOf(level)
  if (word === 'BJ') return blackJoker
  if (word === 'RJ') return redJoker
  return word.length === 1 ? suitless(word, taken, level, hand) : parseCard(word)
}

const word = new RegExp(`BJ|RJ|W|[${suits.join('')}]\\s*[${ranks.join('')}]|[${ranks.join('')}]`, 'y')

/**
 * Cards as people type them: `S7 H7`, `♠7♥10`, `红心A 大王`, `7788ww` (w the wild card; a rank alone takes any suit,
 * one of `hand` where the cards are played from it).
 * Problems: CARD_UNREADABLE with what could not be read, CARD_TOO_OFTEN.
 */
export const parseCardsText = (text: string, level: LevelRank, hand?: readonly Card[]): Read<readonly Card[]> => {
  const written = normalise(text)
  const cards: Card[] = []
  let at = 0
  while (at < written.length) {
    if (/\s/.test(written[at] as string)) {
      at++
      continue
    }
    word.lastIndex = at
    const found = word.exec(written)?.[0]
    const card = found === undefined ? undefined : cardOf(found.replace(/\s/g, ''), cards, level, hand)
    if (found === undefined || card === undefined) {
      return err([problem('CARD_UNREADABLE', { at: { path: 'cards' }, params: { text: written.slice(at, at + 4) } })])
    }
    cards.push(card)
    at += found.length
  }
  const copies = tooManyCopies(cards, 'cards')
  return copies.length > 0 ? err(copies) : ok(cards)
}

const handWord = new RegExp(`BJ|RJ|[${suits.join('')}]|[${ranks.join('')}]`, 'y')

/**
 * A whole hand as people write it down, suit by suit: `S AKQ22 H T9 D 7 C 33 BJ RJ`; `♠A♠K` does as well. Every rank
 * stands after its suit.
 * Problems: CARD_UNREADABLE with what could not be read, CARD_TOO_OFTEN.
 */
export const parseHandText = (text: string, path = 'cards'): Read<readonly Card[]> => {
  const written = normalise(text)
  const cards: Card[] = []
  let suit = ''
  let at = 0
  while (at < written.length) {
    handWord.lastIndex = at
    const found = /\s/.test(written[at] as string) ? ' ' : handWord.exec(written)?.[0]
    const isSuit = found !== undefined && (suits as readonly string[]).includes(found)
    const card = found === undefined || isSuit ? undefined : parseCard(found.length === 2 ? found : `${suit}${found}`)
    if (isSuit) suit = found
    else if (card !== undefined) cards.push(card)
    else if (found !== ' ') {
      return err([problem('CARD_UNREADABLE', { at: { path }, params: { text: written.slice(at, at + 4) } })])
    }
    at += found?.length ?? 1
  }
  const copies = tooManyCopies(cards, path)
  return copies.length > 0 ? err(copies) : ok(cards)
}

/** The text of a hand, suit by suit, high cards first: `S AKQ22 H T9 RJ`. */
export const handText = (cards: readonly Card[]): string => {
  const high = [...cards].sort((a, b) => (naturalRank[b] as number) - (naturalRank[a] as number))
  const bySuit = suits.flatMap(suit => {
    const held = high.filter(card => suitOf(card) === suit)
    return held.length === 0 ? [] : [`${suit} ${held.map(card => formatCard(card)[1]).join('')}`]
  })
  return [...bySuit, ...high.filter(card => card >= blackJoker).map(formatCard)].join(' ')
}
