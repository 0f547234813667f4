import type { ImportedBoard, SeatLetter } from '../imported-event.js'
import { readLinDeals } from '../lin/lin-deals.js'
import { readPbnGames } from '../pbn/pbn-games.js'
import { readVulnerability } from '../pbn/vocabulary.js'
import type { ProblemLog } from '../problem-log.js'
import { delimiterOf, splitCsv } from '../csv/csv-rows.js'
import type { SourceText } from '../text/source-text.js'
import { handsOf, marksOf, readRbnRecords } from '../rbn/rbn-records.js'
import { holdingsIn, seatLetters } from '../values/deal.js'
import { readBoardNumber } from '../values/number.js'
import type { HandCollector } from './hand-board.js'

type Hands = ReadonlyMap<SeatLetter, readonly string[]>

const suits = 'SHDC'

/** One holding as cards of its suit; `10` is read as `T`, marks of a void as nothing. */
const holding = (text: string, suit: string): readonly string[] =>
  [
    ...text
      .toUpperCase()
      .replace(/10/g, 'T')
      .replace(/[\s,–—-]/g, ''),
  ].map(rank => `${suit}${rank}`)

/** `AKQ.T98.–.5432`: a hand with dots between its suits. */
const dotted = (text: string): readonly string[] =>
  holdingsIn(text).flatMap((part, at) => holding(part, suits[at] ?? '?'))

const seatOf = (text: string): SeatLetter | undefined =>
  seatLetters.find(seat => seat === text.trim().charAt(0).toUpperCase())

/** `N:… … … …`, hands clockwise from the named seat; one `-` may stand for a hand. */
const pbnHands = (text: string): Hands | undefined => {
  const [, first = '', rest = ''] = /^\s*([NESW])\s*:\s*(.+?)\s*$/i.exec(text) ?? []
  const start = seatLetters.indexOf(first.toUpperCase() as SeatLetter)
  const hands = rest.split(/\s+/)
  if (start < 0 || hands.length !== 4) return undefined
  return new Map(
    hands.map((hand, at) => [seatLetters[(start + at) % 4] as SeatLetter, hand === '-' ? [] : dotted(hand)]),
  )
}

/** Deals of a PBN file; the same board may come with several results, its deal counts once. */
export const readPbnDeals = (source: SourceText, log: ProblemLog, into: HandCollector): void => {
  const seen = new Map<string, string>()
  for (const [index, game] of readPbnGames(source, log).entries()) {
    const tag = game.get('deal')
    if (!tag || /^[NESW]:(?:\s*-)+$/i.test(tag.value.trim()) || tag.value.trim() === '') continue
    const number = readBoardNumber(game.get('board')?.value ?? '') ?? `${index + 1}`
    const same = seen.get(number) === tag.value.trim()
    seen.set(number, tag.value.trim())
    if (same) continue
    const at = { line: tag.line, path: `Board ${number}` }
    const hands = pbnHands(tag.value)
    if (!hands) log.error('DEAL_INVALID', at)
    else {
      const vulnerability = readVulnerability(game.get('vulnerable')?.value ?? '')
      into.add({ number, dealer: seatOf(game.get('dealer')?.value ?? ''), vulnerability, hands }, at)
    }
  }
}

/** Deals of a LIN file; the two rooms of a match have the same. */
export const readLinHands = (source: SourceText, log: ProblemLog, into: HandCollector): void => {
  const seen = new Set<string>()
  for (const [index, game] of readLinDeals(source).entries()) {
    const number = game.number || `${index + 1}`
    if (seen.has(number) && game.closed) continue
    seen.add(number)
    const at = source.locate(game.offset, `Board ${number}`)
    if (!game.hands) log.error('DEAL_INVALID', at)
    else into.add({ number, dealer: game.dealer, vulnerability: game.vulnerability, hands: game.hands }, at)
  }
}

