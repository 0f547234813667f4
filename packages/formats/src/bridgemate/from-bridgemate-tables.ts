import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { ImportedBoard, ImportedEvent, ImportedPlayer, ScoringMethod, SeatLetter } from '../imported-event.js'
import { type JsonRecord, textAt } from '../json-access.js'
import { ProblemLog } from '../problem-log.js'
import { scoresInImps, SessionBuilder } from '../session-builder.js'
import { readCard } from '../values/card.js'
import { readSeat } from '../values/contract.js'
import { type Cards, dealText, readHolding } from '../values/deal.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readInteger } from '../values/number.js'
import { readScore } from '../values/score.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import { identifier, plainText } from '../values/text.js'

/** The tables of a `.bws` file by name, each row by column name, as any Access-file reader gives them. */
export type AccessTables = Readonly<Record<string, readonly JsonRecord[]>>

/** What the file does not say. */
export interface BridgemateOptions {
  readonly title?: string
  /** `YYYY-MM-DD`. */
  readonly date?: string
  readonly scoring?: ScoringMethod
  readonly winners?: 1 | 2
}

/** ScoringType of the Bridgemate control software that name a way to score pairs. */
const scoringTypes: Readonly<Record<string, ScoringMethod>> = {
  '10': 'matchpoint',
  '20': 'butler',
  '30': 'crossImp',
  '40': 'imp',
  '60': 'boardAMatch',
  '70': 'patton',
}

const rowsOf = (tables: AccessTables, name: string): readonly JsonRecord[] => {
  const found = Object.keys(tables).find(key => key.toLowerCase() === name.toLowerCase())
  return found === undefined ? [] : (tables[found] ?? [])
}

const hasTable = (tables: AccessTables, name: string): boolean =>
  Object.keys(tables).some(key => key.toLowerCase() === name.toLowerCase())

/** No round has more; a movement that says so is damaged. */
const MOST_BOARDS_IN_ROUND = 99

const integer = (row: JsonRecord, name: string): number => readInteger(textAt(row, name) ?? '', 0, 99_999_999) ?? 0
const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === -1 || value === '1' || value === '-1'

/** Sections are numbered 1, 2 … in the tables and lettered on paper. */
const sectionLetters = (tables: AccessTables): ReadonlyMap<number, string> =>
  new Map(
    rowsOf(tables, 'Section').map(row => [integer(row, 'ID'), textAt(row, 'Letter') ?? String(integer(row, 'ID'))]),
  )

interface Received {
  readonly row: JsonRecord
  readonly index: number
}

const slotOf = ({ row }: Received): string =>
  ['Section', 'Table', 'Round', 'Board'].map(name => integer(row, name)).join('/')

/** A result entered again replaces the one before; erased rows do not count. */
const effectiveRows = (log: ProblemLog, rows: readonly JsonRecord[]): readonly Received[] => {
  const bySlot = new Map<string, Received>()
  const ordered = rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => integer(a.row, 'ID') - integer(b.row, 'ID') || a.index - b.index)
  for (const received of ordered) {
    const slot = slotOf(received)
    const before = bySlot.get(slot)
    if (before) log.info('LINE_SUPERSEDED', { path: `ReceivedData[${before.index}]` }, { slot })
    if (isTrue(received.row.Erased)) bySlot.delete(slot)
    else bySlot.set(slot, received)
  }
  return [...bySlot.values()].sort((a, b) => a.index - b.index)
}

const declaringSeat = (row: JsonRecord): string | undefined => textAt(row, 'NS/EW', 'NSEW', 'NS_EW')

/** A remark can be the whole result: `40%-60%`, `Not played`. */
const cellsOf = (row: JsonRecord): SheetCells => {
  const remark = textAt(row, 'Remarks')
  const ruled = remark !== undefined && readScore(remark) !== undefined
  if (ruled) return { score: remark }
  return { contract: textAt(row, 'Contract'), declarer: declaringSeat(row), result: textAt(row, 'Result') }
}

const swapped = (row: JsonRecord): boolean => /wrong\s*direction/i.test(textAt(row, 'Remarks') ?? '')

interface Reading {
  readonly log: ProblemLog
  readonly builder: SessionBuilder
  readonly scoring: ScoringMethod
  readonly letters: ReadonlyMap<number, string>
}

const sectionId = ({ letters }: Reading, row: JsonRecord): string =>
  letters.get(integer(row, 'Section')) ?? String(integer(row, 'Section'))

