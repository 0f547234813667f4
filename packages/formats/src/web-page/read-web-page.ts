import { err, ok, type Problem, type Result } from '@paiji/rules'
import { readAcblGame } from '../acbl/read-acbl-json.js'
import type { ReadColumn } from '../csv/columns.js'
import { addRecord, fieldsOf, ONLY_SECTION, sectionOf, withTricks } from '../csv/result-record.js'
import type { ImportedEvent, ScoringMethod } from '../imported-event.js'
import { fileProblem, ProblemLog } from '../problem-log.js'
import { SessionBuilder } from '../session-builder.js'
import { asciiHead, decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readDecimal, readPlace } from '../values/number.js'
import { plainText } from '../values/text.js'
import { readAcblLivePage } from './acbl-live-page.js'
import { readBboPage } from './bbo-page.js'
import { embeddedGame } from './embedded-game.js'
import { type HtmlPage, type HtmlTable, htmlTables } from './html-tables.js'
import { boardInHeading, directionInHeading, type PageColumn, pageColumn } from '../values/page-columns.js'
import { namesIn, PagePairs, playersNamed } from './page-pairs.js'

interface PageTable {
  readonly table: HtmlTable
  readonly columns: readonly (PageColumn | undefined)[]
  /** The first row that is no heading, from 0. */
  readonly from: number
  readonly kind: 'traveller' | 'ranking'
}

type PageRow = ReadonlyMap<PageColumn, string>

const kindOf = (columns: readonly (PageColumn | undefined)[]): PageTable['kind'] | undefined => {
  const has = (...names: PageColumn[]) => names.some(name => columns.includes(name))
  if (has('ns', 'nsNames') && has('ew', 'ewNames') && has('contract', 'score', 'scoreEw')) return 'traveller'
  return has('names') && has('pair', 'place') && has('percent', 'total', 'score') ? 'ranking' : undefined
}

/** Rows in front of a heading that are passed over: a title, an empty line. */
const ROWS_ABOVE = 3

/** The columns by a heading of one row, or of two whose words belong together. */
const headingOf = (rows: HtmlTable['rows'], at: number) => {
  const [first = [], second = []] = [rows[at], rows[at + 1]]
  const joined = (order: (a: string, b: string) => string) =>
    first.map((text, i) => pageColumn(order(text, second[i] ?? '')) ?? pageColumn(second[i] || text))
  return [
    { columns: first.map(pageColumn), from: at + 1 },
    { columns: joined((a, b) => `${a} ${b}`), from: at + 2 },
    { columns: joined((a, b) => `${b} ${a}`), from: at + 2 },
  ]
}

const known = (columns: readonly unknown[]): number => new Set(columns.filter(column => column !== undefined)).size

/** BridgeComposer names the columns of its travellers by the classes of their cells: `bcstscorens`. */
const byClasses = (table: HtmlTable): PageTable | undefined => {
  const columns = (table.classes ?? []).map(name => pageColumn(/^bcst([a-z]+)$/.exec(name.trim())?.[1] ?? ''))
  const kind = kindOf(columns)
  return kind === 'traveller' ? { table, columns, from: 0, kind } : undefined
}

/** What a table says of results; undefined where it is none of them. The heading that explains most counts. */
const pageTable = (table: HtmlTable): PageTable | undefined => {
  const headings = Array.from({ length: ROWS_ABOVE }, (_, at) => headingOf(table.rows, at)).flat()
  const read = headings.flatMap(({ columns, from }) => {
    const kind = kindOf(columns)
    return kind ? [{ table, columns, from, kind }] : []
  })
  return read.reduce<PageTable | undefined>(
    (best, one) => (best && known(best.columns) >= known(one.columns) ? best : one),
    byClasses(table),
  )
}

