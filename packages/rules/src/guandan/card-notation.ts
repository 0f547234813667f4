import { problem } from '../core/problem.js'
import { err, ok } from '../core/result.js'
import { blackJoker, type Card, isWild, type LevelRank, parseCard, redJoker, wildOf } from './cards.js'
import { tooManyCopies } from './deck.js'
import type { Read } from './read.js'
import { ranks, suits } from './types.js'

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

/** Suits for ranks that were typed alone: mixed, so that no flush comes about by itself; never the wild card. */
const suitless = (rank: string, taken: readonly Card[], level: LevelRank): Card | undefined => {
  const order = suits.map((_, i) => suits[(i + taken.length) % suits.length])
  const faces = order.map(suit => parseCard(`${suit}${rank}`) as Card).filter(card => !isWild(card, level))
  const copies = (card: Card): number => taken.filter(other => other === card).length
  return faces.find(card => copies(card) === 0) ?? faces.find(card => copies(card) === 1)
}

const cardOf = (word: string, taken: readonly Card[], level: LevelRank): Card | undefined => {
  if (word === 'W') return wildOf(level)
  if (word === 'BJ') return blackJoker
  if (word === 'RJ') return redJoker
  return word.length === 1 ? suitless(word, taken, level) : parseCard(word)
}

const word = new RegExp(`BJ|RJ|W|[${suits.join('')}]\\s*[${ranks.join('')}]|[${ranks.join('')}]`, 'y')

/**
 * Cards as people type them: `S7 H7`, `♠7♥10`, `红心A 大王`, `7788ww` (w the wild card; a rank alone takes any suit).
 * Problems: CARD_UNREADABLE with what could not be read, CARD_TOO_OFTEN.
 */
export const parseCardsText = (text: string, level: LevelRank): Read<readonly Card[]> => {
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
    const card = found === undefined ? undefined : cardOf(found.replace(/\s/g, ''), cards, level)
    if (found === undefined || card === undefined) {
      return err([problem('CARD_UNREADABLE', { at: { path: 'cards' }, params: { text: written.slice(at, at + 4) } })])
    }
    cards.push(card)
    at += found.length
  }
  const copies = tooManyCopies(cards, 'cards')
  return copies.length > 0 ? err(copies) : ok(cards)
}
