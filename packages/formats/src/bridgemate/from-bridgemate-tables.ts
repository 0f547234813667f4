import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { Direction, ImportedEvent, ImportedSection, ScoringMethod, SeatLetter } from '../imported-event.js'
import { type JsonRecord, textAt } from '../json-access.js'
import { ProblemLog } from '../problem-log.js'
import { scoresInImps, SessionBuilder } from '../session-builder.js'
import { remarkDifference } from '../stated/statements.js'
import { readCard } from '../values/card.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readInteger } from '../values/number.js'
import { readScore } from '../values/score.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import { plainText } from '../values/text.js'
import { type AccessTables, hasTable, integer, rowsOf } from './access-tables.js'
import { fieldsOf, type Seating, type SectionFields, seatingsOf } from './fields.js'
import { handsOf } from './hands.js'
import { playersOf } from './players.js'
import { effectiveRows, isSwapped, type Received, warnOfOutstanding, warnOfSeating } from './received-rows.js'

export type { AccessTables }

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

/** A section with its contestants, whose numbers mean something in it alone. */
interface SectionReading {
  readonly id: string
  readonly fields: SectionFields
  readonly builder: SessionBuilder
  readonly seatings: readonly Seating[]
  /** The number nobody has; undefined where all are there. */
  readonly missingPair: string | undefined
}

interface Reading {
  readonly log: ProblemLog
  readonly scoring: ScoringMethod
  readonly sections: ReadonlyMap<number, SectionReading>
}

/** Sections are numbered 1, 2 … in the tables and lettered on paper; two of one letter keep their numbers too. */
const namesOfSections = (tables: AccessTables, ids: readonly number[]): ReadonlyMap<number, string> => {
  const rows = new Map(rowsOf(tables, 'Section').map(row => [integer(row, 'ID'), row]))
  const taken = new Set<string>()
  return new Map(
    ids.map(id => {
      const row = rows.get(id)
      const letter = (row && textAt(row, 'Letter')) ?? String(id)
      const name = taken.has(letter) ? `${letter}${id}` : letter
      taken.add(name)
      return [id, name] as const
    }),
  )
}

const sectionIds = (tables: AccessTables): readonly number[] => {
  const played = rowsOf(tables, 'ReceivedData').map(row => integer(row, 'Section'))
  const listed = rowsOf(tables, 'Section').map(row => integer(row, 'ID'))
  return [...new Set([...listed, ...played])]
}

const readSections = (
  log: ProblemLog,
  tables: AccessTables,
  { winners }: BridgemateOptions,
): ReadonlyMap<number, SectionReading> => {
  const ids = sectionIds(tables)
  const names = namesOfSections(tables, ids)
  const seatings = seatingsOf(tables)
  return new Map(
    ids.map(id => {
      const index = rowsOf(tables, 'Section').findIndex(one => integer(one, 'ID') === id)
      const row = rowsOf(tables, 'Section')[index]
      const own = seatings.filter(({ section }) => section === id)
      const inferred = fieldsOf(row, own)
      const fields = winners === undefined ? inferred : { ...inferred, two: winners === 2, told: true }
      const at = { path: index < 0 ? 'Section' : `Section[${index}].Winners` }
      if (!fields.told && own.length > 0) log.info('WINNERS_INFERRED', at, { winners: fields.two ? 2 : 1 })
      const seats = new Set(own.map(({ table }) => table)).size
      const stated = row && integer(row, 'Tables')
      if (seats > 0 && stated) remarkDifference(log, at, { what: 'tables', taken: seats, stated })
      const builder = new SessionBuilder(log, { twoFields: fields.two, severalSections: ids.length > 1 })
      const missingPair = row && textAt(row, 'MissingPair')
      return [id, { id: names.get(id) ?? String(id), fields, builder, seatings: own, missingPair }] as const
    }),
  )
}

const declaringSeat = (row: JsonRecord): string | undefined => textAt(row, 'NS/EW', 'NSEW', 'NS_EW')