const rowsOf = ({ table, columns, from }: PageTable): { row: PageRow; path: string; alone: string | undefined }[] =>
  table.rows.slice(from).map((cells, at) => {
    const row = new Map<PageColumn, string>()
    columns.forEach((column, i) => {
      const text = cells[i]?.trim() ?? ''
      if (column && text !== '' && !row.has(column)) row.set(column, text)
    })
    const told = new Set(cells.filter(cell => cell !== ''))
    const path = `${table.place ?? `tables[${table.number}]`}.rows[${(table.firstRow ?? 1) + from + at}]`
    return { row, path, alone: told.size === 1 ? [...told][0] : undefined }
  })

const takenAsWritten = ['round', 'table', 'contract', 'declarer', 'tricks', 'result', 'made', 'lead'] as const

const sectionInHeading = (text: string): string | undefined => /\bsection\s+([A-Z]{1,2}\d?)\b/i.exec(text)?.[1]

interface PageRecord {
  readonly record: ReadonlyMap<ReadColumn, string>
  readonly path: string
}

/** The results of a traveller; a row with one text alone names the board or the section of those that follow. */
const recordsOf = (pairs: PagePairs, page: PageTable): readonly PageRecord[] => {
  const { before } = page.table
  let board = boardInHeading(before) ?? page.table.board
  let section = sectionInHeading(before) ?? page.table.section
  return rowsOf(page).flatMap(({ row, path, alone }) => {
    board = (alone === undefined ? undefined : boardInHeading(alone)) ?? board
    section = (alone === undefined ? undefined : sectionInHeading(alone)) ?? section
    const number = /^\D*(\d{1,3})\D*$/.exec(row.get('board') ?? '')?.[1] ?? board
    const [ns, ew] = [row.get('ns') ?? row.get('nsNames'), row.get('ew') ?? row.get('ewNames')]
    if (alone !== undefined || number === undefined || ns === undefined || ew === undefined) return []
    const record = new Map<ReadColumn, string>()
    const set = (column: ReadColumn, text: string | undefined) => {
      if (text !== undefined && text !== '') record.set(column, text)
    }
    for (const [side, cell, names] of [
      ['ns', ns, row.get('nsNames')],
      ['ew', ew, row.get('ewNames')],
    ] as const) {
      const pair = pairs.pairOf(cell)
      set(side, pair.number)
      set(`${side}_names`, (names ? namesIn(names) : pair.names).join(';'))
      set(`${side}_points`, row.get(`${side}Points`)?.replace('%', ''))
    }
    set('section', row.get('section') ?? section)
    set('board', number)
    set('score', row.get('score'))
    set('ew_score', row.get('scoreEw'))
    for (const column of takenAsWritten) set(column, row.get(column))
    return [{ record, path }]
  })
}

interface RankedPair {
  readonly about: Parameters<SessionBuilder['list']>[0]
  readonly published: Parameters<SessionBuilder['list']>[1]
}

/** The pairs of a ranking, whose names the travellers may leave out. */
const rankedOf = (pairs: PagePairs, page: PageTable): readonly RankedPair[] => {
  const direction = directionInHeading(page.table.before) ?? 'NS'
  const section = sectionInHeading(page.table.before) ?? ONLY_SECTION
  return rowsOf(page).flatMap(({ row, path }, at) => {
    const names = namesIn(row.get('names') ?? '')
    const percent = readDecimal((row.get('percent') ?? '').replace('%', '').trim())
    const total = readDecimal(row.get('total') ?? row.get('score') ?? '')
    if (names.length === 0 || (percent === undefined && total === undefined)) return []
    const number = plainText(row.get('pair') ?? String(at + 1))
    pairs.learn({ number, names })
    const about = { section, number, direction, players: playersNamed(names, path), at: { path } }
    return [{ about, published: defined({ total, percent, place: readPlace(row.get('place') ?? '') }) }]
  })
}

/** Tells each column of the travellers that is not read, once. */
const noteUnread = (log: ProblemLog, tables: readonly PageTable[]): void => {
  const told = new Set<string>()
  for (const { table, columns, from } of tables) {
    for (const [i, cell] of (table.rows[from - 1] ?? []).entries()) {
      if (columns[i] !== undefined || cell === '' || told.has(cell)) continue
      told.add(cell)
      log.info(
        'CSV_COLUMN_UNKNOWN',
        { path: `${table.place ?? `tables[${table.number}]`}.rows[${from}]` },
        { column: cell },
      )
    }
  }
}

