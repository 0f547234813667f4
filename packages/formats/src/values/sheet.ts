import type { ProblemSeverity } from '@paiji/rules'
import type { ImportedSheet, SeatLetter } from '../imported-event.js'
import type { FormatProblemCode } from '../problem-codes.js'
import { readContract, readSeat, readTricks, tricksFromResult } from './contract.js'
import { artificialFor, readScore, type ScoreText } from './score.js'

/** The cells of one result line, as written; absent when empty. `result` is relative to the contract (`+1`). */
export interface SheetCells {
  readonly contract?: string | undefined
  readonly declarer?: string | undefined
  readonly tricks?: string | undefined
  readonly result?: string | undefined
  readonly score?: string | undefined
}

export type SheetCell = keyof SheetCells
export type CellReport = (cell: SheetCell, code: FormatProblemCode, severity: ProblemSeverity) => void

export interface ReadSheet {
  readonly sheet: ImportedSheet
  readonly score?: number
}

interface PlayedContract {
  readonly contract: string
  readonly declarer: SeatLetter
  readonly tricks: number
}

type CellFault = readonly [SheetCell, FormatProblemCode]

const tricksOf = (contract: string, cells: SheetCells): number | CellFault => {
  if (cells.tricks !== undefined) return readTricks(cells.tricks) ?? ['tricks', 'TRICKS_INVALID']
  if (cells.result !== undefined) return tricksFromResult(contract, cells.result) ?? ['result', 'TRICKS_INVALID']
  return ['contract', 'CONTRACT_INCOMPLETE']
}

const isFault = (value: unknown): value is CellFault => Array.isArray(value)

/** The contract as played, `PASS`, nothing at all, or what is wrong with it. */
const readPlayed = (cells: SheetCells): PlayedContract | { contract: 'PASS' } | CellFault | undefined => {
  if (cells.contract === undefined) return undefined
  const contract = readContract(cells.contract)
  if (contract === undefined) return ['contract', 'CONTRACT_INVALID']
  if (contract === 'PASS') return { contract }
  if (cells.declarer === undefined) return ['contract', 'CONTRACT_INCOMPLETE']
  const declarer = readSeat(cells.declarer)
  if (declarer === undefined) return ['declarer', 'DECLARER_INVALID']
  const tricks = tricksOf(contract, cells)
  return isFault(tricks) ? tricks : { contract, declarer, tricks }
}

const scoreSheet = (score: ScoreText | undefined, inImps: boolean): ReadSheet | undefined => {
  if (score?.kind === 'score') return { sheet: { nsScore: score.ns }, score: score.ns }
  if (score?.kind !== 'artificial') return undefined
  return { sheet: { adjusted: { ns: artificialFor(score.ns, inImps), ew: artificialFor(score.ew, inImps) } } }
}

const contractSheet = (sheet: PlayedContract | { contract: 'PASS' }, score: ScoreText | undefined): ReadSheet =>
  score?.kind === 'score' ? { sheet, score: score.ns } : { sheet }

/** Whether `+1` stands beside tricks that are not one more than the contract. */
const isOtherResult = (played: PlayedContract | { readonly contract: 'PASS' }, { result }: SheetCells): boolean => {
  const stated = result === undefined ? undefined : tricksFromResult(played.contract, result)
  return stated !== undefined && 'tricks' in played && stated !== played.tricks
}

/** A meeting without any result: it was not played, or nobody wrote down what happened. */
const saysNothing = (cells: SheetCells): boolean =>
  [cells.contract, cells.tricks, cells.result, cells.score].every(cell => cell === undefined)

/**
 * A result from its cells. An artificial score stands before a contract; a broken contract is a warning while the
 * score can be used, an error otherwise; no result at all is a warning. Undefined when there is none (not played, or the
 * problem was reported).
 */
export const readSheet = (cells: SheetCells, inImps: boolean, report: CellReport): ReadSheet | undefined => {
  const score = cells.score === undefined ? undefined : readScore(cells.score)
  if (score?.kind === 'notPlayed') {
    report('score', 'LINE_NOT_PLAYED', 'info')
    return undefined
  }
  if (score?.kind === 'artificial') {
    if (readContract(cells.contract ?? '') !== undefined) report('contract', 'CONTRACT_SET_ASIDE', 'info')
    return scoreSheet(score, inImps)
  }
  const played = readPlayed(cells)
  const fromScore = scoreSheet(score, inImps)
  if (isFault(played)) {
    report(played[0], played[1], fromScore ? 'warning' : 'error')
    return fromScore
  }
  if (played) {
    if (isOtherResult(played, cells)) report('result', 'RESULT_DIFFERS', 'warning')
    if (cells.score !== undefined && !score) report('score', 'SCORE_INVALID', 'warning')
    const contradicts = played.contract === 'PASS' && score !== undefined && score.ns !== 0
    if (contradicts) report('contract', 'CONTRACT_INVALID', 'warning')
    return contradicts ? fromScore : contractSheet(played, score)
  }
  if (!fromScore && cells.score !== undefined) report('score', 'SCORE_INVALID', 'error')
  else if (!fromScore) report('score', 'SCORE_MISSING', saysNothing(cells) ? 'warning' : 'error')
  return fromScore
}
