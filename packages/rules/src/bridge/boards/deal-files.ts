import type { HandRecord } from '../../core/board-rules.js'
import { bySeat, type Seat } from '../../core/seat.js'
import { parseSeat } from '../sheet/parse-seat.js'
import { checkDeal, type Deal, pbnDeal, rankOf, suitOf, suits } from '../table/deal.js'
import { type Vulnerability, vulnerabilities } from '../types.js'

/** A board of a hand record: what is on the board, and its cards. */
interface DealtBoard {
  readonly number: string
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly deal: Deal
}

const pbnVulnerable: Readonly<Record<Vulnerability, string>> = { none: 'None', ns: 'NS', ew: 'EW', both: 'All' }
const linVulnerable: Readonly<Record<Vulnerability, string>> = { none: 'o', ns: 'n', ew: 'e', both: 'b' }

const letter = (seat: Seat): string => seat.charAt(0).toUpperCase()

/** Text of a tag value: quotes and line ends would end it. */
const plain = (text: string): string => text.replace(/["\\\r\n]+/g, ' ').trim()

/** Hand records as PBN 2.1: a game for each board, without results. */
const dealsToPbn = (event: string, boards: readonly DealtBoard[]): string => {
  const games = boards.map(({ number, dealer, vulnerability, deal }) =>
    [
      `[Event "${plain(event)}"]`,
      `[Board "${plain(number)}"]`,
      `[Dealer "${letter(dealer)}"]`,
      `[Vulnerable "${pbnVulnerable[vulnerability]}"]`,
      `[Deal "${pbnDeal(deal, dealer)}"]`,
    ].join('\r\n'),
  )
  return `% PBN 2.1\r\n% EXPORT\r\n${games.join('\r\n\r\n')}\r\n`
}

const linHand = (deal: Deal, seat: Seat): string =>
  suits
    .map(suit => {
      const held = deal[seat].filter(card => suitOf(card) === suit).sort((a, b) => rankOf(a) - rankOf(b))
      return `${suit}${held.map(card => card.charAt(1)).join('')}`
    })
    .join('')

/** South first, as LIN counts dealers and hands. */
const linOrder: readonly Seat[] = ['south', 'west', 'north', 'east']

/** Hand records as LIN: a line for each board. */
const dealsToLin = (boards: readonly DealtBoard[]): string =>
  boards
    .map(({ number, dealer, vulnerability, deal }) => {
      const hands = linOrder.map(seat => linHand(deal, seat)).join(',')
      const board = number.replace(/[|\r\n]/g, '')
      return `qx|o${board}|md|${linOrder.indexOf(dealer) + 1}${hands}|rh||ah|Board ${board}|sv|${linVulnerable[vulnerability]}|pg||\n`
    })
    .join('')

const dealt = ({ board, dealer, vulnerability, hands }: HandRecord): readonly DealtBoard[] => {
  const seat = parseSeat(dealer)
  const marked = vulnerabilities.find(one => one === vulnerability)
  if (!seat || !marked) return []
  const deal = checkDeal(
    bySeat(own =>
      (hands.find(hand => hand.seat === own)?.suits ?? []).flatMap((held, at) =>
        [...held].map(rank => `${suits[at] ?? ''}${rank}`),
      ),
    ),
  )
  return deal.ok ? [{ number: board, dealer: seat, vulnerability: marked, deal: deal.value }] : []
}

/** Hand records as `pbn` or `lin`; undefined for another format, or when no board can be written. */
export const handFileOf = (format: string, event: string, records: readonly HandRecord[]): string | undefined => {
  const boards = records.flatMap(dealt)
  if (boards.length === 0) return undefined
  if (format === 'pbn') return dealsToPbn(event, boards)
  return format === 'lin' ? dealsToLin(boards) : undefined
}
