/**
 * Tiles of riichi mahjong as kinds 0–33: characters 0–8, dots 9–17, bamboo 18–26, honours 27–33 (East South West North White Green
 * Red). Written as digits, then `m`, `p`, `s` or `z`.
 */
export type Kind = number

export const KINDS = 34
export const FIRST_HONOUR = 27
export const [WHITE, GREEN, RED] = [31, 32, 33] as const
/** How many of a kind there are. */
export const COPIES = 4

export const isHonour = (kind: Kind): boolean => kind >= FIRST_HONOUR
/** 0–8 within a suit. */
export const rankOf = (kind: Kind): number => kind % 9
export const suitOf = (kind: Kind): number => Math.floor(kind / 9)
export const isTerminal = (kind: Kind): boolean => !isHonour(kind) && (rankOf(kind) === 0 || rankOf(kind) === 8)
export const isTerminalOrHonour = (kind: Kind): boolean => isHonour(kind) || isTerminal(kind)

export const winds = ['E', 'S', 'W', 'N'] as const
export type Wind = (typeof winds)[number]
export const kindOfWind = (wind: Wind): Kind => FIRST_HONOUR + winds.indexOf(wind)

const SUITS = 'mpsz'

/** The kinds of a text such as `123m55z`, in its order; undefined where it is not read. */
export const readTiles = (text: string): readonly Kind[] | undefined => {
  if (!/^(?:[1-9]+[mps]|[1-7]+z)*$/.test(text)) return undefined
  return [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits = '', suit = '']) =>
    Array.from(digits, digit => SUITS.indexOf(suit) * 9 + Number(digit) - 1),
  )
}

/** The kind that an indicator makes dora: 9 leads to 1, North to East, Red to White. */
export const doraOf = (indicator: Kind): Kind => {
  if (!isHonour(indicator)) return rankOf(indicator) === 8 ? indicator - 8 : indicator + 1
  if (indicator < WHITE) return indicator === WHITE - 1 ? FIRST_HONOUR : indicator + 1
  return indicator === RED ? WHITE : indicator + 1
}
