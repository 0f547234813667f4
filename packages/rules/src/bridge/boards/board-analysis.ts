import type { BoardAnalysis, PreparedBoard } from '../../core/board-rules.js'
import type { Seat } from '../../core/seat.js'
import { boardNumber, dealerOf, vulnerabilityOf } from '../sheet/board.js'
import { markingsOf } from './board-hands.js'
import type { BridgeBook } from '../book.js'
import { parOf } from '../double-dummy/par.js'
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
  const { contract } = par
  return {
    makeable,
    computed: true,
    parPoints: par.score,
    parScore: `NS ${signed(par.score)}`,
    parContract: contract
      ? [contract.side.toUpperCase(), contract.text, contract.result === 0 ? '' : signed(contract.result)]
          .join(' ')
          .trim()
      : undefined,
  }
}

/**
 * Par and makeable tricks of a board: as its file gives them where it states the tricks, else as the solver found them;
 * undefined when nobody has said anything.
 */
export const analysisOf =
  (book: BridgeBook) =>
  (board: PreparedBoard | undefined): BoardAnalysis | undefined => {
    const stated = statedOf(board)
    if (!board || (stated && stated.makeable.length > 0)) return stated
    const solved = solvedOf(book, board)
    return solved ?? stated
  }
