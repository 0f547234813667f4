import type { Direction, ImportedEvent, ImportedPublished, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { SessionBuilder } from '../session-builder.js'
import { defined } from '../values/defined.js'
import { standardVulnerability } from '../values/markings.js'
import { readBoardNumber, readDecimal } from '../values/number.js'
import { plainText } from '../values/text.js'
import { dayIn, pairOf, scoredCells } from './acbl-live-parts.js'
import type { HtmlPage, HtmlTable } from './html-tables.js'
import { addPageLine, type PageSide } from './page-lines.js'
import { playLink } from './play-link.js'

type CardColumn = 'board' | 'contract' | 'by' | 'plus' | 'minus' | 'matchpoints' | 'imps' | '%' | 'vs'

const columns: ReadonlySet<string> = new Set<CardColumn>([
  ...(['board', 'contract', 'by', 'plus', 'minus', 'matchpoints', 'imps', '%', 'vs'] as const),
])

const isCardColumn = (text: string): text is CardColumn => columns.has(text)

/** The boards of one pair: its opponents under `Vs`, its score under `Plus` or `Minus`. */
interface Card {
  readonly table: HtmlTable
  readonly from: number
  readonly at: ReadonlyMap<CardColumn, number>
}

const cardOf = (table: HtmlTable): Card | undefined => {
  for (const [from, cells] of table.rows.slice(0, 2).entries()) {
    const at = new Map(
      cells.flatMap((cell, i) => {
        const name = cell.trim().toLowerCase().replace(/\.$/, '')
        return isCardColumn(name) ? [[name, i] as const] : []
      }),
    )
    if ((['board', 'plus', 'minus', 'vs'] as const).every(name => at.has(name))) return { table, from: from + 1, at }
  }
  return undefined
}

interface Owner extends PageSide {
  readonly direction: Direction
}

/** `4EW - Rick Lee & Andrew Oak` of the headings: whose card it is. */
const ownerOf = ({ headings, numbers }: HtmlPage): Owner | undefined => {
  for (const heading of headings) {
    const [, number, direction, names = ''] =
      /^([A-Z]{0,3}\d{1,3})\s*(NS|EW|N-S|E-W)\s*[-–:]\s*(.+)$/is.exec(heading.trim()) ?? []
    if (number === undefined || direction === undefined) continue
    const players = names
      .split(/\s*&\s*/)
      .map(plainText)
      .map(name => defined({ name, nationalId: numbers.get(name), location: { path: 'heading' } }))
    const isNs = direction.toUpperCase().startsWith('N')
    return { number, direction: isNs ? 'NS' : 'EW', players: players.filter(({ name }) => name !== '') }
  }
  return undefined
}

/** Score and percentage of the session, in the table of one row above the boards. */
const totalsOf = ({ tables }: HtmlPage): ImportedPublished => {
  for (const { rows } of tables) {
    const [heading = []] = rows
    const words = heading.map(cell => cell.replace(/\s/g, '').toLowerCase())
    const last = rows.at(-1) ?? []
    const of = (word: string): string | undefined => readDecimal(last[words.indexOf(word)] ?? '')
    if (rows.length < 4 && words.includes('score') && words.includes('%') && !words.includes('pairs'))
      return defined({ total: of('score'), percent: of('%') })
  }
  return {}
}

const sectionOf = (card: Card): string =>
  card.table.links
    .flat()
    .map(link => /\/board-detail\/([A-Z]{1,3})\b/.exec(link)?.[1])
    .find(Boolean) ?? '1'

/** A pair's scorecard of ACBL Live: each board with its opponents; undefined where the page is none. */
export const readScorecard = (log: ProblemLog, page: HtmlPage): ImportedEvent | undefined => {
  const owner = ownerOf(page)
  const cards = page.tables.flatMap(table => cardOf(table) ?? [])
  const [first] = cards
  if (!owner || !first) return undefined
  const section = sectionOf(first)
  const scoring: ScoringMethod = cards.some(({ at }) => at.has('imps')) ? 'crossImp' : 'matchpoint'
  const builder = new SessionBuilder(log, { twoFields: true, severalSections: false })
  const { number, direction, players } = owner
  builder.list({ section, number, direction, players, at: { path: 'heading' } }, totalsOf(page))
  for (const card of cards) {
    for (const [i, cells] of card.table.rows.slice(card.from).entries()) {
      const path = `tables[${card.table.number}].rows[${card.from + i + 1}]`
      const cell = (column: CardColumn): string => (cells[card.at.get(column) ?? -1] ?? '').trim()
      const board = readBoardNumber(cell('board'))
      const opponents = pairOf(cell('vs'), page, path)
      if (board === undefined || !opponents) continue
      const link = playLink(card.table.links[card.from + i] ?? [])
      const vulnerability = link?.vulnerability ?? standardVulnerability(board)
      const points = cell('plus') || cell('minus').replace(/^(?=\d)/, '-')
      const own = readDecimal(cell('matchpoints') || cell('imps'))
      const [ns, ew] = direction === 'NS' ? [owner, opponents] : [opponents, owner]
      const cellsOf = { contract: cell('contract'), by: cell('by'), points, side: direction, vulnerability }
      const published = own === undefined ? {} : { [direction === 'NS' ? 'ns' : 'ew']: own }
      const about = { section, board, ns, ew, link, at: { path } }
      addPageLine({ log, builder, scoring }, { ...about, cells: scoredCells(cellsOf), published })
    }
  }
  const title = page.headings.map(text => /^(.+?)\s+Scores$/i.exec(text.trim())?.[1]).find(Boolean)
  return defined<ImportedEvent>({
    format: 'webPage',
    program: { name: 'ACBL Live' },
    title: plainText(title ?? ''),
    eventType: 'pairs',
    date: dayIn(page.headings.join('\n')),
    scoring,
    winners: 2,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections: builder.sections() }],
    matches: [],
    problems: [],
  })
}
