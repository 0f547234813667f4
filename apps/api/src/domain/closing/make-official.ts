import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { appeal, appealOrder, event, settledStatuses } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { awardPoints } from '../awards/award-points.js'
import { finalRevision } from '../awards/awards.repo.js'
import { suspendedByStages, suspendedUnanswered } from '../sanctions/suspended-entered.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { notifyOfResults } from '../follows/notify-followers.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import { eventPath } from '../addresses/portal-paths.js'
import { notify } from '../shared/notify.js'
import type { Outcome } from '../../base/problem.js'
import { canMakeOfficial } from '../standings/policy.js'
import { lockPermittedStage } from '../standings/permitted-stage.js'
import { lockStage, type StoredStage } from '../standings/stage.repo.js'
import {
  closeWindows,
  currentRevision,
  findRevision,
  markOfficial,
  provisionalRevision,
  type RevisionRow,
  windowsOf,
} from '../standings/standings.repo.js'
import { type EntryWithoutResult, entriesWithoutResult } from '../standings/without-result.repo.js'
import { isLastStage, winnersNotLinked } from './winners-not-linked.js'
import type { Act } from '../shared/act.js'

export interface MakeOfficialInput {
  readonly revisionId: string
  /** Staff may close windows that still run, with a reason that stays in the log. */
  readonly closeWindowsEarly?: string
  /** Entries without a result that did not play, as the person who closes the stage states. */
  readonly didNotPlay?: readonly string[]
  /** Contestants with a suspended player whose results stand, as the person who closes the stage states. */
  readonly suspended?: readonly string[]
  readonly idempotencyKey?: string
}

/**
 * Published → official: when every window has closed and no case is open. Points are awarded in the same transaction.
 * Problems: REVISION_UNKNOWN, NOT_PERMITTED, REVISION_NOT_PUBLISHED, REVISION_SUPERSEDED, ALREADY_OFFICIAL,
 * WINDOWS_STILL_OPEN, CASES_STILL_OPEN, STAGE_STAYED, NEWER_RESULTS_UNPUBLISHED, PLAYER_NOT_LINKED,
 * ENTRY_WITHOUT_RESULT for each contestant without a result that `didNotPlay` does not name,
 * ENTRY_SUSPENDED for each with a suspended player that `suspended` does not name.
 */
export const makeOfficial = (
  deps: Deps,
  viewer: Viewer,
  input: MakeOfficialInput,
): Promise<Outcome<{ revisionId: string }>> =>
  idempotently(deps, viewer, 'makeOfficial', input, async tx => {
    const revision = await findRevision(tx, input.revisionId)
    if (!revision) return err([problem('REVISION_UNKNOWN')])
    const stage = await lockPermittedStage(tx, revision.stageId, place => canMakeOfficial(viewer, place))
    const { closeWindowsEarly, didNotPlay, suspended } = input
    const about = { closeWindowsEarly, didNotPlay, suspended, revision }
    return stage.ok ? declareOfficial({ tx, deps, viewer }, stage.value, about) : stage
  })

/** What the `close-windows` job does when the last window has run out; it waits quietly while something is open. */
export const closeWhenDue = async (
  { tx, deps, viewer }: Act,
  stageId: string,
): Promise<Outcome<{ revisionId: string }>> => {
  const stage = await lockStage(tx, stageId)
  const revision = stage && (await currentRevision(tx, stageId))
  if (!stage || !revision) return err([problem('REVISION_NOT_PUBLISHED')])
  return declareOfficial({ tx, deps, viewer }, stage, { revision })
}

type Closing = Pick<MakeOfficialInput, 'closeWindowsEarly' | 'didNotPlay' | 'suspended'> & {
  readonly revision: RevisionRow
}

const declareOfficial = async (
  { tx, deps, viewer }: Act,
  stage: StoredStage,
  about: Closing,
): Promise<Outcome<{ revisionId: string }>> => {
  const now = deps.clock.now()
  const withoutResult = await entriesWithoutResult(tx, [about.revision.id])
  const absent = new Set(withoutResult.map(({ entry }) => entry.id))
  const suspended = (await suspendedByStages(tx, [stage.id])).filter(one => !absent.has(one.entryId))
  const problems = [
    ...(await whatHoldsItUp(tx, stage, about, now)),
    ...notAnsweredFor(withoutResult, about),
    ...suspendedUnanswered(suspended, about.suspended),
  ]
  if (problems.length > 0) return err(problems)
  await closeWindows(tx, about.revision.id, now)
  await recordAudit(tx, viewer, {
    type: 'WINDOWS_CLOSED',
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: { stageId: stage.id, revisionId: about.revision.id, reason: about.closeWindowsEarly ?? 'due' },
  })
  const official = await markOfficial(tx, about.revision.id, now)
  await recordAudit(tx, viewer, {
    type: 'STANDINGS_OFFICIAL',
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: {
      stageId: stage.id,
      revisionId: official.id,
      inputDigest: official.inputDigest,
      ...(withoutResult.length > 0 ? { didNotPlay: withoutResult.map(({ entry }) => entry.number) } : {}),
      ...(suspended.length > 0 ? { suspended: suspended.map(one => one.number) } : {}),
    },
  })
  await notify(tx, { topic: 'standings', id: stage.id })
  await notifyPlayers({ tx, deps, viewer }, stage)
  await notifyOfResults({ tx, deps, viewer }, stage)
  const awarded = await awardIfFinal({ tx, deps, viewer }, stage, official)
  await lookForGrades({ tx, deps, viewer }, stage.eventId)
  return awarded.ok ? ok({ revisionId: official.id }) : awarded
}

