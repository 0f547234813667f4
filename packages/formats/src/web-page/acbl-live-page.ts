import type { Direction, ImportedEvent, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { SessionBuilder } from '../session-builder.js'
import { defined } from '../values/defined.js'
import { standardVulnerability } from '../values/markings.js'
import { readDecimal } from '../values/number.js'
import { readScore } from '../values/score.js'
import type { SheetCells } from '../values/sheet.js'
import { remarkDifference, remarkNames } from '../stated/statements.js'
import { plainText } from '../values/text.js'
import { dayIn, pairOf, scoredCells } from './acbl-live-parts.js'
import { readScorecard } from './acbl-scorecard.js'
import type { HtmlPage, HtmlTable } from './html-tables.js'
import { boardInHeading, directionInHeading } from '../values/page-columns.js'
import { addPageLine, type PageSide } from './page-lines.js'
import { type PlayLink, playLink } from './play-link.js'

type LiveColumn = 'contract' | 'by' | 'score' | 'matchpoints' | 'imps' | 'percent' | 'pairs'

/** A list of one board's results, seen from the side that stands first in each row. */
interface LiveTable {
  readonly table: HtmlTable
  readonly columns: ReadonlyMap<LiveColumn, number>
  readonly side: Direction
  readonly board: string
  readonly section: string
}

const headings: Readonly<Record<string, LiveColumn>> = {
  contract: 'contract',
  by: 'by',
  declarer: 'by',
  score: 'score',
  matchpoints: 'matchpoints',
  imps: 'imps',
  '%': 'percent',
  pairs: 'pairs',
}

const liveColumns = (cells: readonly string[]): ReadonlyMap<LiveColumn, number> =>
  new Map(
    cells.flatMap((cell, i) => {
      const name = cell.trim().toLowerCase()
      return Object.hasOwn(headings, name) ? [[headings[name] as LiveColumn, i] as const] : []
    }),
  )

const liveTable = (page: HtmlPage, table: HtmlTable): LiveTable | undefined => {
  const columns = liveColumns(table.rows[0] ?? [])
  if (!columns.has('pairs') || !columns.has('score')) return undefined
  const above = [...page.headings, table.before].join('\n')
  const board = table.board ?? boardInHeading(page.headings.join('\n')) ?? boardInHeading(table.before)
  const section = table.section ?? /\bSection\s+([A-Z]{1,3})\b/.exec(above)?.[1] ?? '1'
  return board === undefined
    ? undefined
    : { table, columns, side: directionInHeading(table.before) ?? 'NS', board, section }
}

interface LiveRow {
  readonly of: LiveTable
  readonly ns: PageSide
  readonly ew: PageSide
  readonly link: PlayLink | undefined
  readonly path: string
  readonly cell: (column: LiveColumn) => string
}

const rowsOf = (page: HtmlPage, of: LiveTable): readonly LiveRow[] =>
  of.table.rows.slice(1).flatMap((cells, at): LiveRow[] => {
    const path = `tables[${of.table.number}].rows[${at + 2}]`
    const cell = (column: LiveColumn): string => (cells[of.columns.get(column) ?? -1] ?? '').trim()
    const [first, second] = cell('pairs')
      .split(/\bvs?\.?(?=\s)/i)
      .map(text => pairOf(text, page, path))
    if (!first || !second) return []
    const [ns, ew] = of.side === 'NS' ? [first, second] : [second, first]
    return [{ of, ns, ew, link: playLink(of.table.links[at + 1] ?? []), path, cell }]
  })

const cellsOf = ({ of, link, cell }: LiveRow): SheetCells =>
  scoredCells({
    contract: cell('contract'),
    by: cell('by'),
    points: cell('score'),
    side: of.side,
    vulnerability: link?.vulnerability ?? standardVulnerability(of.board),
  })

const peopleIn = ({ players }: PageSide): string =>
  players
    .map(({ name }) => name)
    .sort()
    .join('\n')

/** A number that stands for other people north–south than east–west: each direction has its own. */
const hasTwoFields = (rows: readonly LiveRow[]): boolean => {
  const ns = new Map(rows.map(row => [row.ns.number, peopleIn(row.ns)]))
  return rows.some(({ ew }) => ns.has(ew.number) && ns.get(ew.number) !== peopleIn(ew))
}

/** The same meeting stands in the list of each side; what both state of it belongs together. */
const meetings = (rows: readonly LiveRow[]): readonly (readonly LiveRow[])[] => {
  const met = new Map<string, LiveRow[]>()
  for (const row of rows) {
    const key = [row.of.section, row.of.board, row.ns.number, row.ew.number].join('/')
    const before = met.get(key)
    if (before) before.push(row)
    else met.set(key, [row])
  }
  return [...met.values()]
}

/** What the second list says of a meeting otherwise than the first. */
const remarkOther = (log: ProblemLog, first: LiveRow, other: LiveRow): void => {
  const at = { path: other.path }
  const says = ({ cell }: LiveRow, column: 'contract' | 'by') => cell(column).replace(/\s/g, '').toUpperCase()
  remarkDifference(log, at, { what: 'contract', taken: says(first, 'contract'), stated: says(other, 'contract') })
  remarkDifference(log, at, { what: 'declarer', taken: says(first, 'by'), stated: says(other, 'by') })
  const [taken, stated] = [first, other].map(row => {
    const { score } = cellsOf(row)
    const read = readScore(score ?? '')
    return read?.kind === 'score' ? read.ns : score
  })
  remarkDifference(log, at, { what: 'score', taken, stated })
  remarkNames(log, at, first.ns, other.ns.players)
  remarkNames(log, at, first.ew, other.ew.players)
}

const publishedOf = (rows: readonly LiveRow[]): { ns?: string; ew?: string } => {
  const of = (side: Direction): string | undefined => {
    const row = rows.find(one => one.of.side === side)
    return row && readDecimal(row.cell('matchpoints') || row.cell('imps'))
  }
  return defined({ ns: of('NS'), ew: of('EW') })
}

const titleOf = ({ headings: told }: HtmlPage): string =>
  plainText(told.map(text => /\bfor\s+(.+)$/.exec(plainText(text))?.[1]).find(Boolean) ?? '')

/**
 * A page of ACBL Live: a pair's scorecard, or boards with a list for each side, pairs as `10-A-B vs. 6-C-D`, with the deal and the calls of the
 * play links. Undefined where no table is such a list. Located by table and row.
 */
export const readAcblLivePage = (log: ProblemLog, page: HtmlPage): ImportedEvent | undefined =>
  readScorecard(log, page) ?? readBoards(log, page)

const readBoards = (log: ProblemLog, page: HtmlPage): ImportedEvent | undefined => {
  const rows = page.tables.flatMap(table => {
    const of = liveTable(page, table)
    return of ? rowsOf(page, of) : []
  })
  if (rows.length === 0) return undefined
  const twoFields = hasTwoFields(rows)
  const severalSections = new Set(rows.map(({ of }) => of.section)).size > 1
  const builder = new SessionBuilder(log, { twoFields, severalSections })
  const scoring: ScoringMethod = rows.some(({ of }) => of.columns.has('matchpoints')) ? 'matchpoint' : 'crossImp'
  for (const met of meetings(rows)) {
    const [row] = met
    if (!row) continue
    for (const other of met.slice(1)) remarkOther(log, row, other)
    const { of, ns, ew, link, path } = row
    const about = { section: of.section, board: of.board, ns, ew, link, at: { path } }
    addPageLine({ log, builder, scoring }, { ...about, cells: cellsOf(row), published: publishedOf(met) })
  }
  return defined<ImportedEvent>({
    format: 'webPage',
    program: { name: 'ACBL Live' },
    title: titleOf(page),
    eventType: 'pairs',
    date: dayIn(page.headings.join('\n')),
    scoring,
    winners: twoFields ? 2 : 1,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections: builder.sections() }],
    matches: [],
    problems: [],
  })
}
