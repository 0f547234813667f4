import type { SeatLetter } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { asciiHead } from '../text/decode.js'
import { seatLetters } from '../values/deal.js'
import { cardAt, type HandCollector, placeOfCard } from './hand-board.js'

/** Length of a board in the files that dealing machines of the DOS time read. */
const recordLengths = { dup: 156, bri: 128, dge: 128 } as const

/** Thirty-nine cards as two digits each, from 01 (ace of spades) to 52: north, east, south; west gets the rest. */
const BRI = 78
/** Four hands of four suit signs and thirteen ranks. */
const DGE = 68

type Hands = Map<SeatLetter, readonly string[]>

const ascii = (bytes: Uint8Array): string => [...bytes].map(byte => String.fromCharCode(byte)).join('')

const briHands = (bytes: Uint8Array): Hands => {
  const text = ascii(bytes.subarray(0, BRI))
  const hand = (at: number) =>
    Array.from({ length: 13 }, (_, card) => {
      const two = text.slice(26 * at + 2 * card, 26 * at + 2 * card + 2)
      const place = /^\d\d$/.test(two) ? Number(two) - 1 : -1
      return place >= 0 && place < 52 ? cardAt(place) : two
    })
  return new Map([0, 1, 2].map(at => [seatLetters[at] as SeatLetter, hand(at)]))
}

/** The signs of the suits in the character set of DOS. */
const suitOfSign: Readonly<Record<number, string>> = { 6: 'S', 3: 'H', 4: 'D', 5: 'C' }

const dgeHand = (bytes: Uint8Array): readonly string[] => {
  let suit = '?'
  const cards: string[] = []
  for (const byte of bytes) {
    const sign = suitOfSign[byte]
    if (sign) suit = sign
    else cards.push(`${suit}${String.fromCharCode(byte).toUpperCase()}`)
  }
  return cards
}

const dgeHands = (bytes: Uint8Array): Hands =>
  new Map(seatLetters.map((seat, at) => [seat, dgeHand(bytes.subarray(17 * at, 17 * at + 17))]))

const recordsOf = (bytes: Uint8Array, length: number, log: ProblemLog): readonly Uint8Array[] => {
  const count = Math.floor(bytes.length / length)
  if (bytes.length % length !== 0 || count === 0) {
    log.error('FILE_LENGTH_ODD', { path: `Board ${count + 1}` }, { bytes: bytes.length, record: length })
    return []
  }
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * length, (at + 1) * length))
}

/** Boards counted from the lowest of the set, or down from the highest. */
const dupNumber = (record: Uint8Array, at: number): number => {
  const tail = ascii(record.subarray(BRI + DGE))
  const [low, high] = [Number(tail.slice(2, 5).trim()), Number(tail.slice(7, 10).trim())]
  const down = tail.charAt(1).toUpperCase() === 'Y' && high > 0
  return down ? high - at : (low > 0 ? low : 1) + at
}

/** `.bri`: 128 bytes a board, boards from 1. */
export const readBri = (bytes: Uint8Array, log: ProblemLog, into: HandCollector): void => {
  for (const [at, record] of recordsOf(bytes, recordLengths.bri, log).entries())
    into.add({ number: `${at + 1}`, hands: briHands(record) }, { path: `Board ${at + 1}` })
}

/** `.dge`: 128 bytes a board, boards from 1. */
export const readDge = (bytes: Uint8Array, log: ProblemLog, into: HandCollector): void => {
  for (const [at, record] of recordsOf(bytes, recordLengths.dge, log).entries())
    into.add({ number: `${at + 1}`, hands: dgeHands(record) }, { path: `Board ${at + 1}` })
}

/** `.dup`: the cards twice, as `.bri` and as `.dge`, and how the set is numbered. The first may not be shown, so it counts. */
export const readDup = (bytes: Uint8Array, log: ProblemLog, into: HandCollector): void => {
  for (const [at, record] of recordsOf(bytes, recordLengths.dup, log).entries()) {
    const number = `${dupNumber(record, at)}`
    into.add({ number, hands: briHands(record) }, { path: `Board ${number}` })
  }
}

const sixteenth = (letter: string): number => letter.charCodeAt(0) - 97

const dlmHands = (letters: string): Hands => {
  const hands = new Map<SeatLetter, string[]>(seatLetters.map(seat => [seat, []]))
  ;[...letters].forEach((letter, at) => {
    const two = sixteenth(letter)
    hands.get(seatLetters[two >> 2] as SeatLetter)?.push(cardAt(2 * at))
    hands.get(seatLetters[two & 3] as SeatLetter)?.push(cardAt(2 * at + 1))
  })
  return hands
}

/** Exclusive or of the letters; most programs take the board's number into it, some do not. */
const dlmSums = (number: number, letters: string): readonly number[] => {
  const sum = [...letters].reduce((all, letter) => all ^ letter.charCodeAt(0), 0)
  return [sum ^ number, sum]
}

/** `.dlm`: a letter for two cards, a checksum behind them; boards outside the set are filling. */
export const readDlm = (bytes: Uint8Array, log: ProblemLog, into: HandCollector): void => {
  const lines = asciiHead(bytes, bytes.length).split(/\r\n|\n|\r/)
  const setting = (name: string, otherwise: number): number => {
    const found = lines.find(line => line.toLowerCase().startsWith(`${name}=`))
    const value = Number(found?.split('=')[1] ?? '')
    return Number.isInteger(value) && value > 0 ? value : otherwise
  }
  const [from, to] = [setting('from board', 1), setting('to board', 99)]
  for (const [at, line] of lines.entries()) {
    const [, digits = '', letters = '', sum = ''] = /^Board (\d{1,3})=([a-p]{26})(\d{3})\s*$/i.exec(line) ?? []
    const number = Number(digits)
    if (/^Board \d{1,3}=/i.test(line) && letters === '') {
      log.error('DEAL_INVALID', { line: at + 1 })
      continue
    }
    if (letters === '' || number < from || number > to) continue
    const plain = letters.toLowerCase()
    if (!dlmSums(number, plain).includes(Number(sum)))
      log.error('DEAL_CHECKSUM_WRONG', { line: at + 1 }, { board: number })
    else into.add({ number: `${number}`, hands: dlmHands(plain) }, { line: at + 1 })
  }
}

const twoDigits = (card: string): string => `${placeOfCard(card) + 1}`.padStart(2, '0')

/** The signs of the suits with the ranks behind them, as the machine shows them. */
const dgeText = (cards: readonly string[]): string =>
  [...'SHDC']
    .map((suit, at) => {
      const sign = String.fromCharCode([6, 3, 4, 5][at] ?? 0)
      return `${sign}${cards.flatMap(card => (card.startsWith(suit) ? card.charAt(1) : [])).join('')}`
    })
    .join('')

/** One record of a `.dup` file; `low` and `high` are the first and last board of the set. */
export const dupRecord = (hands: readonly (readonly string[])[], low: number, high: number): Uint8Array => {
  const bri = hands
    .slice(0, 3)
    .flatMap(cards => cards.map(twoDigits))
    .join('')
  const tail = `YN${`${low}`.padEnd(3)}${'1'.padEnd(2)}${`${high}`.padEnd(3)}`
  return Uint8Array.from([...`${bri}${hands.map(dgeText).join('')}${tail}`].map(sign => sign.charCodeAt(0)))
}
