import type { AdjustmentFact } from '../../core/adjustment.js'
import type { ClauseRef } from '../../core/clause.js'
import type { SheetFact, StageFacts } from '../../core/facts.js'
import type { FactId } from '../../core/ids.js'
import { problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import { isAmountText } from '../../core/setting.js'
import { sideOfPlace } from './individual.js'
import { isFields, type Read } from '../read.js'
import type { GuandanSheet } from '../sheet.js'
import type { PerSide, SideNo } from '../types.js'

/** Points an authority gives a slot in place of what was played; decimal text, side by side. */
export interface AssignedPoints {
  readonly matchPoints: PerSide<string>
  readonly levelPoints: PerSide<string>
}

/** A sheet with what rulings made of it. */
export interface EffectiveSheet {
  readonly fact: SheetFact<GuandanSheet>
  /** Sides that lost the game by a ruling, whatever the sheet says. */
  readonly forfeitedBy?: SideNo | 'both'
  readonly assigned?: AssignedPoints
  /** The ruling behind `forfeitedBy` or `assigned`. */
  readonly ruling?: { readonly id: FactId; readonly clause?: ClauseRef }
}

const pair = (value: unknown): PerSide<string> | undefined => {
  const [a, b]: unknown[] = Array.isArray(value) && value.length === 2 ? value : []
  return isAmountText(a) && isAmountText(b) ? [a, b] : undefined
}

/** `{ matchPoints: ["1", "1"], levelPoints: ["13", "13"] }`; a duplicate event's award stands in `matchPoints` alone. */
export const parseAssigned = (payload: unknown, path: string): Read<AssignedPoints> => {
  const matchPoints = isFields(payload) ? pair(payload.matchPoints) : undefined
  const levelPoints = isFields(payload) ? (pair(payload.levelPoints) ?? (['0', '0'] as const)) : undefined
  return matchPoints && levelPoints
    ? ok({ matchPoints, levelPoints })
    : err([problem('ADJUSTED_RESULT_UNREADABLE', { at: { path } })])
}

const withForfeit = (
  effective: EffectiveSheet,
  fact: AdjustmentFact & { adjustment: { kind: 'forfeit' } },
): EffectiveSheet => {
  const place = effective.fact.sides.indexOf(fact.adjustment.entrant)
  if (place < 0 || effective.fact.sides.length < 2) return effective
  const side = sideOfPlace(place)
  const before = effective.forfeitedBy
  const forfeitedBy = before === undefined || before === side ? side : 'both'
  return { ...effective, forfeitedBy, ruling: { id: fact.id, ...(fact.clause ? { clause: fact.clause } : {}) } }
}

const isFinished = (sheet: GuandanSheet): boolean => sheet.kind !== 'game' || sheet.ended !== 'inProgress'

/** Without a slot the contestant has left: what it finished stands, a game still played is forfeited. */
const forfeitReaches = (effective: EffectiveSheet, slot: string | undefined): boolean =>
  slot === undefined ? !isFinished(effective.fact.sheet) : slot === effective.fact.slot

const applyAdjustment = (effective: EffectiveSheet, fact: AdjustmentFact): Read<EffectiveSheet | undefined> => {
  const { adjustment } = fact
  const { slot } = effective.fact
  switch (adjustment.kind) {
    case 'annulled':
      return ok(adjustment.slot === slot ? undefined : effective)
    case 'forfeit':
      return ok(
        forfeitReaches(effective, adjustment.slot) ? withForfeit(effective, { ...fact, adjustment }) : effective,
      )
    case 'assigned':
    case 'artificial': {
      if (adjustment.slot !== slot) return ok(effective)
      const assigned = parseAssigned(adjustment.payload, slot)
      if (!assigned.ok) return assigned
      const ruling = { id: fact.id, ...(fact.clause ? { clause: fact.clause } : {}) }
      return ok({ ...effective, assigned: assigned.value, ruling })
    }
    default:
      return ok(effective)
  }
}

const effectiveOf = (
  fact: SheetFact<GuandanSheet>,
  rulings: readonly AdjustmentFact[],
): Read<EffectiveSheet | undefined> => {
  let effective: EffectiveSheet | undefined = { fact }
  for (const ruling of rulings) {
    if (!effective) break
    const next: Read<EffectiveSheet | undefined> = applyAdjustment(effective, ruling)
    if (!next.ok) return next
    effective = next.value
  }
  return ok(effective)
}

/** Every sheet that counts, with its rulings applied in their order; annulled ones are gone. */
export const effectiveSheets = (facts: StageFacts<GuandanSheet>): Read<readonly EffectiveSheet[]> => {
  const slots = new Set(facts.sheets.map(sheet => sheet.slot))
  const missing = facts.adjustments.flatMap(({ adjustment }) =>
    'slot' in adjustment && adjustment.slot !== undefined && !slots.has(adjustment.slot) ? [adjustment.slot] : [],
  )
  if (missing.length > 0) return err(missing.map(path => problem('SLOT_UNKNOWN', { at: { path } })))
  const read = facts.sheets.map(fact => effectiveOf(fact, facts.adjustments))
  const problems = read.flatMap(sheet => (sheet.ok ? [] : sheet.error))
  return problems.length > 0 ? err(problems) : ok(read.flatMap(sheet => (sheet.ok && sheet.value ? [sheet.value] : [])))
}
