import { type Card, isWild, type LevelRank } from '@paiji/rules/guandan'

/** Names of cards in both languages, for titles that everybody can read. */

const suitNames: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  S: { zh: '黑桃', en: 'spades' },
  H: { zh: '红心', en: 'hearts' },
  D: { zh: '方块', en: 'diamonds' },
  C: { zh: '梅花', en: 'clubs' },
}

const rankNames: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' }

export interface CardMarks {
  /** A card of the level rank. */
  readonly level?: boolean
  /** The heart of the level rank. */
  readonly wild?: boolean
}

const marksText = ({ level, wild }: CardMarks): string =>
  wild ? '，红心级牌（逢人配） · wild card' : level ? '，级牌 · level card' : ''

/** @param code `HQ`, `ST`, `BJ`, `RJ` */
export const cardName = (code: string, marks: CardMarks = {}): string => {
  if (code === 'BJ') return '小王 · Black joker'
  if (code === 'RJ') return '大王 · Red joker'
  const suit = suitNames[code[0] ?? '']
  const rank = code[1] ?? ''
  if (!suit) return code
  const face = rank === 'T' ? '10' : rank
  return `${suit.zh}${face} · ${rankNames[rank] ?? rank} of ${suit.en}${marksText(marks)}`
}

/** Whether a card is of the level rank, and whether it is the wild one. */
export const markOf = (card: Card, level: LevelRank): CardMarks => ({
  level: card < 52 && (card % 13) + 2 === level,
  wild: isWild(card, level),
})
