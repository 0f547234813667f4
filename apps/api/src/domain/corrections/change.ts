import {
  type Adjustment,
  type AdjustmentFact,
  canonicalJson,
  type ClauseRef,
  clause,
  factId,
  type StageFacts,
} from '@paiji/rules'

/** One sheet replaced by another; everything else as it is. */
export interface SheetChange {
  readonly slot: string
  readonly sheet: unknown
}

/** One change of what stands beside the sheets: an adjustment put on file, or one that counts no longer. */
export type AdjustmentChange =
  | { readonly op: 'add'; readonly adjustment: Adjustment; readonly clause: ClauseRef }
  | { readonly op: 'supersede'; readonly fact: string }

/** Adjustments added and closed, by a ruling or a decision; the sheets stay as they are. */
export interface AdjustmentsChange {
  readonly adjustments: readonly AdjustmentChange[]
}

/** What a correction does to the facts of one stage. */
export type CorrectionChange = SheetChange | AdjustmentsChange

export const isSheetChange = (change: CorrectionChange): change is SheetChange => 'slot' in change

/** Why the change cannot be made to these facts. */
export type Misfit = 'SLOT_UNKNOWN' | 'ADJUSTMENT_UNKNOWN'

/** Names the sheet or adjustment that the stage does not have. */
export const misfitOf = (
  facts: StageFacts<unknown>,
  change: CorrectionChange,
): { code: Misfit; what: string } | undefined => {
  if (isSheetChange(change)) {
    const known = facts.sheets.some(sheet => sheet.slot === change.slot)
    return known ? undefined : { code: 'SLOT_UNKNOWN', what: change.slot }
  }
  const standing = new Set<string>(facts.adjustments.map(fact => fact.id))
  const gone = change.adjustments.find(each => each.op === 'supersede' && !standing.has(each.fact))
  if (gone?.op === 'supersede') return { code: 'ADJUSTMENT_UNKNOWN', what: gone.fact }
  const slots = new Set(facts.sheets.map(sheet => sheet.slot))
  for (const each of change.adjustments) {
    const slot = each.op === 'add' && 'slot' in each.adjustment ? each.adjustment.slot : undefined
    if (slot !== undefined && !slots.has(slot)) return { code: 'SLOT_UNKNOWN', what: slot }
  }
  return undefined
}

/** The facts with the change made; the caller has asked `misfitOf`. */
export const withChange = (facts: StageFacts<unknown>, change: CorrectionChange): StageFacts<unknown> => {
  if (isSheetChange(change)) {
    const replaced = facts.sheets.map(fact => (fact.slot === change.slot ? { ...fact, sheet: change.sheet } : fact))
    return { ...facts, sheets: replaced }
  }
  const closed = new Set(change.adjustments.flatMap(each => (each.op === 'supersede' ? [each.fact] : [])))
  const kept = facts.adjustments.filter(fact => !closed.has(fact.id))
  return { ...facts, adjustments: [...kept, ...change.adjustments.flatMap(toFact)] }
}

const toFact = (change: AdjustmentChange, at: number): AdjustmentFact[] =>
  change.op === 'add'
    ? [
        {
          id: factId(`new-${at}`),
          adjustment: change.adjustment,
          clause: clause(change.clause.edition, change.clause.article),
        },
      ]
    : []

/** Whether the sheet reads the same before and after. */
export const sameSheet = (before: unknown, after: unknown): boolean => canonicalJson(before) === canonicalJson(after)
