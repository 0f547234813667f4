import type { ImportedBoard, ImportedRecord, SeatLetter } from '../imported-event.js'
import { readPairs, splitGames, valuesOf, vulnerabilities } from '../lin/lin-games.js'
import { readLinRecord } from '../lin/lin-record.js'
import { readLinDeal } from '../lin/read-lin.js'
import { readSeat } from '../values/contract.js'
import { type Cards, dealText, readHands, readHolding, seatLetters } from '../values/deal.js'
import { defined } from '../values/defined.js'
import { readBoardNumber } from '../values/number.js'
import { plainText } from '../values/text.js'

/** What a link that shows a board card by card says of it. */
export interface PlayLink {
  readonly board?: string
  readonly dealer?: SeatLetter
  readonly vulnerability?: ImportedBoard['vulnerability']
  readonly deal?: string
  readonly record?: ImportedRecord
  /** It states hands that are no deal. */
  readonly broken?: boolean
  /** S, W, N, E; empty where the link does not say. */
  readonly names: readonly string[]
}

/** No link with one board is longer. */
const LONGEST = 20_000

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The parts of an address behind its question mark. */
const queryOf = (link: string): ReadonlyMap<string, string> | undefined => {
  const at = link.indexOf('?')
  if (at < 0) return undefined
  const parts =
    link
      .slice(at + 1)
      .split('#', 1)[0]
      ?.split('&') ?? []
  return new Map(
    parts.map(part => {
      const [name = '', ...value] = part.split('=')
      return [name, unescaped(value.join('=').replaceAll('+', ' '))] as const
    }),
  )
}

const fromLin = (lin: string): PlayLink | undefined => {
  const [game] = splitGames(readPairs({ text: lin }))
  if (!game) return undefined
  const md = valuesOf(game, 'md').find(value => value !== '')
  const sv = valuesOf(game, 'sv')[0]?.toLowerCase() ?? ''
  return defined({
    board: game.number === '' ? undefined : game.number,
    ...(md === undefined ? {} : readLinDeal(md)),
    vulnerability: Object.hasOwn(vulnerabilities, sv) ? vulnerabilities[sv] : undefined,
    record: readLinRecord(game.pairs),
    names: game.names,
  })
}

/** `cq104dakqs109875h92`: suits in any order, each with its cards; a dash holds the place of none. */
const handOf = (text: string): Cards | undefined => {
  const plain = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/10/g, 'T')
  const parts = [...plain.matchAll(/([SHDC])([AKQJT2-9]*)/g)]
  if (parts.map(([all]) => all).join('') !== plain) return undefined
  const holdings = ['S', 'H', 'D', 'C'].map(suit =>
    readHolding(
      parts
        .filter(part => part[1] === suit)
        .map(part => part[2])
        .join(''),
    ),
  )
  const [s, h, d, c] = holdings
  return s === undefined || h === undefined || d === undefined || c === undefined ? undefined : [s, h, d, c]
}

const callPattern = /([1-7][NSHDC]T?|P|D|R|XX?)(!?)(?:\(([^)]*)\))?/gi
const linCalls = (auction: string): string =>
  [...auction.matchAll(callPattern)]
    .map(([, call, alert, told]) => `mb|${call}${alert}|${told ? `an|${told.replaceAll('|', '/')}|` : ''}`)
    .join('')

/** Cards and nothing else: a site may keep other things under the same letter. */
const linCards = (play: string): string => {
  const cards = play.match(/[SHDC](?:10|[2-9TJQKA])/gi) ?? []
  return cards.join('') === play.replace(/[\s,.-]/g, '') ? cards.map(card => `pc|${card}|`).join('') : ''
}

const vulnerabilityOf = (text: string): ImportedBoard['vulnerability'] =>
  text === '-' ? 'none' : Object.hasOwn(vulnerabilities, text) ? vulnerabilities[text] : undefined

/** `handviewer.html?n=…&e=…&d=n&v=-&b=1&a=pp6sppp&nn=…`: hands, dealer, vulnerability, board, calls, cards, names. */
const fromParts = (query: ReadonlyMap<string, string>): PlayLink | undefined => {
  const part = (name: string): string => query.get(name)?.trim() ?? ''
  const stated = seatLetters.filter(seat => part(seat.toLowerCase()) !== '')
  if (stated.length === 0) return undefined
  const hands = readHands(stated.map(seat => [seat, handOf(part(seat.toLowerCase()))] as const))
  const deal = hands && dealText(hands)
  const lin = `${linCalls(part('a'))}${linCards(part('p'))}`
  return defined({
    board: readBoardNumber(part('b')),
    dealer: readSeat(part('d')),
    vulnerability: vulnerabilityOf(part('v').toLowerCase()),
    deal,
    broken: deal === undefined && (hands === undefined || hands.size > 2),
    record: readLinRecord(readPairs({ text: lin })),
    names: ['sn', 'wn', 'nn', 'en'].map(name => plainText(part(name))),
  })
}

/** What the first of a row's links that shows a board says; undefined where none does. */
export const playLink = (links: readonly string[]): PlayLink | undefined => {
  for (const link of links) {
    if (link.length > LONGEST) continue
    const popup = /\(\s*'((?:pn|st|qx|md)(?:\||%7C)[^']*)'/i.exec(link)?.[1]
    const query = queryOf(link)
    const lin = popup === undefined ? query?.get('lin') : unescaped(popup)
    const found = lin ? fromLin(lin) : query && /handviewer/i.test(link) ? fromParts(query) : undefined
    if (found) return found
  }
  return undefined
}
