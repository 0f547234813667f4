import { type Contract, parseContract, parseSeat, readPlay, sideOf } from '../values/table-rules.js'
import type { ImportedBoard, ImportedLine, ImportedRecord } from '../imported-event.js'
import { mostCalls, readCall } from '../values/call.js'
import { readCard } from '../values/card.js'
import { defined } from '../values/defined.js'
import { seatLetters } from '../values/deal.js'
import { standardDealer, standardVulnerability } from '../values/markings.js'
import { plainText } from '../values/text.js'

/** One command of LIN with what stands between its bars. */
export interface LinCommand {
  readonly command: string
  readonly value: string
}

type Recorded = NonNullable<ImportedRecord['auction']>[number]

/** Some programs write several calls between one pair of bars. */
const callPattern = /(?:[1-7](?:NT|[NCDHS])|P(?!ASS)|DBL|D(?!BL)|R|XX?)!?/gi
const severalCalls = new RegExp(`^(?:${callPattern.source})+$`, 'i')

const callsOf = (value: string): Recorded[] => {
  const text = value.trim()
  const words = severalCalls.test(text) ? (text.match(callPattern) ?? []) : text === '' ? [] : [text]
  return words.map(word => ({
    call: readCall(word.replace(/!+$/, '')),
    ...(word.endsWith('!') ? { alert: true } : {}),
  }))
}

const explained = (calls: readonly Recorded[], value: string): Recorded[] => {
  const last = calls.at(-1)
  const explanation = plainText(value)
  return last && explanation ? [...calls.slice(0, -1), { ...last, explanation }] : [...calls]
}

const cardPattern = /[SHDC](?:10|[2-9TJQKA])/gi

/** Calls with their explanations, cards in the order played, and the claim; undefined when there is none of them. */
export const readLinRecord = (commands: readonly LinCommand[]): ImportedRecord | undefined => {
  let auction: Recorded[] = []
  const play: string[] = []
  let claimed: number | undefined
  for (const { command, value } of commands) {
    if (command === 'mb' && auction.length < mostCalls) auction.push(...callsOf(value))
    else if (command === 'an') auction = explained(auction, value)
    else if (command === 'pc') play.push(...(value.match(cardPattern) ?? []).flatMap(card => readCard(card) ?? []))
    else if (command === 'mc' && /^\s*(?:\d|1[0-3])\s*$/.test(value)) claimed = Number(value)
  }
  const record: ImportedRecord = defined({
    auction: auction.length > 0 ? auction : undefined,
    play: play.length > 0 ? play.slice(0, 52) : undefined,
    claimed,
  })
  return Object.keys(record).length > 0 ? record : undefined
}

/** Declarer's tricks when all thirteen were played. */
export const tricksPlayed = (record: ImportedRecord, contract: string, declarer: string): number | undefined => {
  const parsed = parseContract(contract)
  const seat = parseSeat(declarer)
  if (!parsed.ok || parsed.value === 'passedOut' || !seat || record.play?.length !== 52) return undefined
  return readPlay(undefined, (parsed.value satisfies Contract).strain, seat, record.play).won[sideOf(seat)]
}

/** `mb|…|pc|…` as USEBIO carries it in LIN_DATA, at most so long. */
const mostCommands = 1000

export const splitLin = (text: string): readonly LinCommand[] => {
  const parts = text.split('|').slice(0, 2 * mostCommands)
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => ({
    command: (parts[2 * i] as string).trim().toLowerCase(),
    value: parts[2 * i + 1] as string,
  }))
}

const linCalls: ReadonlyMap<string, string> = new Map([
  ['Pass', 'p'],
  ['X', 'd'],
  ['XX', 'r'],
])
/** A bar would end the field. */
const barred = (text: string): string => text.replaceAll('|', '/').replace(/[\r\n]+/g, ' ')

const linCall = ({ call, alert, explanation }: Recorded): string =>
  `mb|${barred(linCalls.get(call) ?? call.replace('NT', 'N'))}${alert ? '!' : ''}|${explanation ? `an|${barred(explanation)}|` : ''}`

const linHands = (deal: string): string => {
  const hands = deal
    .slice(2)
    .split(' ')
    .map(hand => hand.split('.').map((holding, suit) => `${'SHDC'.charAt(suit)}${holding}`))
  return [2, 3, 0, 1].map(seat => (hands[seat] ?? []).join('')).join(',')
}

const linMarkings = { none: 'o', ns: 'n', ew: 'e', both: 'b' } as const

/** One table's auction and play as LIN: deal and markings of the board, calls, cards, claim. */
export const writeLinRecord = (board: ImportedBoard, { record }: Pick<ImportedLine, 'record'>): string | undefined => {
  if (!record?.auction && !record?.play) return undefined
  const dealer = board.dealer ?? standardDealer(board.number)
  const vulnerability = board.vulnerability ?? standardVulnerability(board.number)
  const number = ((seatLetters.indexOf(dealer) + 2) % 4) + 1
  return [
    board.deal === undefined ? '' : `md|${number}${linHands(board.deal)}|`,
    `sv|${linMarkings[vulnerability]}|`,
    (record.auction ?? []).map(linCall).join(''),
    'pg||',
    (record.play ?? []).map(card => `pc|${card}|`).join(''),
    record.claimed === undefined ? '' : `mc|${record.claimed}|`,
  ].join('')
}
