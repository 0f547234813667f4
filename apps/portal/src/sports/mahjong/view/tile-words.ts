import { parseTiles } from '@paiji/rules/mahjong'
import { tileName } from '../tiles/tile-names'

/** The number of a tile written as `3m`, `E` or `H4`. */
const faceOf = (text: string): number | undefined =>
  /^H[1-8]$/.test(text) ? 33 + Number(text[1]) : parseTiles(text)?.[0]

/** Tiles as a player sorts them: by suit and number, flowers last. */
export const sortedTiles = (tiles: readonly string[]): readonly string[] =>
  tiles.toSorted((a, b) => (faceOf(a) ?? 0) - (faceOf(b) ?? 0))

/** Tiles one by one: as they are called in Chinese, in the notation of the tools in English. */
export const tilesWords = (tiles: readonly string[], locale: string): string =>
  tiles
    .map(text => {
      const face = faceOf(text)
      return locale === 'en' || face === undefined ? text : tileName(face).zh
    })
    .join(' ')

/** A set on the table: `c123m`, `p999s`. */
export const meldWords = (meld: string, locale: string): string => {
  const tiles = parseTiles(meld.slice(1)) ?? []
  return locale === 'en' ? meld.slice(1) : tiles.map(face => tileName(face).zh).join('')
}
