import { nextRound, roundsPlanned } from '@paiji/rules/pairing'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { stage as stageTable } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { findStage } from '../standings/stage.repo.js'
import { ok } from '@paiji/rules'
import { planOf, seriesOf } from './stage-of-rounds.js'
import { viewStage } from './stage-state.js'

/**
 * The number of the round that comes next by the stage's plan, whether or not one before it is still being played;
 * undefined after the last one, for a stage that was ended, and for one without a plan.
 */
export const drawableRound = async (db: Db, stageId: string): Promise<number | undefined> => {
  const found = await inTransaction(db, async tx => {
    const stage = await findStage(tx, stageId)
    const [row] = await tx.select().from(stageTable).where(eq(stageTable.id, stageId))
    const plan = row && planOf(row)
    if (!stage || !row || row.endedAt || !plan?.ok) return ok(undefined)
    const view = await viewStage(tx, stage, seriesOf(plan.value))
    if (!view.ok) return view
    const planned = { ...plan.value, id: stageId }
    const { rounds, state } = view.value
    const number = Math.max(0, ...rounds.map(round => round.number)) + 1
    if (number > roundsPlanned(planned, state)) return ok(undefined)
    const waits = rounds.some(round => round.status !== 'CLOSED')
    return ok(!waits && nextRound(planned, state).kind === 'finished' ? undefined : number)
  })
  return found.ok ? found.value : undefined
}
