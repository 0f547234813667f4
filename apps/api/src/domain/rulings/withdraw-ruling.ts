import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { storedReasons, type StoredReasons, type Reasons } from '../shared/reasons.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { adjustmentsOfSources, supersedeAdjustments } from './adjustments.repo.js'
import { openStage, queueRecomputation, standingRuling } from './record-ruling.js'
import { insertRuling, type RulingRow, rulingsByIds } from './rulings.repo.js'
import type { Act } from '../shared/act.js'

export interface WithdrawRulingInput extends Reasons {
  readonly rulingId: string
  readonly idempotencyKey?: string
}

/**
 * Takes a ruling back: a further row says so with its reason, what it did to the result no longer counts, and it
 * leaves the counters. Problems: RULING_UNKNOWN, NOT_PERMITTED, RULING_STAGE_OFFICIAL, RULING_SUPERSEDED,
 * RULING_REASON_MISSING.
 */
export const withdrawRuling = (
  deps: Deps,
  viewer: Viewer,
  input: WithdrawRulingInput,
): Promise<Outcome<{ rulingId: string }>> =>
  idempotently(
    deps,
    viewer,
    'withdrawRuling',
    input,
    async tx => {
      const [found] = await rulingsByIds(tx, [input.rulingId], { all: true, personId: undefined })
      if (!found) return err([problem('RULING_UNKNOWN')])
      const stage = await openStage(tx, viewer, found.stageId)
      if (!stage.ok) return stage
      const standing = await standingRuling(tx, stage.value, found.id)
      if (!standing.ok) return standing
      const reasons = storedReasons(input)
      if (reasons.reason === '') return err([problem('RULING_REASON_MISSING', { at: { path: 'reason' } })])
      await takeBack({ tx, deps, viewer }, stage.value, standing.value, reasons)
      return ok({ rulingId: found.id })
    },
    { constraints: { ruling_superseded_once: 'RULING_SUPERSEDED' } },
  )

const takeBack = async (
  { tx, deps, viewer }: Act,
  stage: StoredStage,
  row: RulingRow,
  reasons: StoredReasons,
): Promise<void> => {
  const now = deps.clock.now()
  const { organisationId, stageId, slot, editionId, article, facts, decision, authority, part, visibility } = row
  const kept = { organisationId, stageId, slot, editionId, article, facts, decision, authority, part, visibility }
  const withdrawal = await insertRuling(
    tx,
    {
      ...kept,
      kind: 'withdrawn',
      givenBy: actorOf(viewer),
      directorName: viewer.name ?? null,
      givenAt: now,
      notifiedAt: now,
      supersedesId: row.id,
      ...reasons,
    },
    [],
  )
  const adjustments = await adjustmentsOfSources(tx, [row.id])
  const closed = await supersedeAdjustments(
    tx,
    stage.id,
    adjustments.map(one => one.id),
    now,
  )
  await recordAudit(tx, viewer, {
    type: 'RULING_WITHDRAWN',
    organisationId,
    aggregateKind: 'ruling',
    aggregateId: row.id,
    data: { rulingId: row.id, withdrawalId: withdrawal.id, adjustments: closed, reason: reasons.reason },
  })
  await queueRecomputation(tx, deps, stage, withdrawal.id)
}
