import { ok } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import type { Db } from '../../db/client.js'
import type { reportAnswers, reportKinds } from '../../db/schema/index.js'
import { eventPath } from '../addresses/portal-paths.js'
import { recordAudit } from '../audit/record.js'
import { accounts, notifyAccounts } from '../shared/notify-accounts.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { idempotently } from '../shared/idempotency.js'
import { placeOfStage } from '../standings/place.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { canSettleFlag } from './policy.js'
import type { ResultProblemCode } from './problem-codes.js'
import {
  answerers,
  appendReport,
  correctionClock,
  eventNames,
  findReport,
  isTimeOver,
  openReportsOf,
  playsFor,
  type ReportRow,
  settleReport,
} from './reports.repo.js'
import { openSheet, type SheetRow } from './results.repo.js'
import { contestedAct } from './stated-acts.repo.js'

const refuse = refusing<ResultProblemCode | 'REASON_MISSING' | 'STAGE_UNKNOWN'>()

export type ReportKind = (typeof reportKinds)[number]
export type ReportAnswer = (typeof reportAnswers)[number]

export interface ReportResultInput {
  readonly stageId: string
  readonly slot: string
  /** The version that was read. */
  readonly version: number
  readonly kind: ReportKind
  /** What is wrong, in the contestant's own words. */
  readonly note: string
  readonly idempotencyKey?: string | undefined
}

/** Characters of what is said, and of its answer. */
export const LONGEST = 500
/** As many as one account waits to be answered in a stage. */
const MOST_OPEN = 20

/** Said by whoever plays for one of the contestants of the sheet. */
export const canReport = async (db: Db, viewer: Viewer, sheet: Pick<SheetRow, 'sides'>): Promise<Permission> => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  if (viewer.personId === undefined) return refused('ACCOUNT_WITHOUT_PERSON')
  return (await playsFor(db, viewer.personId, sheet.sides)) ? allowed : refused('NOT_IN_THE_ENTRY')
}

/** Where the log writes down what is said of a sheet of the stage. */
const targetOf = ({ organisationId, id }: StoredStage) => ({
  organisationId,
  aggregateKind: 'stage' as const,
  aggregateId: id,
})

/**
 * A contestant says that a result is wrong, while it may be corrected without an appeal: the directors are notified.
 * Problems: STAGE_UNKNOWN, RESULT_MISSING, NOT_PERMITTED (NOT_SIGNED_IN, ACCOUNT_WITHOUT_PERSON, NOT_IN_THE_ENTRY),
 * RESULT_CHANGED_MEANWHILE, REPORT_NOTE_MISSING (empty, or longer than 500 characters), REPORT_TIME_OVER,
 * REPORT_OPEN_ALREADY, REPORTS_TOO_MANY.
 */
export const reportResult = (deps: Deps, viewer: Viewer, input: ReportResultInput): Promise<Outcome<ReportRow>> =>
  idempotently(deps, viewer, 'reportResult', input, async tx => {
    const stage = await findStage(tx, input.stageId)
    if (!stage) return refuse('STAGE_UNKNOWN')
    const sheet = await openSheet(tx, stage.id, input.slot)
    const permitted = requirePermission(await canReport(tx, viewer, sheet ?? { sides: [] }))
    if (!permitted.ok) return permitted
    if (!sheet) return refuse('RESULT_MISSING')
    if (sheet.version !== input.version) return refuse('RESULT_CHANGED_MEANWHILE', { version: sheet.version })
    const read = await readReport({ tx, deps, viewer }, stage, input)
    if (!read.ok) return read
    const { organisationId, id: stageId } = stage
    const { slot, version, kind } = input
    const row = await appendReport(tx, { organisationId, stageId, slot, reportKind: kind, ...read.value })
    await recordAudit(tx, viewer, {
      type: 'RESULT_REPORTED',
      ...targetOf(stage),
      data: { flagId: row.id, slot, version, kind },
    })
    await notifyDirectors({ tx, deps, viewer }, stage, row)
    return ok(row)
  })