/** Deals of an RBN file; one that stays for several tables counts once. */
export const readRbnDeals = (source: SourceText, log: ProblemLog, into: HandCollector): void => {
  const seen = new Set<string>()
  for (const [index, record] of readRbnRecords(source).entries()) {
    const number = readBoardNumber(record.text('B')) ?? `${index + 1}`
    const key = `${number}\n${record.text('H')}`
    if (seen.has(key) || record.text('H') === '') continue
    seen.add(key)
    const at = { line: record.line, path: `Board ${number}` }
    const hands = handsOf(record)
    if (!hands) log.error('DEAL_INVALID', at)
    else {
      const { dealer, vulnerability } = marksOf(record)
      into.add(
        { number, dealer, vulnerability, hands: new Map([...hands].map(([seat, hand]) => [seat, dotted(hand)])) },
        at,
      )
    }
  }
}

const columnNames: Readonly<Record<string, string>> = {
  board: 'board',
  boardnumber: 'board',
  'board no': 'board',
  副: 'board',
  牌号: 'board',
  dealer: 'dealer',
  发牌人: 'dealer',
  vulnerable: 'vulnerable',
  vulnerability: 'vulnerable',
  vul: 'vulnerable',
  局况: 'vulnerable',
  deal: 'deal',
  n: 'N',
  north: 'N',
  北: 'N',
  e: 'E',
  east: 'E',
  东: 'E',
  s: 'S',
  south: 'S',
  南: 'S',
  w: 'W',
  west: 'W',
  西: 'W',
}

/** What tables write for the vulnerability besides the words of PBN. */
const vulnerable = (text: string): ImportedBoard['vulnerability'] =>
  readVulnerability(text.trim() === '' ? '' : /^(?:-|–|o)$/i.test(text.trim()) ? 'None' : text.trim())

/** Sixteen holdings by hand and suit, the number, `dealer/vulnerability`: how generators write a table without a head. */
const bareRow = (cells: readonly string[]) => {
  const [number = '', marks = ''] = cells.slice(16)
  const [dealer = '', vul = ''] = marks.split('/')
  const hands = new Map(
    seatLetters.map((seat, at) => [
      seat,
      cells.slice(4 * at, 4 * at + 4).flatMap((one, suit) => holding(one, suits[suit] ?? '?')),
    ]),
  )
  return { number, dealer, vul, hands }
}

const headedRow = (names: readonly string[], cells: readonly string[]) => {
  const cell = (name: string): string => cells[names.indexOf(name)]?.trim() ?? ''
  const deal = cell('deal')
  const hands = deal ? pbnHands(deal) : new Map(seatLetters.map(seat => [seat, dotted(cell(seat))]))
  return { number: cell('board'), dealer: cell('dealer'), vul: cell('vulnerable'), hands }
}

/** Deals of a table: with a head (`board`, `dealer`, `vulnerable`, and `deal` or a column for each hand), or bare. */
export const readCsvDeals = (source: SourceText, log: ProblemLog, into: HandCollector): void => {
  const first = source.text.split(/\r\n|\n|\r/, 1)[0] ?? ''
  const rows = splitCsv(source.text, delimiterOf(first), log)
  const names = (rows[0]?.cells ?? []).map(cell => columnNames[cell.trim().toLowerCase()] ?? '')
  const isHeaded = names.includes('board')
  if (!isHeaded && (rows[0]?.cells.length ?? 0) < 17) log.error('CSV_COLUMN_MISSING', { line: 1 }, { column: 'board' })
  else if (isHeaded && !names.includes('deal') && !seatLetters.every(seat => names.includes(seat)))
    log.error('CSV_COLUMN_MISSING', { line: 1 }, { column: 'deal' })
  else
    for (const { line, cells } of isHeaded ? rows.slice(1) : rows) {
      const { number, dealer, vul, hands } = isHeaded ? headedRow(names, cells) : bareRow(cells)
      const board = readBoardNumber(number)
      if (!board) log.error('VALUE_NOT_A_NUMBER', { line, path: 'board' }, { value: number })
      else if (!hands) log.error('DEAL_INVALID', { line, path: `Board ${board}` })
      else
        into.add(
          { number: board, dealer: seatOf(dealer), vulnerability: vulnerable(vul), hands },
          { line, path: `Board ${board}` },
        )
    }
}
