import type { SheetPlace } from '../../core/edition.js'
import { type Problem, problem } from '../../core/problem.js'
import type { CalledAtTable } from '../../core/ruling.js'
import { ladderStep, type PenaltyMeasure, type PenaltyRule, penaltyRule } from '../score/penalty.js'
import { measureTerm } from '../measures.js'
import { isPlayer, type Player } from '../types.js'
import { linesOnSheet, type RuledLine } from '../score/ruled-lines.js'
import type { MahjongSheet } from '../sheet.js'

/** A ruling against one of the four, with what the catalogue makes of it. */
interface Called {
  readonly player: Player
  readonly hand?: number
  readonly rule: PenaltyRule
  readonly measures: readonly PenaltyMeasure[]
  readonly answers: CalledAtTable['answers']
}

const handOf = ({ answers }: CalledAtTable): { hand?: number } =>
  /^\d{1,2}$/.test(answers.hand?.trim() ?? '') ? { hand: Number(answers.hand) } : {}

/** The rulings of the catalogue in their order; an act on a ladder costs what its repetition within the hand does. */
const readCalled = (called: readonly CalledAtTable[]): readonly Called[] =>
  called.flatMap((one, at) => {
    const rule = penaltyRule(one.situation)
    const { hand } = handOf(one)
    if (!rule || !isPlayer(one.side)) return []
    const same = (other: CalledAtTable): boolean =>
      other.situation === one.situation && other.side === one.side && handOf(other).hand === hand
    const repetition = called.slice(0, at + 1).filter(same).length
    const chosen = rule.choice ? rule.measures.filter(one2 => measureTerm(one2) === one.option) : rule.measures
    const measures = chosen.map(measure => (measure.kind === 'ladder' ? ladderStep(repetition) : measure))
    return [{ player: one.side, rule, measures, answers: one.answers, ...(hand === undefined ? {} : { hand }) }]
  })

const ends = new Set(['deadHand', 'exclusion', 'disqualification', 'forfeitSession'])

/** Nobody wins a hand whose play could not go on (3.11.6-7 (2)); a dead hand only its own player. */
const deadHandOf = (called: Called, winner: Player): boolean =>
  called.rule.code === 'wreckedHand' || (called.player === winner && called.measures.some(({ kind }) => ends.has(kind)))

type Severity = 'error' | 'warning'

/**
 * Hands of a sheet won by somebody whose hand a referee has declared dead (停和陪打, 3.11.6): `RULED_DEAD_HAND_WINS`. An
 * error before the sheet is stored, a warning where it was there before the ruling.
 */
export const deadHandsThatWin = (
  sheet: MahjongSheet,
  { called = [] }: Pick<SheetPlace, 'called'>,
  severity: Severity,
): readonly Problem[] => {
  if (sheet.kind !== 'hands') return []
  const ruled = readCalled(called)
  return sheet.hands.flatMap(({ number, result }, i) => {
    if (result.kind === 'drawn' || !ruled.some(one => one.hand === number && deadHandOf(one, result.winner))) return []
    const at = { path: `hands[${i}].result.winner` }
    return [problem('RULED_DEAD_HAND_WINS', { severity, at, params: { hand: number, player: result.winner + 1 } })]
  })
}

/** What a sheet would say of the points of a ruling. */
const linesOf = (called: Called): readonly RuledLine[] => {
  const { player, answers } = called
  const where = { player, ...(called.hand === undefined ? {} : { hand: called.hand }) }
  return called.measures.flatMap((measure): readonly RuledLine[] => {
    if (measure.kind === 'payEach') return [{ line: 'falseWin', ...where }]
    if (measure.kind === 'fine') return [{ line: 'fine', amount: measure.amount, ...where }]
    if (measure.kind !== 'fineBetween') return []
    return [{ line: 'fine', amount: Number(answers.fine), ...where }]
  })
}

const paramsOf = (called: Called): Readonly<Record<string, string | number>> => ({
  player: called.player + 1,
  hand: called.hand ?? 0,
  act: called.rule.code,
})

/** Whether the hand a ruling is about has been written down, so that its points ought to be there. */
const isWritten = (sheet: MahjongSheet & { kind: 'hands' }, called: Called, finished: boolean): boolean =>
  finished || (called.hand !== undefined && sheet.hands.some(({ number }) => number === called.hand))

const pointsRemarks = (sheet: MahjongSheet, ruled: readonly Called[], finished: boolean): readonly Problem[] => {
  const wanted = ruled.flatMap(called => linesOf(called).map(line => ({ called, line })))
  const found = linesOnSheet(
    sheet,
    wanted.map(({ line }) => line),
  )
  return wanted.flatMap(({ called }, i) => {
    const remark = (code: string): readonly Problem[] => [
      problem(code, { severity: 'warning', at: { path: 'called' }, params: paramsOf(called) }),
    ]
    if (sheet.kind === 'totals' && found[i] === undefined) return remark('RULED_POINTS_IN_TOTALS')
    if (called.answers.pointsTaken !== 'onSheet') return found[i] ? remark('RULED_POINTS_ON_SHEET_TOO') : []
    const missing = sheet.kind === 'hands' && found[i] === undefined && isWritten(sheet, called, finished)
    return missing ? remark('RULED_POINTS_NOT_ON_SHEET') : []
  })
}

/**
 * What the rulings on a table and its sheet say against each other: a dead hand that wins; points left to the sheet that
 * do not come (`RULED_POINTS_NOT_ON_SHEET`); points of a ruling that the sheet has too, counted once
 * (`RULED_POINTS_ON_SHEET_TOO`); four totals, which do not show whether the points are in them (`RULED_POINTS_IN_TOTALS`).
 */
export const calledRemarks = (
  sheet: MahjongSheet,
  { called = [], finished = false }: Pick<SheetPlace, 'called' | 'finished'>,
): readonly Problem[] =>
  called.length === 0 || sheet.kind === 'notPlayed'
    ? []
    : [...deadHandsThatWin(sheet, { called }, 'warning'), ...pointsRemarks(sheet, readCalled(called), finished)]
