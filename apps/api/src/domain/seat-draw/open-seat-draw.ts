import { randomBytes } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { entry, seatDraw } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { runnableStage } from '../events/runnable-event.js'
import { manageStage } from '../rounds/stage-of-rounds.js'
import { idOf } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { commitmentTo } from './order-of-numbers.js'
import { drawsOfStages, hasRounds, presentEntries } from './seat-draws.repo.js'

const wrong = (code: string): Outcome<never> => err([problem(code, { at: { path: 'stage' } })])

/**
 * Opens the draw for seats of a stage, once: the order of its numbers is fixed, and what proves it published. Seeds given before
 * no longer count. Problems: STAGE_UNKNOWN, NOT_PERMITTED, SEAT_DRAW_OPENED, SEAT_DRAW_ROUNDS_DRAWN, SEAT_DRAW_TOO_FEW.
 */
export const openSeatDraw = defineAction({
  name: 'openSeatDraw',
  says: 'Opens the draw for seats of a stage, before its first round.',
  asks: 'Of which stage.',
  takes: 'A draw for seats.',
  isKeyed: true,
  fields: { stage: idOf('Stage', 'The stage.') },
  permit: (deps, viewer, { stageId }) => runnableStage(deps.db, viewer, stageId),
  run: async ({ tx, viewer }, { stageId }): Promise<Outcome<{ stageId: string }>> => {
    const managed = await manageStage(tx, viewer, stageId)
    if (!managed.ok) return managed
    const { organisationId } = managed.value.stage
    if ((await drawsOfStages(tx, [stageId])).length > 0) return wrong('SEAT_DRAW_OPENED')
    if (await hasRounds(tx, stageId)) return wrong('SEAT_DRAW_ROUNDS_DRAWN')
    const places = (await presentEntries(tx, stageId)).length
    if (places < 2) return wrong('SEAT_DRAW_TOO_FEW')
    const secret = randomBytes(32).toString('hex')
    const commitment = commitmentTo(secret)
    await tx.insert(seatDraw).values({ organisationId, stageId, places, commitment, secret, openedBy: actorOf(viewer) })
    await tx.update(entry).set({ seed: null }).where(eq(entry.stageId, stageId))
    await recordAudit(tx, viewer, {
      type: 'SEAT_DRAW_OPENED',
      ...{ organisationId, aggregateKind: 'stage', aggregateId: stageId },
      data: { stageId, places, commitment },
    })
    return ok({ stageId })
  },
})
