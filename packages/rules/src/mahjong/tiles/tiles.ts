/**
 * A tile kind as a number: 0–8 characters (万 m), 9–17 bamboos (条 s), 18–26 dots (饼 p),
 * 27–30 winds E S W N, 31–33 dragons C (中) F (发) P (白).
 */
export type Tile = number

export const tileKinds = 34
export const suitLetters = 'msp'
export const honourLetters = 'ESWNCFP'
export const winds = ['E', 'S', 'W', 'N'] as const
export type Wind = (typeof winds)[number]

export const isHonour = (tile: Tile): boolean => tile >= 27
export const isWind = (tile: Tile): boolean => tile >= 27 && tile < 31
export const isDragon = (tile: Tile): boolean => tile >= 31
/** 0, 1, 2 for the three suits, 3 for honours. */
export const suitOf = (tile: Tile): number => (tile / 9) | 0
/** 0–8 within a suit. */
export const rankOf = (tile: Tile): number => tile % 9
/** A one, a nine or an honour (3.4.16). */
export const isOuter = (tile: Tile): boolean => tile >= 27 || tile % 9 === 0 || tile % 9 === 8

export const tileText = (tile: Tile): string =>
  tile >= 27 ? (honourLetters[tile - 27] as string) : `${rankOf(tile) + 1}${suitLetters[suitOf(tile)]}`

/** `[0,1,2,27]` → `"123mE"`: runs of one suit share their letter. */
export const tilesText = (tiles: readonly Tile[]): string => {
  let text = ''
  tiles.forEach((tile, i) => {
    const next = tiles[i + 1]
    const joined = tile < 27 && next !== undefined && suitOf(next) === suitOf(tile)
    text += joined ? `${rankOf(tile) + 1}` : tileText(tile)
  })
  return text
}

/**
 * `"123mEE5p"` → tile kinds in the order written; `undefined` when a character is unknown or a digit has no suit.
 */
export const parseTiles = (text: string): readonly Tile[] | undefined => {
  const tiles: Tile[] = []
  let pending: number[] = []
  for (const char of text) {
    const suit = suitLetters.indexOf(char)
    const honour = honourLetters.indexOf(char)
    if (char >= '1' && char <= '9') pending.push(Number(char) - 1)
    else if (suit >= 0 && pending.length > 0) {
      tiles.push(...pending.map(rank => suit * 9 + rank))
      pending = []
    } else if (honour >= 0 && pending.length === 0) tiles.push(27 + honour)
    else return undefined
  }
  return pending.length > 0 ? undefined : tiles
}
