import { err, ok, type Problem, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { awardsOfRun, finalRevision, openRun, type EventAwardRow } from '../awards/awards.repo.js'
import { supposedLines } from '../awards/classify-event.js'
import { type ComputedAward, computeAwards } from '../awards/compute-awards.js'
import { type ListChange, previewLists } from '../awards/reissue-lists.js'
import { type GradeChange, previewGrades } from '../grading/preview-grades.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { type DerivedStandings, gamesOf, standingRows } from '../standings/derive-standings.js'
import { placeOfStage } from '../standings/place.js'
import { type StandingChange, standingChanges } from '../standings/standing-changes.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { currentRevision } from '../standings/standings.repo.js'
import { type ScoreChange, scoreChanges } from '../rulings/derive-ruling.js'
import { type AdjustmentChange, type CorrectionChange, isSheetChange } from './change.js'
import { concernsOpenCase } from './open-cases.repo.js'
import { type DerivedCorrection, deriveCorrection } from './derive-correction.js'
import { type CorrectionRow, correctionsByIds } from './corrections.repo.js'
import { storedReasons, type Reasons } from '../shared/reasons.js'
import { canCorrect } from './policy.js'

/** The facts of one stage, changed, and why. */
export type CorrectionRequest = CorrectionChange & CorrectionReasons

export interface CorrectionReasons extends Reasons {
  readonly stageId: string
  readonly kind: CorrectionRow['kind']
  readonly authorityKind: CorrectionRow['authorityKind']
  readonly authorityRef?: string
}

export interface AwardChange {
  readonly personId: string
  readonly entryId: string
  /** Hundredths of a point. */
  readonly pointsBefore: number | undefined
  readonly pointsAfter: number | undefined
}

export interface CorrectionPreview {
  readonly stage: StoredStage
  readonly derived: DerivedCorrection
  /** Digest of the facts this was computed on; application is refused when they have moved. */
  readonly previewedOn: string
  /** Points in slots, before and after, where adjustments change them; a changed sheet is shown itself. */
  readonly scores: readonly ScoreChange[]
  readonly standings: readonly StandingChange[]
  readonly awards: readonly AwardChange[]
  readonly lists: readonly ListChange[]
  readonly grades: readonly GradeChange[]
  /** An official result is corrected by two people, and a published one as well while a case is about it. */
  readonly secondPersonNeeded: boolean
}

/**
 * Everything that would move if a sheet were replaced, or adjustments added and closed; stores nothing.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, SLOT_UNKNOWN, ADJUSTMENT_UNKNOWN, NOTHING_WOULD_CHANGE, REASON_MISSING, and what the edition finds.
 */
export const previewCorrection = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  request: CorrectionRequest,
): Promise<Outcome<CorrectionPreview>> => {
  const stage = await findStage(deps.db, request.stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const permitted = requirePermission(canCorrect(viewer, placeOfStage(stage)))
  if (!permitted.ok) return permitted
  return computePreview(deps.db, stage, request)
}

/** The preview without the question who asks: application and approval compute it again under the stage's lock. */
export const computePreview = async (
  db: Db,
  stage: StoredStage,
  change: CorrectionChange,
): Promise<Outcome<CorrectionPreview>> => {
  const derived = await deriveCorrection(db, stage, change)
  if (!derived.ok) return derived
  const { before, after } = derived.value
  const current = await currentRevision(db, stage.id)
  const official = Boolean(current?.officialAt)
  const downstream = official ? await downstreamOf(db, stage, after) : ok(nothingDownstream)
  if (!downstream.ok) return downstream
  return ok({
    stage,
    derived: derived.value,
    previewedOn: before.inputDigest,
    scores: isSheetChange(change) ? [] : scoreChanges(before, after),
    standings: standingChanges(placed(before), placed(after)),
    ...downstream.value,
    secondPersonNeeded: official || (current !== undefined && (await concernsOpenCase(db, stage.id, change))),
  })
}

interface Downstream {
  readonly awards: AwardChange[]
  readonly lists: ListChange[]
  readonly grades: GradeChange[]
}

const nothingDownstream: Downstream = { awards: [], lists: [], grades: [] }

const placed = (derived: DerivedStandings) =>
  standingRows(derived).map(row => ({ ...row, percentPrinted: row.percentPrinted ?? null }))

/** Points, list places and grades that hang on an official result: points on the event's last stage, ratings on all. */
const downstreamOf = async (db: Db, stage: StoredStage, after: DerivedStandings): Promise<Outcome<Downstream>> => {
  const final = await finalRevision(db, stage.eventId)
  if (!final) return ok(nothingDownstream)
  const own = standingRows(after).map(row => ({ ...row, group: row.group ?? null }))
  const standings = await supposedLines(db, stage.eventId, { stageId: stage.id, lines: own })
  const computed = await computeAwards(db, { eventId: stage.eventId, stageId: final.stageId, standings })
  if (!computed.ok) return computed
  const lists = await previewLists(db, computed.value, { stage, games: gamesOf(after) })
  if (!lists.ok) return lists
  const run = await openRun(db, stage.eventId)
  const awards = awardChanges(run ? await awardsOfRun(db, run.id) : [], computed.value.awards)
  const grades = await previewGrades(db, computed.value)
  return grades.ok ? ok({ awards, lists: lists.value, grades: grades.value }) : grades
}

const awardKey = (award: { personId: string; entryId: string }): string => `${award.personId}/${award.entryId}`

const awardChanges = (before: readonly EventAwardRow[], after: readonly ComputedAward[]): AwardChange[] => {
  const old = new Map(before.map(award => [awardKey(award), award.points]))
  const fresh = new Map(after.map(award => [awardKey(award), award.points]))
  const everybody = new Map([...before, ...after].map(award => [awardKey(award), award]))
  return [...everybody].flatMap(([key, { personId, entryId }]) => {
    const [pointsBefore, pointsAfter] = [old.get(key), fresh.get(key)]
    return pointsBefore === pointsAfter ? [] : [{ personId, entryId, pointsBefore, pointsAfter }]
  })
}

/** A correction without a reason is not one. */
export const reasonProblems = (reasons: Reasons): readonly Problem[] =>
  storedReasons(reasons).reason === '' ? [problem('REASON_MISSING', { at: { path: 'reason' } })] : []

/** The preview of a correction that waits for its second person. Problem besides the preview's: CORRECTION_UNKNOWN. */
export const previewProposal = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  correctionId: string,
): Promise<Outcome<CorrectionPreview>> => {
  const [row] = await correctionsByIds(deps.db, [correctionId])
  if (!row) return err([problem('CORRECTION_UNKNOWN')])
  const stage = await findStage(deps.db, row.stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const permitted = requirePermission(canCorrect(viewer, placeOfStage(stage)))
  if (!permitted.ok) return permitted
  return computePreview(deps.db, stage, changeOf(row))
}

/** What a stored correction does, as it was asked for. */
export const changeOf = (row: CorrectionRow): CorrectionChange =>
  row.slot === null
    ? { adjustments: (row.adjustments ?? []) as AdjustmentChange[] }
    : { slot: row.slot, sheet: row.after }
