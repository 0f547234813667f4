import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import type { SourceText } from '../text/source-text.js'
import { linSeats, readPairs, splitGames, valuesOf, vulnerabilities } from './lin-games.js'

/** A deal of a LIN file as it is written; `hands` undefined where they cannot be told apart. */
interface LinDeal {
  readonly number: string
  readonly closed: boolean
  readonly offset: number
  readonly dealer: SeatLetter | undefined
  readonly vulnerability: ImportedBoard['vulnerability']
  readonly hands: ReadonlyMap<SeatLetter, readonly string[]> | undefined
}

/** `S…H…D…C…` with the suits in any order; undefined for what is no hand. */
const cardsOf = (text: string): readonly string[] | undefined => {
  const plain = text.trim().toUpperCase().replace(/10/g, 'T')
  if (plain === '') return []
  if (!/^[SHDC]/.test(plain)) return undefined
  let suit = ''
  return [...plain].flatMap(sign => {
    if (!'SHDC'.includes(sign)) return [`${suit}${sign}`]
    suit = sign
    return []
  })
}

const handsOf = (md: string): LinDeal['hands'] => {
  const read = md
    .replace(/^\s*\d/, '')
    .split(',')
    .slice(0, 4)
    .map(cardsOf)
  if (read.length < 3 || read.some(hand => hand === undefined)) return undefined
  return new Map(read.map((hand, at) => [linSeats[at] as SeatLetter, hand ?? []]))
}

/** The deals of a LIN file in order; boards without cards are left out. */
export const readLinDeals = (source: SourceText): readonly LinDeal[] => {
  const games = splitGames(readPairs(source))
  return games.flatMap(game => {
    const md = valuesOf(game, 'md').find(value => value !== '')
    if (md === undefined) return []
    const sv = valuesOf(game, 'sv')[0]?.toLowerCase() ?? ''
    return {
      number: game.number,
      closed: game.room === 'closed',
      offset: game.offset,
      dealer: linSeats[Number(md.trim()[0] ?? '') - 1],
      vulnerability: Object.hasOwn(vulnerabilities, sv) ? vulnerabilities[sv] : undefined,
      hands: handsOf(md),
    }
  })
}