const scoringOf = (log: ProblemLog, tables: readonly PageTable[]): ScoringMethod => {
  const headings = tables.flatMap(({ table, from }) => table.rows.slice(0, from).flat()).join(' ')
  if (/\bx?imps?\b/i.test(headings)) return 'crossImp'
  if (!/%|\bmps?\b|match.?points?|百分率/i.test(headings))
    log.info('SCORING_ASSUMED', undefined, { scoring: 'matchpoint' })
  return 'matchpoint'
}

const dayIn = (text: string): string | undefined =>
  [
    ...text
      .replace(/(\d{4})年(\d{1,2})月(\d{1,2})日?/g, '$3.$2.$1')
      .matchAll(/\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}/g),
  ]
    .map(([day]) => readDate(day))
    .find(Boolean)

/** What the tables of a page, or of a spreadsheet, say of results; undefined where none of them is a traveller. */
export const readTables = (log: ProblemLog, page: Pick<HtmlPage, 'title' | 'tables'>): ImportedEvent | undefined => {
  const tables = page.tables.flatMap(table => pageTable(table) ?? [])
  const [travellers, rankings] = (['traveller', 'ranking'] as const).map(kind =>
    tables.filter(one => one.kind === kind),
  )
  if (!travellers?.length) return undefined
  const pairs = new PagePairs()
  const ranked = (rankings ?? []).flatMap(one => rankedOf(pairs, one))
  noteUnread(log, travellers)
  const rows = travellers.flatMap(one => recordsOf(pairs, one))
  const records = withTricks(rows.map(({ record }) => record))
  const directions = new Set(rankings?.map(one => directionInHeading(one.table.before)))
  const told = directions.has('NS') && directions.has('EW')
  const twoFields = ranked.length > 0 ? told : fieldsOf(records)
  const winners = twoFields === true || (twoFields !== false && twoFields.size > 0) ? 2 : 1
  if (winners === 2 && !told) log.info('WINNERS_INFERRED', undefined, { winners })
  const severalSections = new Set(records.map(sectionOf)).size > 1
  const builder = new SessionBuilder(log, { twoFields, severalSections })
  const scoring = scoringOf(log, tables)
  for (const { about, published } of ranked) builder.list(about, published)
  for (const [at, record] of records.entries())
    addRecord({ log, builder, scoring }, record, { path: rows[at]?.path ?? '' })
  const sections = builder.sections()
  if (sections.every(section => section.boards.length === 0) && !log.hasErrors) log.error('FILE_HAS_NO_RESULTS')
  return defined<ImportedEvent>({
    format: 'webPage',
    title: plainText(page.title),
    eventType: 'pairs',
    date: dayIn(`${page.title} ${page.tables[0]?.before ?? ''}`),
    scoring,
    winners,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections }],
    matches: [],
    problems: [],
  })
}

/**
 * A page of results as people save it from their browser: the game that a page of the ACBL carries, or its tables, of
 * which those count that say who played a board with what result (travellers) and who came where (rankings). Boards are
 * told by a column or the heading above. Located by table and row.
 * Problems: FILE_IS_WEB_PAGE where no table is a traveller, and those of single results.
 */
export const readWebPage = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(asciiHead(bytes, 4096))?.[1]
  const source = decodeText(bytes, charset, log)
  if (!source.ok) return source
  const page = htmlTables(source.value.text)
  const last = page.tables.at(-1)
  if (page.brokenOff)
    log.warn('XML_TRUNCATED', { path: `tables[${last?.number ?? 1}].rows[${last?.rows.length ?? 0}]` })
  const game = embeddedGame(page.data)
  if (game) return readAcblGame(game)
  const event = readBboPage(log, page) ?? readAcblLivePage(log, page) ?? readTables(log, page)
  if (!event) return err([fileProblem('FILE_IS_WEB_PAGE', 'error')])
  return log.hasErrors ? err(log.list()) : ok({ ...event, problems: log.list() })
}
