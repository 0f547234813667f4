import { err, ok, problem } from '@paiji/rules'
import type { RevisionCause } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Place } from '../../auth/grants.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { awardPoints } from '../awards/award-points.js'
import { finalRevision } from '../awards/awards.repo.js'
import { reissueLists } from '../awards/reissue-lists.js'
import { recheckGrades } from '../grading/recheck-grades.js'
import { openSheet } from '../results/results.repo.js'
import type { Deps } from '../shared/deps.js'
import { storedReasons } from '../shared/reasons.js'
import { idempotently } from '../shared/idempotency.js'
import { requireTwoPersons } from '../shared/two-persons.js'
import type { Permission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { lockPermittedStage } from '../standings/permitted-stage.js'
import { publishRevision } from '../standings/publish-standings.js'
import { recomputeStandings } from '../standings/recompute-standings.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { currentRevision } from '../standings/standings.repo.js'
import {
  correctionsByIds,
  type CorrectionRow,
  insertCorrection,
  lockCorrection,
  updateCorrection,
} from './corrections.repo.js'
import { outdatedProposals } from './outdated.repo.js'
import { canApproveCorrection, canCorrect } from './policy.js'
import { type CorrectionChange, isSheetChange } from './change.js'
import { carryOutChange } from './carry-out-change.js'
import {
  changeOf,
  computePreview,
  type CorrectionPreview,
  type CorrectionRequest,
  reasonProblems,
} from './preview-correction.js'
import type { Act } from '../shared/act.js'
import { isRowId } from '../../base/row-id.js'

export type ApplyCorrectionInput = CorrectionRequest & {
  /** From the preview the requester has looked at. */
  readonly previewedOn: string
  readonly idempotencyKey?: string
}

export interface AppliedCorrection {
  readonly correctionId: string
  /** Absent while it waits for a second person. */
  readonly revisionId?: string
  readonly listIds: string[]
}

/**
 * Corrects in the open: a new version of one sheet, or adjustments added and closed; standings recomputed and, where
 * they were published, published again with the reason; points, lists and grades follow an official result. The correction of an official
 * result, and whatever a decision on an appeal orders, is only proposed here; a second person applies it.
 * Problems: those of the preview, and FACTS_MOVED_SINCE_PREVIEW.
 */
export const applyCorrection = (
  deps: Deps,
  viewer: Viewer,
  input: ApplyCorrectionInput,
): Promise<Outcome<AppliedCorrection>> =>
  idempotently(deps, viewer, 'applyCorrection', input, async tx => {
    const stage = await lockPermittedStage(tx, input.stageId, place => canCorrect(viewer, place))
    if (!stage.ok) return stage
    const preview = await previewLooked(tx, stage.value, input)
    if (!preview.ok) return preview
    const missing = reasonProblems(input)
    if (missing.length > 0) return err(missing)
    const proposed = await propose(tx, viewer, input, preview.value)
    const byDecision = input.authorityKind === 'appealDecision'
    if (preview.value.secondPersonNeeded || byDecision) return ok({ correctionId: proposed.id, listIds: [] })
    return carryOut({ tx, deps, viewer }, proposed, preview.value)
  })

export interface ApproveCorrectionInput {
  readonly correctionId: string
  readonly previewedOn: string
  readonly idempotencyKey?: string
}

/**
 * The second person's yes, while nothing newer stands where it would be made. Problems: CORRECTION_UNKNOWN,
 * CORRECTION_NOT_PROPOSED, CORRECTION_OUTDATED, NOT_PERMITTED (SECOND_PERSON_NEEDED),
 * FACTS_MOVED_SINCE_PREVIEW.
 */
export const approveCorrection = (
  deps: Deps,
  viewer: Viewer,
  input: ApproveCorrectionInput,
): Promise<Outcome<AppliedCorrection>> =>
  idempotently(deps, viewer, 'approveCorrection', input, async tx => {
    const locked = await lockProposal(tx, input.correctionId, (place, { requestedBy }) =>
      canApproveCorrection(viewer, place, requestedBy),
    )
    if (!locked.ok) return locked
    const { correction, stage } = locked.value
    const two = await requireTwoPersons(tx, viewer, correction.requestedBy)
    if (!two.ok) return two
    if ((await outdatedProposals(tx, [correction.id])).length > 0) return err([problem('CORRECTION_OUTDATED')])
    const preview = await previewLooked(tx, stage, { ...changeOf(correction), previewedOn: input.previewedOn })
    return preview.ok ? carryOut({ tx, deps, viewer }, correction, preview.value) : preview
  })

export interface DeclineCorrectionInput {
  readonly correctionId: string
  readonly reason: string
  readonly idempotencyKey?: string
}

/** The second person's no. */
export const declineCorrection = (
  deps: Deps,
  viewer: Viewer,
  input: DeclineCorrectionInput,
): Promise<Outcome<AppliedCorrection>> =>
  idempotently(deps, viewer, 'declineCorrection', input, async tx => {
    const locked = await lockProposal(tx, input.correctionId, place => canCorrect(viewer, place))
    if (!locked.ok) return locked
    const { correction } = locked.value
    await updateCorrection(tx, correction.id, { status: 'DECLINED', approvedBy: actorOf(viewer) })
    await recordAudit(tx, viewer, {
      type: 'CORRECTION_DECLINED',
      ...targetOf(correction),
      data: { correctionId: correction.id, reason: input.reason },
    })
    return ok({ correctionId: correction.id, listIds: [] })
  })

/** A proposal and its stage under their locks, for somebody who may answer it. */
const lockProposal = async (
  tx: Transaction,
  id: string,
  may: (place: Place, row: CorrectionRow) => Permission,
): Promise<Outcome<{ correction: CorrectionRow; stage: StoredStage }>> => {
  const [found] = await correctionsByIds(tx, [id])
  if (!found) return err([problem('CORRECTION_UNKNOWN')])
  const stage = await lockPermittedStage(tx, found.stageId, place => may(place, found))
  if (!stage.ok) return stage
  const correction = await lockCorrection(tx, id)
  if (correction?.status !== 'PROPOSED') return err([problem('CORRECTION_NOT_PROPOSED')])
  return ok({ correction, stage: stage.value })
}

/** The preview again, under the stage's lock, refused when the facts are not those that were looked at. */
const previewLooked = async (
  tx: Transaction,
  stage: StoredStage,
  change: CorrectionChange & { previewedOn: string },
): Promise<Outcome<CorrectionPreview>> => {
  const preview = await computePreview(tx, stage, change)
  if (!preview.ok) return preview
  return preview.value.previewedOn === change.previewedOn ? preview : err([problem('FACTS_MOVED_SINCE_PREVIEW')])
}

const targetOf = (row: CorrectionRow) => ({
  organisationId: row.organisationId,
  aggregateKind: 'correction',
  aggregateId: row.id,
})

const propose = async (
  tx: Transaction,
  viewer: Viewer,
  input: ApplyCorrectionInput,
  preview: CorrectionPreview,
): Promise<CorrectionRow> => {
  const sheet = isSheetChange(input) ? await openSheet(tx, input.stageId, input.slot) : undefined
  const row = await insertCorrection(tx, {
    organisationId: preview.stage.organisationId,
    eventId: preview.stage.eventId,
    stageId: preview.stage.id,
    status: 'PROPOSED',
    kind: input.kind,
    ...storedReasons(input),
    authorityKind: input.authorityKind,
    authorityRef: input.authorityRef ?? null,
    ...(isSheetChange(input)
      ? { slot: input.slot, before: sheet?.sheet ?? null, after: input.sheet }
      : { adjustments: [...input.adjustments] }),
    previewedOn: input.previewedOn,
    requestedBy: actorOf(viewer),
  })
  await recordAudit(tx, viewer, {
    type: 'CORRECTION_PROPOSED',
    ...targetOf(row),
    data: { correctionId: row.id, slot: row.slot ?? '' },
  })
  return row
}

const carryOut = async (
  { tx, deps, viewer }: Act,
  correction: CorrectionRow,
  preview: CorrectionPreview,
): Promise<Outcome<AppliedCorrection>> => {
  const before = await currentRevision(tx, correction.stageId)
  if (!(await carryOutChange({ tx, deps, viewer }, correction))) return err([problem('FACTS_MOVED_SINCE_PREVIEW')])
  const cause = causeOf(correction)
  const revision = await recomputeStandings(tx, { stageId: correction.stageId, cause, correctionId: correction.id })
  if (!revision.ok) return revision
  const after = before ? await publishRevision({ tx, deps, viewer }, preview.stage, revision.value) : revision.value
  await updateCorrection(tx, correction.id, {
    status: 'APPLIED',
    approvedBy: actorOf(viewer),
    appliedAt: deps.clock.now(),
    revisionBeforeId: before?.id ?? null,
    revisionAfterId: after.id,
  })
  await recordAudit(tx, viewer, {
    type: 'CORRECTION_APPLIED',
    ...targetOf(correction),
    data: { correctionId: correction.id, slot: correction.slot ?? '', revisionId: after.id },
  })
  const followed = after.officialAt ? await followOn({ tx, deps, viewer }, correction) : ok([])
  return followed.ok ? ok({ correctionId: correction.id, revisionId: after.id, listIds: followed.value }) : followed
}

/** A decision on an appeal names itself; everything else is a correction. */
const causeOf = ({ id, authorityKind, authorityRef }: CorrectionRow): RevisionCause =>
  authorityKind === 'appealDecision' && authorityRef !== null && isRowId(authorityRef)
    ? { kind: 'appealDecision', id: authorityRef }
    : { kind: 'correction', id }

/** Points and lists after an official result: taken back and given again as further facts; grades are looked at again. */
const followOn = async ({ tx, deps, viewer }: Act, correction: CorrectionRow): Promise<Outcome<string[]>> => {
  const { eventId } = correction
  const final = await finalRevision(tx, eventId)
  if (!final) return ok([])
  const awarded = await awardPoints({ tx, deps, viewer }, { eventId, revisionId: final.id })
  if (!awarded.ok) return awarded
  const { reason, reasonEn, id: correctionId } = correction
  const lists = await reissueLists({ tx, deps, viewer }, { eventId, reason, reasonEn, correctionId })
  if (!lists.ok) return lists
  const rechecked = await recheckGrades(tx, viewer, { eventId, correctionId })
  return rechecked.ok ? ok(lists.value.listIds) : rechecked
}
