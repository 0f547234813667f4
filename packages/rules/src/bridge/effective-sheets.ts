import { problem, type Problem } from '../core/problem.js'
import type { SheetFact, StageFacts } from '../core/facts.js'
import { err, ok, type Result } from '../core/result.js'
import { parseBridgeSheet } from './parse-sheet.js'
import type { BridgeSheet } from './sheet.js'

export type BridgeFact = SheetFact<BridgeSheet>
export type BridgeFacts = StageFacts<BridgeSheet>

type Replacement = { readonly sheet?: BridgeSheet; readonly id?: BridgeFact['id'] }

/** Rulings by slot, the last one of a slot deciding; an annulled sheet is replaced by nothing. */
const rulings = (facts: BridgeFacts): Result<ReadonlyMap<string, Replacement>, readonly Problem[]> => {
  const bySlot = new Map<string, Replacement>()
  for (const { id, adjustment } of facts.adjustments) {
    if (adjustment.kind === 'annulled') bySlot.set(adjustment.slot, {})
    if (adjustment.kind !== 'assigned' && adjustment.kind !== 'artificial') continue
    const sheet = parseBridgeSheet({ adjusted: adjustment.payload })
    if (!sheet.ok) {
      const at = { path: `${adjustment.slot}/adjustment` }
      return err(sheet.error.map(item => problem(item.code, { at })))
    }
    bySlot.set(adjustment.slot, { sheet: sheet.value, id })
  }
  return ok(bySlot)
}

/** The sheets that count, with rulings in the place of the results they replace. */
export const effectiveSheets = (facts: BridgeFacts): Result<readonly BridgeFact[], readonly Problem[]> => {
  if (facts.adjustments.length === 0) return ok(facts.sheets)
  const replaced = rulings(facts)
  if (!replaced.ok) return replaced
  return ok(
    facts.sheets.flatMap(fact => {
      const ruling = replaced.value.get(fact.slot)
      if (!ruling) return [fact]
      if (!ruling.sheet) return []
      const { copy, dealer, vulnerable } = fact.sheet
      return [{ ...fact, id: ruling.id ?? fact.id, sheet: { ...ruling.sheet, copy, dealer, vulnerable } }]
    }),
  )
}
