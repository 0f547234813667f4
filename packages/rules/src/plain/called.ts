import type { AdjustmentFact } from '../core/adjustment.js'
import type { SheetPlace } from '../core/edition.js'
import type { SheetFact } from '../core/facts.js'
import { isRecord, isWhole } from '../core/json-value.js'
import { type Problem, problem } from '../core/problem.js'
import type { CalledAtTable } from '../core/ruling.js'
import type { PlainPenalty, PlainSheet, PlainSport } from './description.js'
import { mostRows } from './read-sheet.js'

/** An act that a ruling was given for, as a sheet may have it too. */
interface RuledAct {
  readonly penalty: PlainPenalty
  readonly seat: number
  /** The line of the sheet that the ruling names. */
  readonly line?: number
}

const penaltyOf = ({ penalties }: PlainSport, code: unknown): PlainPenalty | undefined =>
  penalties.find(penalty => penalty.code === code && penalty.without)

/**
 * Takes each act from the sheet once: what is left, and which of them were there. Acts that name their line choose
 * first, the last line before the others, since a line taken away moves those below it.
 */
const takeFrom = (sheet: PlainSheet, acts: readonly RuledAct[]) => {
  const found = new Set<RuledAct>()
  let left = sheet
  for (const act of acts.toSorted((a, b) => (b.line ?? 0) - (a.line ?? 0))) {
    const without = act.penalty.without?.(left, act)
    if (without === undefined) continue
    found.add(act)
    left = without
  }
  return { left, found }
}

/** What an adjustment says it takes the place of on a sheet. */
export const insteadOf = (slot: string, { code }: PlainPenalty, line: string | undefined) => ({
  insteadOf: { slot, penalty: code, ...(line ? { line: Number(line) } : {}) },
})

const actOf = (
  sport: PlainSport,
  { slot, sides }: SheetFact<PlainSheet>,
  { adjustment }: AdjustmentFact,
): readonly RuledAct[] => {
  if (adjustment.kind !== 'penalty' || !isRecord(adjustment.insteadOf)) return []
  const { slot: at, penalty: code, line } = adjustment.insteadOf
  const penalty = penaltyOf(sport, code)
  const seat = sides.indexOf(adjustment.entrant)
  const isHere = at === slot && penalty !== undefined && seat >= 0
  return isHere ? [{ penalty, seat, ...(isWhole(line, 1, mostRows) ? { line } : {}) }] : []
}

/** The sheet without what rulings on its table have taken from the total already, so that no act is paid for twice. */
export const besideRulings = (
  sport: PlainSport,
  fact: SheetFact<PlainSheet>,
  adjustments: readonly AdjustmentFact[],
): SheetFact<PlainSheet> => {
  const acts = adjustments.flatMap(adjustment => actOf(sport, fact, adjustment))
  return acts.length === 0 ? fact : { ...fact, sheet: takeFrom(fact.sheet, acts).left }
}

/**
 * What the rulings on a table and its sheet say against each other: points left to the sheet that do not come
 * (`RULED_POINTS_NOT_ON_SHEET`), and points of a ruling that the sheet has too, counted once (`RULED_POINTS_ON_SHEET_TOO`).
 */
export const calledRemarks = (
  sport: PlainSport,
  sheet: PlainSheet,
  { called = [], finished = false }: Pick<SheetPlace, 'called' | 'finished'>,
): readonly Problem[] => {
  const ruled = called.flatMap(({ situation, side: seat, answers }: CalledAtTable) => {
    const penalty = penaltyOf(sport, situation)
    const line = answers.hand ? { line: Number(answers.hand) } : {}
    return penalty ? [{ penalty, seat, ...line, isLeft: answers.pointsTaken === 'onSheet' }] : []
  })
  const { found } = takeFrom(sheet, ruled)
  return ruled.flatMap(act => {
    const isMissing = act.isLeft && finished && !found.has(act)
    const isDouble = !act.isLeft && found.has(act)
    if (!isMissing && !isDouble) return []
    const params = { player: act.seat + 1, hand: act.line ?? 0, act: act.penalty.code }
    const code = isMissing ? 'RULED_POINTS_NOT_ON_SHEET' : 'RULED_POINTS_ON_SHEET_TOO'
    return [problem(code, { severity: 'warning', at: { path: 'called' }, params })]
  })
}
