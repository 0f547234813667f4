import { canonicalJson } from '../../core/canonical.js'
import { problem, type Problem } from '../../core/problem.js'
import { add, fromDecimal, fromText, multiply, one, type Ratio, ratio, subtract } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Seat } from '../../core/seat.js'
import { boardNumber, isVulnerable, vulnerabilityOf } from './board.js'
import type { BridgeBook } from '../book.js'
import { rectifiedTricks } from './revoke.js'
import { type ArtificialAward, type BridgeSheet, isMatchSheet, type PlayedSheet, type SideAward } from './sheet.js'
import { sideOf, type Vulnerability } from '../types.js'

/** One possible result with its weight in parts of `wholeWeight`. */
export interface Component {
  readonly weight: number
  readonly score: number
}
/** Four decimals, thirds, sixths and ninths are whole numbers of it. */
export const wholeWeight = 90_000

/** How much of an outcome is artificial; what it is compared by is the rest. */
export interface MixedOutcome {
  readonly weight: Ratio
  readonly award: ArtificialAward
}

/** What one side of a table has to be compared with: a score, several weighted ones, or an award outside the field. */
export type Outcome =
  | { readonly kind: 'score'; readonly score: number; readonly mixed?: MixedOutcome }
  | { readonly kind: 'weighted'; readonly parts: readonly Component[]; readonly mixed?: MixedOutcome }
  | { readonly kind: 'artificial'; readonly award: ArtificialAward }

export interface Outcomes {
  readonly ns: Outcome
  readonly ew: Outcome
}

/** A weight as it was checked when it was read: a whole number of parts. */
const partsOf = (weight: string): number => {
  const { num, den } = multiply(weightValue(weight), ratio(wholeWeight))
  return Number(num / den)
}

/** A stored weight, decimal or fraction. */
export const weightValue = (weight: string): Ratio => fromDecimal(weight) ?? fromText(weight)

/** What a result gives with its artificial share in it: each by its weight. */
export const withShare = (outcome: Outcome, compared: Ratio, artificial: (award: ArtificialAward) => Ratio): Ratio => {
  const mixed = outcome.kind === 'artificial' ? undefined : outcome.mixed
  if (!mixed) return compared
  return add(multiply(subtract(one, mixed.weight), compared), multiply(mixed.weight, artificial(mixed.award)))
}

const outcomeOfAward = (award: SideAward): Outcome => {
  if (award.kind !== 'assigned') return { kind: 'artificial', award }
  const { results, share } = award
  const mixed = share ? { mixed: { weight: weightValue(share.weight), award: share.award } } : {}
  const [only] = results
  if (results.length === 1 && only) return { kind: 'score', score: only.nsScore, ...mixed }
  const parts = results.map(result => ({ weight: partsOf(result.weight), score: result.nsScore }))
  return { kind: 'weighted', parts, ...mixed }
}

/** Both sides were assigned the same results: not a split score. */
const sameResults = (ns: SideAward, ew: SideAward): boolean =>
  ns.kind === 'assigned' && ew.kind === 'assigned' && canonicalJson(ns) === canonicalJson(ew)

/** Vulnerability of this copy: its own marking, else Law 2 by the board's number. */
export const sheetVulnerability = (sheet: BridgeSheet, board: string | undefined): Vulnerability | undefined => {
  if (sheet.vulnerable) return sheet.vulnerable
  const number = boardNumber(board)
  return number === undefined ? undefined : vulnerabilityOf(number)
}

const nsSign = (declarer: Seat): 1 | -1 => (sideOf(declarer) === 'ns' ? 1 : -1)

/** Declarer's tricks as they count: those of the table and those transferred for revokes (Law 64). */
export const countedTricks = (book: BridgeBook, sheet: PlayedSheet): number =>
  sheet.revokes ? rectifiedTricks(book.revoke, sheet.revokes, sideOf(sheet.declarer), sheet.tricks) : sheet.tricks

/** The north–south score of a sheet that has one; undefined for adjusted and unplayed boards. */
export const nsScoreOf = (
  book: BridgeBook,
  sheet: BridgeSheet,
  board: string | undefined,
): Result<number | undefined, Problem> => {
  if (sheet.result === 'score') return ok(sheet.nsScore)
  if (sheet.result === 'passedOut') return ok(0)
  if (sheet.result !== 'played') return ok(undefined)
  const vulnerability = sheetVulnerability(sheet, board)
  if (!vulnerability) return err(problem('BOARD_NUMBER_UNKNOWN', { params: { board: board ?? '' } }))
  const vulnerable = isVulnerable(vulnerability, sideOf(sheet.declarer))
  const tricks = countedTricks(book, sheet)
  return ok(nsSign(sheet.declarer) * book.scoreContract(sheet.contract, vulnerable, tricks) || 0)
}

/** What each side is compared with; undefined when the board was not played or the sheet is a whole match. */
export const outcomesOf = (
  book: BridgeBook,
  sheet: BridgeSheet,
  board: string | undefined,
): Result<Outcomes | undefined, Problem> => {
  if (sheet.result === 'notPlayed' || isMatchSheet(sheet)) return ok(undefined)
  if (sheet.result === 'adjusted') {
    const ns = outcomeOfAward(sheet.ns)
    return ok({ ns, ew: sameResults(sheet.ns, sheet.ew) ? ns : outcomeOfAward(sheet.ew) })
  }
  const score = nsScoreOf(book, sheet, board)
  if (!score.ok) return score
  const outcome: Outcome = { kind: 'score', score: score.value ?? 0 }
  return ok({ ns: outcome, ew: outcome })
}
