import { editionOf, err, ok, problem } from '@paiji/rules'
import type { Transaction } from '../../db/transaction.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { notify } from '../shared/notify.js'
import type { Outcome } from '../../base/problem.js'
import { canPublish } from './policy.js'
import { lockPermittedStage } from './permitted-stage.js'
import type { StoredStage } from './stage.repo.js'
import { currentRevision, markPublished, provisionalRevision, type RevisionRow } from './standings.repo.js'
import { inheritWindows, openWindows } from './windows.js'
import type { Act } from '../shared/act.js'

export interface PublishStandingsInput {
  readonly stageId: string
  /** The provisional revision the publisher has looked at. */
  readonly revisionId: string
  readonly idempotencyKey?: string
}

/**
 * Declares the provisional revision. Opens the edition's correction and appeal windows, or goes on with the
 * clocks of the revision it replaces.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, NOTHING_TO_PUBLISH, STANDINGS_CHANGED_MEANWHILE.
 */
export const publishStandings = (
  deps: Deps,
  viewer: Viewer,
  input: PublishStandingsInput,
): Promise<Outcome<{ revisionId: string }>> =>
  idempotently(deps, viewer, 'publishStandings', input, async tx => {
    const stage = await lockPermittedStage(tx, input.stageId, place => canPublish(viewer, place))
    if (!stage.ok) return stage
    const provisional = await provisionalRevision(tx, stage.value.id)
    if (!provisional) return err([problem('NOTHING_TO_PUBLISH')])
    if (provisional.id !== input.revisionId) {
      return err([problem('STANDINGS_CHANGED_MEANWHILE', { params: { number: provisional.number } })])
    }
    const published = await publishRevision({ tx, deps, viewer }, stage.value, provisional)
    return ok({ revisionId: published.id })
  })

/** The one place where a revision becomes the federation's word; the caller holds the stage's lock. */
export const publishRevision = async (
  { tx, deps, viewer }: Act,
  stage: StoredStage,
  provisional: RevisionRow,
): Promise<RevisionRow> => {
  const now = deps.clock.now()
  const previous = await currentRevision(tx, stage.id)
  const published = await markPublished(tx, provisional.id, {
    at: now,
    by: actorOf(viewer),
    ...(previous ? { supersedesId: previous.id } : {}),
    ...(previous?.officialAt ? { officialAt: now } : {}),
  })
  if (previous) await inheritWindows(tx, previous, published)
  else await startClocks(tx, deps, stage, published, now)
  await recordAudit(tx, viewer, {
    type: 'STANDINGS_PUBLISHED',
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: { stageId: stage.id, revisionId: published.id, inputDigest: published.inputDigest },
  })
  await notify(tx, { topic: 'standings', id: stage.id })
  return published
}

const startClocks = async (tx: Transaction, deps: Deps, stage: StoredStage, published: RevisionRow, now: Date) => {
  await deps.jobs.enqueue(tx, 'notify-appeal-time', { stageId: stage.id }, { jobKey: `notify-appeal-time:${stage.id}` })
  const edition = editionOf(stage.editionId)
  const lastDue = edition && (await openWindows(tx, stage, published, edition, now))
  if (lastDue === undefined) return
  await deps.jobs.enqueue(
    tx,
    'close-windows',
    { stageId: stage.id },
    { jobKey: `close-windows:${stage.id}`, runAt: lastDue },
  )
}
