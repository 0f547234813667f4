import { blackJoker, type Card, formatCard, parseCard, redJoker } from '@paiji/rules/played-deal'

/** `S7`, `HT`; `SB` and `HR` are the small and the big joker. Undefined for any other text. */
export const cardOfCode = (code: unknown): Card | undefined => {
  if (code === 'SB') return blackJoker
  if (code === 'HR') return redJoker
  const card = typeof code === 'string' ? parseCard(code) : undefined
  return card === blackJoker || card === redJoker ? undefined : card
}

export const codeOfCard = (card: Card): string =>
  card === blackJoker ? 'SB' : card === redJoker ? 'HR' : formatCard(card)

/** A list of card codes; undefined where one of them is none. */
export const cardsOfCodes = (codes: unknown): readonly Card[] | undefined => {
  if (!Array.isArray(codes) || codes.length > 27) return undefined
  const cards = codes.map(cardOfCode)
  return cards.includes(undefined) ? undefined : (cards as Card[])
}

const types: Readonly<Record<string, readonly string[]>> = {
  Single: ['single'],
  Pair: ['pair'],
  Trips: ['triple'],
  ThreePair: ['tube'],
  TwoTrips: ['plate'],
  ThreeWithTwo: ['full_house'],
  Straight: ['straight'],
  StraightFlush: ['straight_flush'],
  Bomb: ['bomb', 'joker_bomb'],
  FourKings: ['joker_bomb'],
}

/** What the platform calls a play, as the rules name it. */
export const typesOfAction = (type: string): readonly string[] =>
  Object.hasOwn(types, type) ? (types[type] ?? []) : []

/** What a message says somebody played. */
export interface LoggedAction {
  readonly type: string
  readonly rank: string
  /** Empty for a pass. */
  readonly cards: readonly Card[]
}

/** `["Pair", "3", ["C3", "H3"]]`, `["PASS", "PASS", "PASS"]`, or an object of the same; undefined for anything else. */
export const readAction = (value: unknown): LoggedAction | undefined => {
  const fields = value as { type?: unknown; rank?: unknown; actions?: unknown } | null | undefined
  const [type, rank, codes]: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? [fields?.type, fields?.rank, fields?.actions]
      : []
  if (typeof type !== 'string') return undefined
  if (type.toUpperCase() === 'PASS') return { type: 'PASS', rank: '', cards: [] }
  const cards = cardsOfCodes(codes)
  if (!cards || cards.length === 0 || typesOfAction(type).length === 0) return undefined
  return { type, rank: typeof rank === 'string' ? rank : '', cards }
}