const addReceived = (reading: Reading, { row, index }: Received): void => {
  const { log, builder } = reading
  const at = { path: `ReceivedData[${index}]` }
  const number = readBoardNumber(textAt(row, 'Board') ?? '')
  if (number === undefined) {
    log.error('VALUE_NOT_A_NUMBER', { path: `${at.path}.Board` }, { value: textAt(row, 'Board') ?? '' })
    return
  }
  const cells = cellsOf(row)
  const remark = textAt(row, 'Remarks')
  if (remark !== undefined && cells.score === undefined && !swapped(row))
    log.warn('RULING_NOT_READABLE', { path: `${at.path}.Remarks` }, { value: remark })
  const read = readSheet(cells, scoresInImps(reading.scoring), (cell, code, severity) =>
    log.add(code, severity, { path: `${at.path}.${cell}` }, { value: cells[cell] ?? '' }),
  )
  if (!read) return
  const section = sectionId(reading, row)
  const [ns, ew] = swapped(row) ? ['PairEW', 'PairNS'] : ['PairNS', 'PairEW']
  const side = (name: string) => ({ section, number: textAt(row, name) ?? '', at })
  const sides = builder.pairs(side(ns as string), side(ew as string))
  if (!sides) return
  builder.add(
    section,
    number,
    defined({
      sides,
      ...read,
      round: readInteger(textAt(row, 'Round') ?? '', 0, 999),
      table: textAt(row, 'Table'),
      lead: readCard(textAt(row, 'LeadCard') ?? ''),
      published: {},
      location: at,
    }),
  )
}

const names = (tables: AccessTables): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(tables, 'PlayerNames').flatMap(row => {
      const name = textAt(row, 'Name')
      return name === undefined
        ? []
        : ['ID', 'strID'].flatMap(key =>
            textAt(row, key) === undefined ? [] : [[textAt(row, key) as string, name] as const],
          )
    }),
  )

/** Who sat at a table in the first round: section/table/seat → player. */
const seatedPlayers = (tables: AccessTables): ReadonlyMap<string, ImportedPlayer> => {
  const known = names(tables)
  return new Map(
    rowsOf(tables, 'PlayerNumbers').flatMap((row, i) => {
      const seat = readSeat(textAt(row, 'Direction') ?? '')
      const number = identifier(textAt(row, 'Number'))
      const name = textAt(row, 'Name') ?? known.get(number ?? '') ?? number
      if (!seat || name === undefined) return []
      const player = defined({ name: plainText(name), nationalId: number, location: { path: `PlayerNumbers[${i}]` } })
      return [[`${integer(row, 'Section')}/${integer(row, 'Table')}/${seat}`, player] as const]
    }),
  )
}

const listPairs = (reading: Reading, tables: AccessTables): void => {
  const players = seatedPlayers(tables)
  const seen = new Set<string>()
  for (const [i, row] of rowsOf(tables, 'RoundData').entries()) {
    const seats = [
      ['NSPair', 'NS', ['N', 'S']],
      ['EWPair', 'EW', ['E', 'W']],
    ] as const
    for (const [column, direction, letters] of seats) {
      const number = textAt(row, column)
      if (integer(row, 'Round') !== 1 || number === undefined || number === '0') continue
      const section = sectionId(reading, row)
      const id = `${section}/${number}/${direction}`
      if (seen.has(id)) continue
      seen.add(id)
      const place = `${integer(row, 'Section')}/${integer(row, 'Table')}`
      const sitting = (letters as readonly SeatLetter[]).flatMap(seat => players.get(`${place}/${seat}`) ?? [])
      reading.builder.list({ section, number, direction, players: sitting, at: { path: `RoundData[${i}]` } }, {})
    }
  }
}

const handOf = (row: JsonRecord, seat: string): Cards | undefined => {
  const [s, h, d, c] = ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map(suit =>
    readHolding(textAt(row, `${seat}${suit}`) ?? ''),
  )
  return s === undefined || h === undefined || d === undefined || c === undefined ? undefined : [s, h, d, c]
}

