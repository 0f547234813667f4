import type { Direction, ImportedBoard, ImportedPlayer } from '../imported-event.js'
import { readContract, readSeat } from '../values/contract.js'
import { isoDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import type { SheetCells } from '../values/sheet.js'
import { parseContract, parseSeat, sideOf, tricksOfScore } from '../values/table-rules.js'
import { plainText } from '../values/text.js'
import type { HtmlPage } from './html-tables.js'
import type { PageSide } from './page-lines.js'

/** `10-Dan Fir-Ben Larch`, also with a section in front of the number: `A10-…`. */
export const pairOf = (text: string, page: HtmlPage, path: string): PageSide | undefined => {
  const [, number, names] = /^([A-Z]{0,3}\d{1,3})\s*[-–.:]?\s*(.*)$/s.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  const told = plainText(names ?? '')
  const known = [...page.numbers.keys()]
    .filter(name => told.includes(name))
    .sort((a, b) => told.indexOf(a) - told.indexOf(b))
  const people = known.length === 2 ? known : told.split(/\s*[-–]\s*/).filter(name => name !== '')
  const players = people.map(
    (name): ImportedPlayer => defined({ name, nationalId: page.numbers.get(name), location: { path } }),
  )
  return { number: number.toUpperCase(), players }
}

/** What a row of ACBL Live says of a result, its score seen from one side. */
interface ScoredRow {
  readonly contract: string
  readonly by: string
  readonly points: string
  readonly side: Direction
  readonly vulnerability: NonNullable<ImportedBoard['vulnerability']>
}

/** Declarer's tricks by the score, which the pages state instead of them. */
export const scoredCells = ({ contract: written, by, points: told, side, vulnerability }: ScoredRow): SheetCells => {
  const points = told.replace(/[−–]/g, '-').replace(/\s/g, '')
  const isNumber = /^[+-]?\d+$/.test(points)
  const score = isNumber ? `${side} ${points}` : points
  const contract = readContract(written)
  if (contract === 'PASS' || /^pass/i.test(written)) return { contract: 'PASS' }
  const [seat, parsed] = [readSeat(by), parseContract(contract ?? '')]
  if (contract === undefined || seat === undefined || !parsed.ok || parsed.value === 'passedOut') return { score }
  const declarer = parseSeat(seat)
  const declaring = declarer && sideOf(declarer)
  const isVulnerable = vulnerability === 'both' || vulnerability === declaring
  const sign = (declaring === 'ns') === (side === 'NS') ? 1 : -1
  const tricks = isNumber ? tricksOfScore(parsed.value, isVulnerable, sign * Number(points)) : undefined
  return tricks === undefined ? { score } : { contract, declarer: seat, tricks: `${tricks}`, score }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `Apr 25, 2026` in a heading. */
export const dayIn = (text: string): string | undefined => {
  const [, month = '', day, year] = /\b([A-Z][a-z]{2})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\b/.exec(text) ?? []
  return isoDate(Number(year), months.indexOf(month.toLowerCase()) + 1, Number(day))
}
