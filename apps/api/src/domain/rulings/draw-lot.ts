import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { entriesExist } from '../results/results.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { appendLots } from './lots.repo.js'
import { openStage, queueRecomputation } from './record-ruling.js'

export interface DrawLotInput {
  readonly stageId: string
  /** The contestants in the order drawn, the best lot first. */
  readonly entryIds: readonly string[]
  readonly idempotencyKey?: string
}

/**
 * Records lots that were drawn in public: a fact, never chance of the program's own.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, RULING_STAGE_OFFICIAL, LOTS_TOO_FEW, LOTS_NOT_DISTINCT, RULING_PARTIES_UNKNOWN.
 */
export const drawLot = (deps: Deps, viewer: Viewer, input: DrawLotInput): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'drawLot', input, async tx => {
    const stage = await openStage(tx, viewer, input.stageId)
    if (!stage.ok) return stage
    const { entryIds } = input
    const at = { path: 'entries' }
    if (entryIds.length < 2) return err([problem('LOTS_TOO_FEW', { at })])
    if (new Set(entryIds).size < entryIds.length) return err([problem('LOTS_NOT_DISTINCT', { at })])
    const { id: stageId, organisationId } = stage.value
    if (!(await entriesExist(tx, stageId, entryIds))) return err([problem('RULING_PARTIES_UNKNOWN', { at })])
    const drawnBy = actorOf(viewer)
    const lots = entryIds.map((entryId, place) => ({ organisationId, stageId, entryId, position: place + 1, drawnBy }))
    await appendLots(tx, lots, deps.clock.now())
    await recordAudit(tx, viewer, {
      type: 'LOTS_DRAWN',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: stageId,
      data: { stageId, entryIds: [...entryIds] },
    })
    await queueRecomputation(tx, deps, stage.value, stageId)
    return ok({ stageId })
  })
