import type { Direction, ImportedEvent, ImportedPlayer, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { SessionBuilder } from '../session-builder.js'
import { bothAwards } from '../values/both-awards.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readDecimal } from '../values/number.js'
import { readScore } from '../values/score.js'
import type { SheetCells } from '../values/sheet.js'
import { plainText } from '../values/text.js'
import type { HtmlPage, HtmlTable } from './html-tables.js'
import { addPageLine, type PageSide } from './page-lines.js'
import { type PlayLink, playLink } from './play-link.js'

const seatColumns = ['north', 'south', 'east', 'west'] as const
type BboColumn = (typeof seatColumns)[number] | 'ordinal' | 'time' | 'result' | 'points' | 'score'

/** A table of boards as the site of BBO shows it: a traveller, or what one player played. */
interface BboTable {
  readonly table: HtmlTable
  readonly columns: ReadonlyMap<BboColumn, number>
  /** The first row that is no heading, from 0. */
  readonly from: number
  /** Whose points and score the columns are; undefined where they are the player's whose boards they are. */
  readonly side: Direction | undefined
  readonly owner: string | undefined
}

const columnOf = (heading: string): BboColumn | undefined => {
  const text = heading.trim().toLowerCase()
  if (/^(?:n[ºo°]|#|no\.?|hand|board)$/.test(text)) return 'ordinal'
  const seat = seatColumns.find(name => name === text)
  if (seat) return seat
  if (/^(?:(?:ns|ew)\s+)?points$/.test(text)) return 'points'
  return (['time', 'result', 'score'] as const).find(
    name => text === name || (name === 'score' && /^(?:ns|ew) score$/.test(text)),
  )
}

const isComplete = (columns: ReadonlyMap<BboColumn, number>): boolean =>
  [...seatColumns, 'result' as const].every(name => columns.has(name))

/** The heading stands below one or two rows that say what the table is of. */
const ROWS_ABOVE = 6

const bboTable = (table: HtmlTable): BboTable | undefined => {
  for (const [at, cells] of table.rows.slice(0, ROWS_ABOVE).entries()) {
    const named = cells.flatMap((cell, i) => {
      const column = columnOf(cell)
      return column ? [[column, i] as const] : []
    })
    const columns = new Map([...named].reverse())
    if (!isComplete(columns)) continue
    const sided = cells.map(cell => /^(NS|EW)\s+(?:points|score)$/i.exec(cell.trim())?.[1]?.toUpperCase()).find(Boolean)
    const above = table.rows.slice(0, at).flat().join(' ')
    const owner = /played by\s+(\S+)/i.exec(above)?.[1]
    return { table, columns, from: at + 1, side: sided === 'NS' || sided === 'EW' ? sided : undefined, owner }
  }
  return undefined
}

const played = /^([1-7](?:NT|[CDHSN♣♦♥♠])\ufe0f?)\s*(x{0,2})\s*([NESW])\s*(x{0,2})\s*(=|[+−-]\d{1,2})$/i

/** `6♥E=`, `4♠xS-1`, `PASS`, or an average: what BBO writes of a result in one cell. */
const cellsOf = (result: string): SheetCells => {
  const text = result.replace(/\s+/g, '')
  const match = played.exec(text)
  if (!match)
    return /^p(?:ass(?:ed)?(?:out)?)?$/i.test(text) ? { contract: 'PASS' } : { score: readScore(text) ? text : result }
  const [, bid, before, declarer, after, tricks] = match
  return { contract: `${bid}${before || after}`, declarer, result: (tricks as string).replace('−', '-') }
}

const isRobot = (name: string): boolean => /^(?:gib|robot|~~)/i.test(name)

/** A pair by its players; robots are told apart by the numbers that the play link gives them, else by their table. */
const sideOf = (row: BboRow, seats: readonly ['north' | 'east', 'south' | 'west']): PageSide => {
  const own = seats.map(seat => {
    const name = row.cell(seat)
    if (!isRobot(name)) return name
    const linked = row.link?.names[['south', 'west', 'north', 'east'].indexOf(seat)] ?? ''
    return linked === '' ? `${name} ${row.place}` : linked
  })
  const players = seats.flatMap((seat): ImportedPlayer[] => {
    const name = row.cell(seat)
    return name === '' ? [] : [{ name, location: { path: row.path } }]
  })
  return { number: own.some(name => name === '') ? '' : own.join(' - '), players }
}

interface BboRow {
  readonly cell: (column: BboColumn) => string
  readonly link: PlayLink | undefined
  readonly path: string
  readonly place: number
}

const rowsOf = ({ table, columns, from }: BboTable): readonly BboRow[] =>
  table.rows.slice(from).map((cells, at) => ({
    cell: column => plainText(cells[columns.get(column) ?? -1] ?? ''),
    link: playLink(table.links[from + at] ?? []),
    path: `tables[${table.number}].rows[${from + at + 1}]`,
    place: at + 1,
  }))

/** Rows that name a result and four players; the others are titles, days and sums. */
const isResult = (row: BboRow): boolean =>
  row.cell('result') !== '' &&
  new Set(seatColumns.map(row.cell)).size > 1 &&
  seatColumns.every(seat => row.cell(seat) !== '')

const sideOfOwner = ({ side, owner }: BboTable, row: BboRow): Direction | undefined => {
  if (side !== undefined || owner === undefined) return side
  const sits = seatColumns.find(seat => row.cell(seat).toLowerCase() === owner.toLowerCase())
  return sits === undefined ? undefined : sits === 'north' || sits === 'south' ? 'NS' : 'EW'
}

const addRow = (
  log: ProblemLog,
  builder: SessionBuilder,
  scoring: ScoringMethod,
  table: BboTable,
  row: BboRow,
): void => {
  const at = { path: row.path }
  // A traveller numbers its rows; a player's list numbers the boards.
  const ordinal = table.side === undefined ? readBoardNumber(row.cell('ordinal')) : undefined
  const board = row.link?.board ?? ordinal
  if (board === undefined) {
    log.error('VALUE_MISSING', at, { element: 'board' })
    return
  }
  const side = sideOfOwner(table, row)
  const sign = side === 'EW' ? 'EW ' : 'NS '
  const points = row.cell('points')
  const score = side && /^[+-]?\d+$/.test(points) ? `${sign}${points}` : undefined
  const award = readDecimal(row.cell('score'))
  const cells = cellsOf(row.cell('result'))
  addPageLine(
    { log, builder, scoring },
    {
      section: '1',
      board,
      ns: sideOf(row, ['north', 'south']),
      ew: sideOf(row, ['east', 'west']),
      cells: { ...(score === undefined ? {} : { score }), ...cells },
      published: side && award !== undefined ? bothAwards(side, award, scoring === 'matchpoint') : {},
      link: row.link,
      at,
    },
  )
}

const dayIn = (tables: readonly BboTable[]): string | undefined =>
  tables
    .flatMap(({ table }) => table.rows.flat())
    .map(cell => readDate(/^\d{4}-\d{2}-\d{2}(?=$|\s)/.exec(cell)?.[0] ?? ''))
    .find(Boolean)

const titleOf = (tables: readonly BboTable[]): string =>
  plainText(
    tables
      .flatMap(({ table }) => table.rows.flat())
      .find(cell => /^#\d+\s+\S/.test(cell))
      ?.replace(/^#\d+\s+/, '') ?? '',
  )

/**
 * A page of BBO's archive of played boards, a board's traveller or a player's list, with deals, calls and cards of the
 * links beside the results. Undefined where no table is one. Located by table and row.
 */
export const readBboPage = (log: ProblemLog, page: HtmlPage): ImportedEvent | undefined => {
  const tables = page.tables.flatMap(table => bboTable(table) ?? [])
  const rows = tables.flatMap(table =>
    rowsOf(table)
      .filter(isResult)
      .map(row => ({ table, row })),
  )
  if (rows.length === 0) return undefined
  const percents = rows.every(({ row }) => /%$/.test(row.cell('score')) || row.cell('score') === '')
  const isPercent = percents && rows.some(({ row }) => row.cell('score') !== '')
  const scoring = isPercent ? 'matchpoint' : 'crossImp'
  const builder = new SessionBuilder(log, { twoFields: false, severalSections: false })
  for (const { table, row } of rows) addRow(log, builder, scoring, table, row)
  return defined<ImportedEvent>({
    format: 'webPage',
    program: { name: 'BBO' },
    title: titleOf(tables),
    eventType: 'pairs',
    date: dayIn(tables),
    scoring,
    arithmetic: isPercent ? { awardPrint: 'percent' } : undefined,
    winners: 1,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections: builder.sections() }],
    matches: [],
    problems: [],
  })
}
