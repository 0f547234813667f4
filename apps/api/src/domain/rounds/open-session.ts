import { ok } from '@paiji/rules'
import { eq, max } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { playSession } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { refuse } from './refuse.js'
import { onStage } from './stage-of-rounds.js'
import { oneRow } from '../../db/one-row.js'

export interface OpenSessionInput {
  readonly stageId: string
  readonly nameZh?: string | undefined
  readonly nameEn?: string | undefined
  readonly startsAt?: Date | undefined
  readonly idempotencyKey?: string | undefined
}

/** Adds a session after those the stage has. Problems: STAGE_UNKNOWN, NOT_PERMITTED, STAGE_ENDED. */
export const openSession = (
  deps: Deps,
  viewer: Viewer,
  input: OpenSessionInput,
): Promise<Outcome<{ sessionId: string }>> =>
  onStage(deps, viewer, 'openSession', input, async (tx, { stage, row }) => {
    if (row.endedAt) return refuse('STAGE_ENDED')
    const { nameZh = null, nameEn = null, startsAt = null } = input
    const [last] = await tx
      .select({ number: max(playSession.number) })
      .from(playSession)
      .where(eq(playSession.stageId, stage.id))
    const number = (last?.number ?? 0) + 1
    const session = oneRow(
      await tx
        .insert(playSession)
        .values({ organisationId: stage.organisationId, stageId: stage.id, number, nameZh, nameEn, startsAt })
        .returning({ id: playSession.id }),
    )
    await recordAudit(tx, viewer, {
      type: 'SESSION_OPENED',
      organisationId: stage.organisationId,
      aggregateKind: 'session',
      aggregateId: session.id,
      data: { stageId: stage.id, sessionId: session.id, number },
    })
    return ok({ sessionId: session.id })
  })