/** Who has reached a grade by it is looked for once the transaction has ended. */
const lookForGrades = ({ tx, deps }: Act, eventId: string): Promise<void> =>
  deps.jobs.enqueue(tx, 'find-grade-candidates', { eventId }, { jobKey: `find-grade-candidates:${eventId}` })

/** Everybody who played is notified, once for each stage. */
const notifyPlayers = async (act: Act, { id, organisationId, eventId }: StoredStage): Promise<void> => {
  const [row] = await act.tx
    .select({ eventZh: event.nameZh, eventEn: event.nameEn })
    .from(event)
    .where(eq(event.id, eventId))
  const players = sql`
    select u.id from "user" u join entry_player p on p.person_id = u.person_id join entry n on n.id = p.entry_id
    where n.stage_id = ${id} and p.superseded_at is null`
  await notifyAccounts(act, players, {
    code: 'RESULTS_OFFICIAL',
    organisationId,
    about: { kind: 'stage', id },
    params: { ...row },
    path: await eventPath(act.tx, eventId),
  })
}

const whatHoldsItUp = async (
  tx: Transaction,
  stage: StoredStage,
  { revision, closeWindowsEarly }: Closing,
  now: Date,
): Promise<Problem[]> => {
  if (!revision.publishedAt) return [problem('REVISION_NOT_PUBLISHED')]
  if (revision.supersededAt) return [problem('REVISION_SUPERSEDED')]
  if (revision.officialAt) return [problem('ALREADY_OFFICIAL')]
  if (await provisionalRevision(tx, stage.id)) return [problem('NEWER_RESULTS_UNPUBLISHED')]
  const running = (await windowsOf(tx, revision.id)).filter(window => !window.closedAt && window.dueAt > now)
  const stillOpen = closeWindowsEarly?.trim()
    ? []
    : running.map(window =>
        problem('WINDOWS_STILL_OPEN', { params: { kind: window.kind, dueAt: window.dueAt.toISOString() } }),
      )
  const unlinked = await winnersNotLinked(tx, stage, revision.id)
  return [...stillOpen, ...(await openCases(tx, stage.id)), ...(await stays(tx, stage.id)), ...unlinked]
}

/** A contestant without a result either did not play, which somebody says, or its results are missing. */
const notAnsweredFor = (withoutResult: readonly EntryWithoutResult[], { didNotPlay = [] }: Closing): Problem[] =>
  withoutResult.flatMap(({ entry: { id, number, nameAsEntered: name } }) =>
    didNotPlay.includes(id)
      ? []
      : [problem('ENTRY_WITHOUT_RESULT', { at: { path: `didNotPlay.${number}` }, params: { number, name } })],
  )

const openCases = async (tx: Transaction, stageId: string): Promise<Problem[]> => {
  const cases = await tx
    .select({ number: appeal.number })
    .from(appeal)
    .where(and(eq(appeal.stageId, stageId), notInArray(appeal.status, [...settledStatuses])))
  return cases.map(({ number }) => problem('CASES_STILL_OPEN', { params: { number: number ?? '' } }))
}

/** A stay outlives its case until somebody lifts it. */
const stays = async (tx: Transaction, stageId: string): Promise<Problem[]> => {
  const stayed = await tx
    .select({ number: appeal.number })
    .from(appealOrder)
    .innerJoin(appeal, eq(appeal.id, appealOrder.appealId))
    .where(and(eq(appeal.stageId, stageId), eq(appealOrder.kind, 'stay'), eq(appealOrder.status, 'GRANTED')))
  return stayed.map(({ number }) => problem('STAGE_STAYED', { params: { number: number ?? '' } }))
}

/** Points wait for the event's last stage, and with it the event is over; an earlier stage moves those it places. */
const awardIfFinal = async (
  { tx, deps, viewer }: Act,
  stage: StoredStage,
  official: RevisionRow,
): Promise<Result<unknown, readonly Problem[]>> => {
  if (!(await isLastStage(tx, stage))) {
    const final = await finalRevision(tx, stage.eventId)
    return final ? awardPoints({ tx, deps, viewer }, { eventId: stage.eventId, revisionId: final.id }) : ok(undefined)
  }
  const isRunning = and(eq(event.id, stage.eventId), inArray(event.status, ['SANCTIONED', 'RUNNING']))
  await tx.update(event).set({ status: 'CLOSED' }).where(isRunning)
  return awardPoints({ tx, deps, viewer }, { eventId: stage.eventId, revisionId: official.id })
}
