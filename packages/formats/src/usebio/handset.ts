import type { ProblemLog } from '../problem-log.js'
import { readSeat } from '../values/contract.js'
import { type Cards, dealText, readHands, readHolding } from '../values/deal.js'
import { readBoardNumber } from '../values/number.js'
import type { XmlElement } from '../xml/xml-element.js'

/** Deal text by board number. */
export type Deals = ReadonlyMap<string, string>

const suitTags = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const

const readHand = (element: XmlElement): Cards | undefined => {
  const [spades, hearts, diamonds, clubs] = suitTags.map(tag => readHolding(element.value(tag) ?? ''))
  if (spades === undefined || hearts === undefined || diamonds === undefined || clubs === undefined) return undefined
  return [spades, hearts, diamonds, clubs]
}

/** The deal in the HAND children of a BOARD; undefined when there is none or it is not 52 different cards. */
export const dealOf = (log: ProblemLog, board: XmlElement): string | undefined => {
  const hands = board.all('HAND')
  if (hands.length === 0) return undefined
  const stated = hands.flatMap(hand => {
    const seat = readSeat(hand.value('DIRECTION') ?? hand.attribute('DIRECTION') ?? '')
    return seat ? [[seat, readHand(hand)] as const] : []
  })
  const read = stated.length === hands.length ? readHands(stated) : undefined
  const deal = read && dealText(read)
  if (deal === undefined) log.warn('DEAL_INVALID', board.location)
  return deal
}

/** All deals of the HANDSET elements; of two different deals for one board the first is kept. */
export const readDeals = (log: ProblemLog, handsets: readonly XmlElement[]): Deals => {
  const deals = new Map<string, string>()
  for (const board of handsets.flatMap(handset => handset.all('BOARD'))) {
    const number = readBoardNumber(board.value('BOARD_NUMBER') ?? '')
    const deal = dealOf(log, board)
    if (number === undefined || deal === undefined) continue
    const before = deals.get(number)
    if (before === undefined) deals.set(number, deal)
    else if (before !== deal) log.warn('DEAL_CONFLICT', board.location, { board: number })
  }
  return deals
}
