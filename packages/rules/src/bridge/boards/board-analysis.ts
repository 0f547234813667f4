import type { BoardAnalysis, PreparedBoard } from '../../core/board-rules.js'
import type { Seat } from '../../core/seat.js'
import { boardNumber, dealerOf, vulnerabilityOf } from '../sheet/board.js'
import { markingsOf } from './board-hands.js'
import type { BridgeBook } from '../book.js'
import { type ParContract, parOf } from '../double-dummy/par.js'
import { type Vulnerability, vulnerabilities } from '../types.js'

const declarers = ['north', 'south', 'east', 'west'] as const
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const makeableOf = (text: string | undefined): BoardAnalysis['makeable'] =>
  text === undefined || !/^[0-9a-d-]{20}$/.test(text)
    ? []
    : declarers.map((seat, row) => ({
        seat,
        tricks: [...text.slice(row * 5, row * 5 + 5)].map(digit => (digit === '-' ? null : Number.parseInt(digit, 16))),
      }))

/** Par and makeable tricks of a board as its file gives them; undefined when it says nothing. */
const statedOf = (board: PreparedBoard | undefined): BoardAnalysis | undefined => {
  const stored = board?.analysis
  if (typeof stored !== 'object' || stored === null) return undefined
  const { parScore, parContract, makeable } = stored as Record<string, unknown>
  const analysis = {
    parScore: textIn(parScore),
    parContract: textIn(parContract),
    makeable: makeableOf(textIn(makeable)),
  }
  const says = analysis.parScore ?? analysis.parContract ?? analysis.makeable[0]
  return says === undefined ? undefined : analysis
}

/** Dealer and vulnerability of the board that was used: as marked, else by its number; undefined where neither says. */
const marksOf = (board: PreparedBoard): { dealer: Seat; vulnerability: Vulnerability } | undefined => {
  const marked = markingsOf(board)
  const number = boardNumber(board.number)
  const vulnerability = vulnerabilities.find(one => one === marked.vulnerability)
  const dealer = declarers.find(seat => seat === marked.dealer)
  if (number === undefined && (!dealer || !vulnerability)) return undefined
  return {
    dealer: dealer ?? dealerOf(number ?? 1),
    vulnerability: vulnerability ?? vulnerabilityOf(number ?? 1),
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

const contractLine = ({ side, text, result }: ParContract): string =>
  [side.toUpperCase(), text, result === 0 ? '' : signed(result)].join(' ').trim()

/** What the solver found of a board, with the par that follows from it. */
const solvedOf = (book: BridgeBook, board: PreparedBoard): BoardAnalysis | undefined => {
  const makeable = makeableOf(board.solved ?? undefined)
  if (makeable.length === 0) return undefined
  const marks = marksOf(board)
  if (!marks) return { makeable, computed: true }
  const rows = new Map(makeable.map(({ seat, tricks }) => [seat, tricks.map(tricks => tricks ?? 0)]))
  // Files have notrump first; denominations rise from clubs.
  const strains = (seat: Seat): readonly number[] => [...(rows.get(seat) ?? [])].reverse()
  const byStrain = { north: strains('north'), south: strains('south'), east: strains('east'), west: strains('west') }
  const par = parOf({ makeable: byStrain, vulnerability: marks.vulnerability, score: book.scoreContract }, marks.dealer)
  return {
    makeable,
    computed: true,
    parPoints: par.score,
    parScore: `NS ${signed(par.score)}`,
    parContract: par.contracts.map(contractLine).join('; ') || undefined,
  }
}

/** The solver's tricks, and beside each row of them what the file states otherwise. */
const besideStated = (
  solved: BoardAnalysis['makeable'],
  stated: BoardAnalysis['makeable'],
): BoardAnalysis['makeable'] => {
  const rows = new Map(stated.map(row => [row.seat, row.tricks]))
  return solved.map(row => {
    const other = row.tricks.map((tricks, at) => {
      const told = rows.get(row.seat)?.[at] ?? null
      return told === tricks ? null : told
    })
    return other.some(tricks => tricks !== null) ? { ...row, stated: other } : row
  })
}

/**
 * Par and makeable tricks of a board: as the solver found them, with what its file states otherwise beside them; as the
 * file gives them until the deal is solved; undefined when nobody has said anything.
 */
export const analysisOf =
  (book: BridgeBook) =>
  (board: PreparedBoard | undefined): BoardAnalysis | undefined => {
    const stated = statedOf(board)
    const solved = board && solvedOf(book, board)
    return solved ? { ...solved, makeable: besideStated(solved.makeable, stated?.makeable ?? []) } : stated
  }
