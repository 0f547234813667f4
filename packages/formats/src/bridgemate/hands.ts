import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import { type JsonRecord, textAt } from '../json-access.js'
import type { ProblemLog } from '../problem-log.js'
import { type Cards, dealText, readHands, readHolding } from '../values/deal.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readInteger } from '../values/number.js'
import { type AccessTables, integer, rowsOf } from './access-tables.js'

const seatNames = [
  ['N', 'North'],
  ['E', 'East'],
  ['S', 'South'],
  ['W', 'West'],
] as const satisfies readonly (readonly [SeatLetter, string])[]

const handOf = (row: JsonRecord, seat: string): Cards | undefined => {
  const [s, h, d, c] = ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map(suit =>
    readHolding(textAt(row, `${seat}${suit}`) ?? ''),
  )
  return s === undefined || h === undefined || d === undefined || c === undefined ? undefined : [s, h, d, c]
}

const dealOf = (row: JsonRecord): string | undefined => {
  const hands = readHands(seatNames.map(([seat, name]) => [seat, handOf(row, name)] as const))
  return hands && dealText(hands)
}

const strains = ['Notrump', 'Spades', 'Hearts', 'Diamonds', 'Clubs'] as const

/** Twenty hexadecimal digits in the order of `ImportedAnalysis`; undefined where nothing was worked out. */
const makeableOf = (row: JsonRecord): string | undefined => {
  const tricks = ['North', 'South', 'East', 'West'].flatMap(seat =>
    strains.map(strain => readInteger(textAt(row, `${seat}${strain}`) ?? '', 0, 13)),
  )
  if (tricks.every(count => count === undefined || count === 0)) return undefined
  return tricks.map(count => count?.toString(16) ?? '-').join('')
}

interface Hand {
  readonly section: number
  readonly board: Omit<ImportedBoard, 'lines'>
}

/** What HandRecord and HandEvaluation say of the boards, once for each section and board. */
export const handsOf = (log: ProblemLog, tables: AccessTables): readonly Hand[] => {
  const key = (row: JsonRecord): string => `${integer(row, 'Section')}/${integer(row, 'Board')}`
  const evaluated = new Map(
    rowsOf(tables, 'HandEvaluation').flatMap((row, i) => {
      const makeable = makeableOf(row)
      return makeable === undefined ? [] : [[key(row), { row, makeable, path: `HandEvaluation[${i}]` }] as const]
    }),
  )
  const dealt = rowsOf(tables, 'HandRecord').flatMap((row, i): Hand[] => {
    const number = readBoardNumber(textAt(row, 'Board') ?? '')
    const deal = dealOf(row)
    const location = { path: `HandRecord[${i}]` }
    const makeable = evaluated.get(key(row))?.makeable
    evaluated.delete(key(row))
    if (number === undefined || deal === undefined) {
      log.warn('DEAL_INVALID', location)
      return []
    }
    const analysis = makeable === undefined ? undefined : { makeable }
    return [{ section: integer(row, 'Section'), board: defined({ number, deal, analysis, location }) }]
  })
  const alone = [...evaluated.values()].flatMap(({ row, makeable, path }): Hand[] => {
    const number = readBoardNumber(textAt(row, 'Board') ?? '')
    if (number === undefined) return []
    return [{ section: integer(row, 'Section'), board: { number, analysis: { makeable }, location: { path } } }]
  })
  return [...dealt, ...alone]
}
