import { inTransaction } from '../db/transaction.js'
import { runClocks } from '../domain/appeals/run-clocks.js'
import { notifyRuling } from '../domain/appeals/notify-ruling.js'
import type { Deps } from '../domain/shared/deps.js'
import { deriveStandings } from '../domain/standings/derive-standings.js'
import { loadFacts } from '../domain/standings/load-facts.js'
import { recomputeStandings } from '../domain/standings/recompute-standings.js'
import { findStage } from '../domain/standings/stage.repo.js'

/** Use cases that suites outside the API call directly, past GraphQL. */
export { issueList } from '../domain/awards/issue-list.js'
export { newSealKeyPem, sealKeyFromPem, sealLog } from '../domain/audit/seal.js'
export { verifyLog } from '../domain/audit/verify.js'
export { erasuresOf, verifyContents } from '../domain/audit/verify-contents.js'
export { makeOfficial } from '../domain/closing/make-official.js'
export { applyCorrection, approveCorrection } from '../domain/corrections/apply-correction.js'
export { previewCorrection } from '../domain/corrections/preview-correction.js'
export { approveTacitly } from '../domain/event-requests/approve-tacitly.js'
export { settleWhenDue } from '../domain/proposals/settle-proposal.js'
export { solveDeals } from '../domain/double-dummy/solve-deals.js'
export { tallyPlay } from '../domain/play/tally-play.js'
export { exportResults } from '../domain/exports/export-results.js'
export { keepOpenData, writeDay } from '../domain/exports/keep-open-data.js'
export { writeSnapshot } from '../domain/exports/write-snapshot.js'
export { evaluateLadders } from '../domain/grading/evaluate-ladders.js'
export { keepStatusList } from '../domain/certificates/status-list.js'
export { registerSheets } from '../domain/exports/register-sheets.js'
export { readTable } from '../domain/bulk/read-table.js'
export { takeInLargeTable } from '../domain/bulk/large-table.js'
export { commitImport } from '../domain/imports/commit-import.js'
export { planImport } from '../domain/imports/import-plan.js'
export { parseFile } from '../domain/imports/parse-file.js'
export { readResultsFile } from '../domain/imports/read-results-file.js'
export { writeNoticeMails } from '../domain/notices/write-notice-mails.js'
export { bringUpload } from '../domain/uploads/open-upload.js'
export { insertPeople } from '../domain/registry/register.repo.js'
export { enterResult } from '../domain/results/enter-result.js'
export { recordRuling } from '../domain/rulings/record-ruling.js'
export { registerPublications } from '../domain/publications/register-publications.js'
export { deliverWebhooks, FAILING_FOR } from '../domain/webhooks/deliver.js'
export { writeDeliveries } from '../domain/webhooks/find-news.js'
export { createCaller, isPublicAddress } from '../jobs/call-out.js'
export { publishStandings } from '../domain/standings/publish-standings.js'

/** What the queued job does, at once; answers the provisional revision. */
export const recomputeNow = async (deps: Deps, stageId: string): Promise<string | undefined> => {
  const cause = { kind: 'result', id: stageId } as const
  const revision = await inTransaction(deps.db, tx => recomputeStandings(tx, { stageId, cause }))
  return revision.ok ? revision.value.id : undefined
}

/** The digests a full derivation from the stored facts gives, as the columns are named. */
export const deriveNow = async (deps: Deps, stageId: string) => {
  const stage = await findStage(deps.db, stageId)
  if (!stage) throw new Error(`no stage ${stageId}`)
  const derived = deriveStandings(stage.editionId, (await loadFacts(deps.db, stage)).facts)
  if (!derived.ok) throw new Error(JSON.stringify(derived.error))
  return { input_digest: derived.value.inputDigest, output_digest: derived.value.outputDigest }
}

/** What the queued job does, at once. */
export const notifyRulingNow = (deps: Deps, rulingId: string) =>
  inTransaction(deps.db, tx => notifyRuling({ tx, deps, viewer: { grants: [], requestId: 'job' } }, rulingId))

/** What the queued job does, at once. */
export const runClocksNow = (deps: Deps, appealId: string) =>
  inTransaction(deps.db, tx => runClocks({ tx, deps, viewer: { grants: [], requestId: 'job' } }, appealId))

export { createAccount } from '../auth/accounts.js'
export { grantRole } from '../domain/accounts/grant-role.js'
export { handsPaper } from '../domain/hands/hands-paper.js'