/** A remark can be the whole result: `40%-60%`, `Not played`. */
const cellsOf = (row: JsonRecord): SheetCells => {
  const remark = textAt(row, 'Remarks')
  const ruled = remark !== undefined && readScore(remark) !== undefined
  if (ruled) return { score: remark }
  return { contract: textAt(row, 'Contract'), declarer: declaringSeat(row), result: textAt(row, 'Result') }
}

/** The two sides as they sat; where they sat the wrong way round, each keeps its own number and field. */
const sidesOf = ({ id, fields, builder }: SectionReading, row: JsonRecord, path: string) => {
  const side = (name: string) => ({
    section: id,
    number: textAt(row, name) ?? '',
    kind: fields.teams ? ('team' as const) : ('pair' as const),
    at: { path },
  })
  const sides = builder.pairs(side('PairNS'), side('PairEW'))
  return sides && isSwapped(row) ? [...sides].reverse() : sides
}

const addReceived = ({ log, scoring, sections }: Reading, { row, index }: Received): void => {
  const section = sections.get(integer(row, 'Section'))
  const at = { path: `ReceivedData[${index}]` }
  const number = readBoardNumber(textAt(row, 'Board') ?? '')
  if (number === undefined || !section) {
    log.error('VALUE_NOT_A_NUMBER', { path: `${at.path}.Board` }, { value: textAt(row, 'Board') ?? '' })
    return
  }
  const cells = cellsOf(row)
  const remark = textAt(row, 'Remarks')
  if (remark !== undefined && cells.score === undefined && !isSwapped(row))
    log.warn('RULING_NOT_READABLE', { path: `${at.path}.Remarks` }, { value: remark })
  const read = readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, { path: `${at.path}.${cell}` }, { value: cells[cell] ?? '' }),
  )
  if (read && 'declarer' in read.sheet) {
    const isNorthSouth = read.sheet.declarer === 'N' || read.sheet.declarer === 'S'
    const side = isNorthSouth === isSwapped(row) ? 'PairEW' : 'PairNS'
    const [taken, stated] = [integer(row, side), integer(row, 'Declarer')]
    if (stated > 0) remarkDifference(log, at, { what: 'declarer', taken, stated })
  }
  const sides = read && sidesOf(section, row, at.path)
  if (!sides) return
  section.builder.add(
    section.id,
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

type Sat = { readonly at: Seating; readonly seats: readonly SeatLetter[]; readonly direction: Direction }

/** Where each contestant sat, round by round; in two fields a number is one contestant in each direction. */
const satBy = ({ fields, seatings }: SectionReading): ReadonlyMap<string, readonly Sat[]> => {
  const places = new Map<string, Sat[]>()
  const sit = (number: string, sat: Sat): void => {
    const key = `${number}/${fields.two ? sat.direction : ''}`
    const before = places.get(key)
    if (before) before.push(sat)
    else places.set(key, [sat])
  }
  for (const at of seatings) {
    sit(at.ns, { at, seats: ['N', 'S'], direction: 'NS' })
    sit(at.ew, { at, seats: ['E', 'W'], direction: 'EW' })
  }
  return places
}

/** Lists who plays in a section; the missing pair is nobody unless it has players or results. */
const listContestants = (
  log: ProblemLog,
  section: SectionReading,
  players: ReturnType<typeof playersOf>,
  received: readonly JsonRecord[],
): void => {
  const playing = new Set(received.flatMap(row => [`${textAt(row, 'PairNS')}/NS`, `${textAt(row, 'PairEW')}/EW`]))
  for (const [key, sat] of satBy(section)) {
    const number = key.slice(0, key.lastIndexOf('/'))
    const [first] = sat
    if (!first) continue
    const { direction, at } = first
    const sitting = players(sat)
    const isMissing = number === section.missingPair && sitting.length === 0
    const plays = (section.fields.two ? [direction] : ['NS', 'EW']).some(way => playing.has(`${number}/${way}`))
    if (isMissing && !plays) continue
    if (number === section.missingPair && plays && !section.fields.two)
      log.warn('STATEMENTS_DIFFER', { path: at.path }, { what: 'missingPair', taken: number, stated: number })
    const kind = section.fields.teams ? ('team' as const) : ('pair' as const)
    const details = { section: section.id, number, direction, kind, players: sitting, at: { path: at.path } }
    section.builder.list(details, {})
  }
}

/** Why there is nothing to read: another database altogether, or one that no table has sent a result to yet. */
const withoutResults = (tables: AccessTables): Problem => {
  const code = hasTable(tables, 'ReceivedData') ? 'BRIDGEMATE_EMPTY' : 'BRIDGEMATE_TABLE_MISSING'
  return { code, severity: 'error', at: { path: 'ReceivedData' }, params: { table: 'ReceivedData' } }
}

const scoringOf = (
  log: ProblemLog,
  tables: AccessTables,
  options: BridgemateOptions,
  isOfTeams: boolean,
): ScoringMethod => {
  const type = textAt(rowsOf(tables, 'Section')[0] ?? {}, 'ScoringType') ?? ''
  const told = options.scoring ?? (Object.hasOwn(scoringTypes, type) ? scoringTypes[type] : undefined)
  const assumed = isOfTeams ? 'imp' : 'matchpoint'
  if (!told) log.info('SCORING_ASSUMED', { path: 'Section[0].ScoringType' }, { scoring: assumed })
  return told ?? assumed
}

const dayOf = (value: unknown): string | undefined => {
  const text =
    value instanceof Date && !Number.isNaN(value.getTime())
      ? value.toISOString().slice(0, 10)
      : textAt({ value }, 'value')
  return text === undefined ? undefined : readDate(text.split(/[ T]/)[0] ?? '')
}

/** The day of the session, else the day on which the first result was entered. */
const dateOf = (tables: AccessTables, options: BridgemateOptions): string | undefined =>
  options.date ?? dayOf(rowsOf(tables, 'Session')[0]?.Date) ?? dayOf(rowsOf(tables, 'ReceivedData')[0]?.DateLog)

const readEvent = (log: ProblemLog, tables: AccessTables, options: BridgemateOptions): ImportedEvent => {
  const received = rowsOf(tables, 'ReceivedData')
  const sections = readSections(log, tables, options)
  const readings = [...sections.values()]
  const isOfTeams = readings.some(({ fields }) => fields.teams)
  const reading: Reading = { log, scoring: scoringOf(log, tables, options, isOfTeams), sections }
  const effective = effectiveRows(log, received)
  const players = playersOf(tables)
  for (const [id, section] of sections)
    listContestants(
      log,
      section,
      players,
      effective.map(({ row }) => row).filter(row => integer(row, 'Section') === id),
    )
  for (const { section, board } of handsOf(log, tables)) {
    const of = sections.get(section) ?? (sections.size === 1 ? readings[0] : undefined)
    of?.builder.board(of.id, board)
  }
  for (const one of effective) addReceived(reading, one)
  warnOfOutstanding(log, tables, effective)
  warnOfSeating(log, tables, effective)
  const read: readonly ImportedSection[] = readings.flatMap(({ builder }) => builder.sections())
  if (read.every(section => section.boards.length === 0)) log.error('FILE_HAS_NO_RESULTS')
  return defined<ImportedEvent>({
    format: 'bridgemate',
    program: { name: 'Bridgemate' },
    title: options.title ?? plainText(textAt(rowsOf(tables, 'Session')[0] ?? {}, 'Name') ?? ''),
    eventType: isOfTeams ? 'teams' : 'pairs',
    date: dateOf(tables, options),
    scoring: reading.scoring,
    winners: readings.some(({ fields }) => fields.two) ? 2 : 1,
    entrants: readings.flatMap(({ builder }) => builder.register.list()),
    sessions: [{ number: 1, sections: read }],
    matches: [],
    problems: log.list(),
  })
}

/**
 * The tables of a Bridgemate file → event. The last result entered for a section, table, round and board counts;
 * problems are located by table and row. Title, date, scoring and how many lists of winners there are can be told by
 * the caller; each section has its own lists unless told.
 */
export const fromBridgemateTables = (
  tables: AccessTables,
  options: BridgemateOptions = {},
): Result<ImportedEvent, readonly Problem[]> => {
  if (rowsOf(tables, 'ReceivedData').length === 0) return err([withoutResults(tables)])
  const log = new ProblemLog()
  const event = readEvent(log, tables, options)
  return log.hasErrors ? err(log.list()) : ok(event)
}
