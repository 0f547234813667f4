import type { RulesEdition } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { ruleWindow } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { StoredStage } from './stage.repo.js'
import type { RevisionRow } from './standings.repo.js'

const MINUTE = 60_000

/** Anchors that start when scores are published; the others start elsewhere. */
const ANCHORED_AT_PUBLICATION = new Set(['SCORE_AVAILABLE', 'SESSION_END', 'STAGE_END'])

/**
 * Opens the edition's windows from the moment of publication. The due time is computed once and stored
 * with the rule that made it.
 */
export const openWindows = async (
  tx: Transaction,
  stage: StoredStage,
  revision: RevisionRow,
  edition: RulesEdition,
  at: Date,
): Promise<Date | undefined> => {
  const windows = edition.windows
    .filter(window => window.kind !== 'escalation' && ANCHORED_AT_PUBLICATION.has(window.anchor))
    .map(window => ({
      organisationId: stage.organisationId,
      stageId: stage.id,
      revisionId: revision.id,
      kind: window.kind,
      anchor: window.anchor,
      anchoredAt: at,
      dueAt: new Date(at.getTime() + window.length.minutes * MINUTE),
      editionId: window.clause.edition,
      article: window.clause.article,
    }))
  if (windows.length === 0) return undefined
  await tx.insert(ruleWindow).values(windows)
  return new Date(Math.max(...windows.map(window => window.dueAt.getTime())))
}

/** A corrected revision runs on the clocks of the one it replaces: no correction moves a running clock. */
export const inheritWindows = async (tx: Transaction, from: RevisionRow, to: RevisionRow): Promise<void> => {
  const windows = await tx.select().from(ruleWindow).where(eq(ruleWindow.revisionId, from.id))
  if (windows.length === 0) return
  await tx.insert(ruleWindow).values(windows.map(({ id: _, ...window }) => ({ ...window, revisionId: to.id })))
}
