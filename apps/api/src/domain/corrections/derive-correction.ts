import { canonicalJson, err, ok, problem, type StageFacts } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { Outcome } from '../shared/problem.js'
import { type DerivedStandings, deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import type { StoredStage } from '../standings/stage.repo.js'

/** One sheet replaced by another; everything else as it is. */
export interface SheetChange {
  readonly slot: string
  readonly sheet: unknown
}

export interface DerivedCorrection {
  readonly before: DerivedStandings
  readonly after: DerivedStandings
  readonly sheetBefore: unknown
  readonly sheetAfter: unknown
  readonly board: string | undefined
}

const withSheet = (facts: StageFacts<unknown>, change: SheetChange): StageFacts<unknown> => ({
  ...facts,
  sheets: facts.sheets.map(fact => (fact.slot === change.slot ? { ...fact, sheet: change.sheet } : fact)),
})

/**
 * The stage's standings with and without the change, computed by the same rules. Stores nothing.
 * Problems: SLOT_UNKNOWN, NOTHING_WOULD_CHANGE, and whatever the edition finds in the new sheet.
 */
export const deriveCorrection = async (
  db: Db,
  stage: StoredStage,
  change: SheetChange,
): Promise<Outcome<DerivedCorrection>> => {
  const { facts } = await loadFacts(db, stage)
  const fact = facts.sheets.find(sheet => sheet.slot === change.slot)
  if (!fact) return err([problem('SLOT_UNKNOWN', { at: { path: 'slot' }, params: { slot: change.slot } })])
  const before = deriveStandings(stage.editionId, facts)
  if (!before.ok) return before
  const after = deriveStandings(stage.editionId, withSheet(facts, change))
  if (!after.ok) return after
  const parsed = after.value.facts.sheets.find(sheet => sheet.slot === change.slot)
  const previous = before.value.facts.sheets.find(sheet => sheet.slot === change.slot)
  if (canonicalJson(parsed?.sheet) === canonicalJson(previous?.sheet)) return err([problem('NOTHING_WOULD_CHANGE')])
  return ok({
    before: before.value,
    after: after.value,
    sheetBefore: previous?.sheet,
    sheetAfter: parsed?.sheet,
    board: fact.board,
  })
}
