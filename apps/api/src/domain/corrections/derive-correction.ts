import { err, ok, problem, type StageFacts } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { Outcome } from '../../base/problem.js'
import { type DerivedStandings, deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { type CorrectionChange, isSheetChange, misfitOf, sameSheet, withChange } from './change.js'

export interface DerivedCorrection {
  readonly before: DerivedStandings
  readonly after: DerivedStandings
  /** Of the sheet that is replaced; absent when adjustments are. */
  readonly sheetBefore: unknown
  readonly sheetAfter: unknown
  readonly board: string | undefined
}

/**
 * The stage's standings with and without the change, computed by the same rules. Stores nothing.
 * Problems: SLOT_UNKNOWN, ADJUSTMENT_UNKNOWN, NOTHING_WOULD_CHANGE, and whatever the edition finds in the new facts.
 */
export const deriveCorrection = async (
  db: Db,
  stage: StoredStage,
  change: CorrectionChange,
): Promise<Outcome<DerivedCorrection>> => {
  const { facts } = await loadFacts(db, stage)
  return deriveChange(stage.editionId, facts, change)
}

/** The same from facts that are at hand. */
export const deriveChange = (
  editionId: string,
  facts: StageFacts<unknown>,
  change: CorrectionChange,
): Outcome<DerivedCorrection> => {
  const misfit = misfitOf(facts, change)
  if (misfit) return err([problem(misfit.code, { at: { path: 'slot' }, params: { slot: misfit.what } })])
  const before = deriveStandings(editionId, facts)
  if (!before.ok) return before
  const after = deriveStandings(editionId, withChange(facts, change))
  if (!after.ok) return after
  const slot = isSheetChange(change) ? change.slot : undefined
  const sheetIn = (derived: DerivedStandings): unknown => derived.facts.sheets.find(sheet => sheet.slot === slot)?.sheet
  const [sheetBefore, sheetAfter] = [sheetIn(before.value), sheetIn(after.value)]
  const nothing =
    slot === undefined ? before.value.inputDigest === after.value.inputDigest : sameSheet(sheetBefore, sheetAfter)
  if (nothing) return err([problem('NOTHING_WOULD_CHANGE')])
  const board = facts.sheets.find(sheet => sheet.slot === slot)?.board
  return ok({ before: before.value, after: after.value, sheetBefore, sheetAfter, board })
}
