import { seatLetters } from '../values/deal.js'
import { encodeFile } from '../text/encode.js'
import { placeOfCard, type HandBoard } from './hand-board.js'
import { dupRecord } from './read-machine-deals.js'

/** The files that hand records are written as: for programs, for playing tables online, for dealing machines. */
export const writtenDealFormats = ['pbn', 'lin', 'dup'] as const
export type WrittenDealFormat = (typeof writtenDealFormats)[number]

const suits = 'SHDC'

/** Holdings of each hand, north first. */
const handsOf = ({ deal }: HandBoard): readonly (readonly string[])[] =>
  deal
    .slice(2)
    .split(' ')
    .map(hand => hand.split('.'))

/** Text of a tag value: quotes and line ends would end it. */
const plain = (text: string): string => text.replace(/["\\\r\n]+/g, ' ').trim()

const pbnVulnerable = { none: 'None', ns: 'NS', ew: 'EW', both: 'All' } as const

/** The deal as it is dealt: the dealer's hand first. */
const fromDealer = (board: HandBoard): string => {
  const hands = handsOf(board).map(hand => hand.join('.'))
  const first = seatLetters.indexOf(board.dealer)
  return `${board.dealer}:${hands.map((_, at) => hands[(first + at) % 4]).join(' ')}`
}

const toPbn = (event: string, boards: readonly HandBoard[]): string => {
  const games = boards.map(board =>
    [
      `[Event "${plain(event)}"]`,
      `[Board "${plain(board.number)}"]`,
      `[Dealer "${board.dealer}"]`,
      `[Vulnerable "${pbnVulnerable[board.vulnerability]}"]`,
      `[Deal "${fromDealer(board)}"]`,
    ].join('\r\n'),
  )
  return `% PBN 2.1\r\n% EXPORT\r\n${games.join('\r\n\r\n')}\r\n`
}

const linVulnerable = { none: 'o', ns: 'n', ew: 'e', both: 'b' } as const
/** South first, as LIN counts dealers and hands. */
const linOrder = [2, 3, 0, 1] as const

const toLin = (boards: readonly HandBoard[]): string =>
  boards
    .map(board => {
      const hands = handsOf(board).map(hand =>
        hand.map((holding, suit) => `${suits[suit] ?? ''}${[...holding].reverse().join('')}`).join(''),
      )
      const dealer = ((seatLetters.indexOf(board.dealer) + 2) % 4) + 1
      const number = board.number.replace(/[|\r\n]/g, '')
      return `qx|o${number}|md|${dealer}${linOrder.map(at => hands[at]).join(',')}|rh||ah|Board ${number}|sv|${linVulnerable[board.vulnerability]}|pg||\n`
    })
    .join('')

const toDup = (boards: readonly HandBoard[]): Uint8Array | undefined => {
  const numbers = boards.map(board => Number(board.number))
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)]
  const inARow = numbers.every((number, at) => number === low + at)
  if (!inARow || low < 1 || high > 999) return undefined
  const records = boards.map(board =>
    dupRecord(
      handsOf(board).map(hand =>
        hand
          .flatMap((holding, suit) => [...holding].map(rank => `${suits[suit] ?? ''}${rank}`))
          .sort((a, b) => placeOfCard(a) - placeOfCard(b)),
      ),
      low,
      high,
    ),
  )
  return Uint8Array.from(records.flatMap(record => [...record]))
}

/**
 * Hand records as the bytes of a file. `.dup` wants boards numbered in a row, at most to 999: undefined otherwise, and
 * where there is no board.
 */
export const writeDeals = (
  format: WrittenDealFormat,
  event: string,
  boards: readonly HandBoard[],
): Uint8Array | undefined => {
  if (boards.length === 0) return undefined
  if (format === 'dup') return toDup(boards)
  const text = format === 'pbn' ? toPbn(event, boards) : toLin(boards)
  return encodeFile({ text, encoding: 'utf-8', losses: [] })
}