const addDeals = (reading: Reading, tables: AccessTables): void => {
  for (const [i, row] of rowsOf(tables, 'HandRecord').entries()) {
    const number = readBoardNumber(textAt(row, 'Board') ?? '')
    const hands = new Map<SeatLetter, Cards>()
    for (const [seat, name] of [
      ['N', 'North'],
      ['E', 'East'],
      ['S', 'South'],
      ['W', 'West'],
    ] as const) {
      const hand = handOf(row, name)
      if (hand) hands.set(seat, hand)
    }
    const deal = dealText(hands)
    const location = { path: `HandRecord[${i}]` }
    if (number === undefined || deal === undefined) reading.log.warn('DEAL_INVALID', location)
    else
      reading.builder.board(sectionId(reading, row), { number, deal, location } satisfies Omit<ImportedBoard, 'lines'>)
  }
}

/** Why there is nothing to read: another database altogether, or one that no table has sent a result to yet. */
const withoutResults = (tables: AccessTables): Problem => {
  const code = hasTable(tables, 'ReceivedData') ? 'BRIDGEMATE_EMPTY' : 'BRIDGEMATE_TABLE_MISSING'
  return { code, severity: 'error', at: { path: 'ReceivedData' }, params: { table: 'ReceivedData' } }
}

/** Boards due by the movement that no table has sent yet: a file taken while they still play says so. */
const warnOfOutstanding = (log: ProblemLog, tables: AccessTables, received: readonly Received[]): void => {
  const there = new Set(received.map(slotOf))
  let [due, missing] = [0, 0]
  for (const row of rowsOf(tables, 'RoundData')) {
    const [low, high] = [integer(row, 'LowBoard'), integer(row, 'HighBoard')]
    if (integer(row, 'NSPair') === 0 || integer(row, 'EWPair') === 0 || low === 0) continue
    for (let board = low; board <= high && board - low < MOST_BOARDS_IN_ROUND; board++) {
      due += 1
      if (!there.has(slotOf({ row: { ...row, Board: board }, index: 0 }))) missing += 1
    }
  }
  if (missing > 0) log.warn('RESULTS_OUTSTANDING', { path: 'RoundData' }, { missing, due })
}

const scoringOf = (log: ProblemLog, tables: AccessTables, options: BridgemateOptions): ScoringMethod => {
  const type = textAt(rowsOf(tables, 'Section')[0] ?? {}, 'ScoringType') ?? ''
  const told = options.scoring ?? (Object.hasOwn(scoringTypes, type) ? scoringTypes[type] : undefined)
  if (!told) log.info('SCORING_ASSUMED', { path: 'Section[0].ScoringType' }, { scoring: 'matchpoint' })
  return told ?? 'matchpoint'
}

const dateOf = (tables: AccessTables, options: BridgemateOptions): string | undefined => {
  const value = rowsOf(tables, 'Session')[0]?.Date
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : textAt({ value }, 'value')
  return options.date ?? (text === undefined ? undefined : readDate(text.split(/[ T]/)[0] ?? ''))
}

/**
 * The tables of a Bridgemate file → event. The last result entered for a section, table, round and board counts;
 * problems are located by table and row. Title, date and scoring can be told by the caller.
 */
export const fromBridgemateTables = (
  tables: AccessTables,
  options: BridgemateOptions = {},
): Result<ImportedEvent, readonly Problem[]> => {
  const log = new ProblemLog()
  const received = rowsOf(tables, 'ReceivedData')
  if (received.length === 0) return err([withoutResults(tables)])
  const letters = sectionLetters(tables)
  const winners = options.winners ?? (textAt(rowsOf(tables, 'Section')[0] ?? {}, 'Winners') === '2' ? 2 : 1)
  const scoring = scoringOf(log, tables, options)
  const builder = new SessionBuilder(log, { twoFields: winners === 2, severalSections: letters.size > 1 })
  const reading: Reading = { log, builder, scoring, letters }
  listPairs(reading, tables)
  const effective = effectiveRows(log, received)
  for (const one of effective) addReceived(reading, one)
  warnOfOutstanding(log, tables, effective)
  addDeals(reading, tables)
  const sections = builder.sections()
  if (sections.every(section => section.boards.length === 0)) log.error('FILE_HAS_NO_RESULTS')
  if (log.hasErrors) return err(log.list())
  const session = rowsOf(tables, 'Session')[0]
  return ok(
    defined<ImportedEvent>({
      format: 'bridgemate',
      program: { name: 'Bridgemate' },
      title: options.title ?? plainText((session && textAt(session, 'Name')) ?? ''),
      eventType: 'pairs',
      date: dateOf(tables, options),
      scoring,
      winners,
      entrants: builder.register.list(),
      sessions: [{ number: 1, sections }],
      matches: [],
      problems: log.list(),
    }),
  )
}