/** What is stored of it, if it can be said now. */
const readReport = async ({ tx, deps, viewer }: Act, { id: stageId }: StoredStage, input: ReportResultInput) => {
  const note = input.note.trim()
  if (note === '' || note.length > LONGEST) return refuse('REPORT_NOTE_MISSING', 'note', { longest: LONGEST })
  const now = deps.clock.now()
  const clock = await correctionClock(tx, stageId)
  if (isTimeOver(clock, now)) return refuse('REPORT_TIME_OVER')
  const raisedBy = actorOf(viewer)
  await aloneWith(tx, 'reports', `${stageId} ${raisedBy}`)
  const open = await openReportsOf(tx, { stageId, slot: input.slot, raisedBy })
  if (open.here > 0) return refuse('REPORT_OPEN_ALREADY')
  if (open.all >= MOST_OPEN) return refuse('REPORTS_TOO_MANY', { most: MOST_OPEN })
  return ok({ note, raisedBy, reportDueAt: clock.dueAt, recordedAt: now })
}

/** Notifies those who answer it. */
export const notifyDirectors = async (act: Act, { organisationId, eventId, id }: StoredStage, row: ReportRow) =>
  notifyAccounts(act, answerers(organisationId, eventId, act.deps.clock.now()), {
    code: 'RESULT_REPORTED',
    organisationId,
    about: { kind: 'stage', id },
    params: await eventNames(act.tx, eventId),
    path: `/desk/events/${toGlobalId('Event', eventId)}/reports`,
    ...(row.reportDueAt ? { dueAt: row.reportDueAt } : {}),
    occasion: row.id,
  })

export interface AnswerReportInput {
  readonly reportId: string
  readonly answer: ReportAnswer
  /** Why, in one language at least. */
  readonly reasonZh?: string | undefined
  readonly reasonEn?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * A director says what became of it; whoever said it is notified. Problems: REPORT_UNKNOWN, NOT_PERMITTED,
 * REASON_MISSING (in neither language, or longer than 500 characters), FLAG_SETTLED_ALREADY.
 */
export const answerReport = (deps: Deps, viewer: Viewer, input: AnswerReportInput): Promise<Outcome<ReportRow>> =>
  idempotently(deps, viewer, 'answerReport', input, async tx => {
    const report = await findReport(tx, input.reportId)
    const stage = report && (await findStage(tx, report.stageId))
    if (!stage) return refuse('REPORT_UNKNOWN')
    const stated = await contestedAct(tx, report)
    const permitted = requirePermission(canAnswerReport(viewer, stage, report, stated?.actor))
    if (!permitted.ok) return permitted
    const [answerZh, answerEn] = [input.reasonZh?.trim() || null, input.reasonEn?.trim() || null]
    const longest = Math.max(answerZh?.length ?? 0, answerEn?.length ?? 0)
    if (longest === 0 || longest > LONGEST) return refuse('REASON_MISSING', answerZh ? 'reasonZh' : 'reasonEn')
    const row = await settleReport(tx, report.id, {
      answer: input.answer,
      answerZh,
      answerEn,
      settledBy: actorOf(viewer),
      settledAt: deps.clock.now(),
    })
    if (!row) return refuse('FLAG_SETTLED_ALREADY')
    await recordAudit(tx, viewer, {
      type: 'RESULT_REPORT_ANSWERED',
      ...targetOf(stage),
      data: { flagId: row.id, slot: row.slot, answer: input.answer },
    })
    await notifyReporter({ tx, deps, viewer }, stage, row)
    return ok(row)
  })

/** Answered by the event's director or staff, never by its author, nor by the officer whose own act is contested. */
export const canAnswerReport = (
  viewer: Viewer,
  stage: Pick<StoredStage, 'eventId' | 'organisationPath'>,
  report: Pick<ReportRow, 'raisedBy'>,
  statedBy?: string,
): Permission => {
  const permission = canSettleFlag(viewer, placeOfStage(stage))
  if (permission.allowed && actorOf(viewer) === statedBy) return refused('SECOND_PERSON_NEEDED')
  return permission.allowed && actorOf(viewer) === report.raisedBy ? refused('OWN_ENTRY') : permission
}

/** The page on which a side is shown what was said in its place, or the sheet that was questioned. */
const pathOf = async (act: Act, { eventId, id }: StoredStage, row: ReportRow): Promise<string> => {
  const path = await eventPath(act.tx, eventId)
  if (row.statedActId !== null) return `${path}/enter`
  return `${path}/report?stage=${toGlobalId('Stage', id)}&slot=${encodeURIComponent(row.slot)}`
}

const notifyReporter = async (act: Act, stage: StoredStage, row: ReportRow) => {
  const { organisationId, eventId, id } = stage
  await notifyAccounts(act, accounts([row.raisedBy]), {
    code: 'RESULT_REPORT_ANSWERED',
    organisationId,
    about: { kind: 'stage', id },
    params: await eventNames(act.tx, eventId),
    path: await pathOf(act, stage, row),
    occasion: row.id,
  })
}
