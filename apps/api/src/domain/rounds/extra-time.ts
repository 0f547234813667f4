import { ok } from '@paiji/rules'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { roundTable } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { refuse } from './refuse.js'
import { onRound } from './stage-of-rounds.js'

export interface ExtraTimeInput {
  readonly roundId: string
  /** Section and label as on the table. */
  readonly table: string
  /** Added to what it was given before; less than nothing takes back. */
  readonly minutes: number
  readonly idempotencyKey?: string | undefined
}

/** Minutes that one table has beyond the round's clock. */
export interface ExtraTime {
  readonly roundId: string
  /** Section and label as on the table. */
  readonly table: string
  readonly minutes: number
}

/** More than an hour is another round. */
const MOST = 60

const named = sql<string>`${roundTable.section} || ${roundTable.label}`

/** The tables with extra time of rounds, in the order of the hall. */
export const extraTimesByRounds = (db: Db, roundIds: readonly string[]): Promise<ExtraTime[]> =>
  db
    .select({ roundId: roundTable.roundId, table: named, minutes: roundTable.extraMinutes })
    .from(roundTable)
    .where(and(among(roundTable.roundId, roundIds), gt(roundTable.extraMinutes, 0)))
    .orderBy(asc(roundTable.section), asc(roundTable.position), asc(roundTable.label))

/**
 * Gives one table minutes beyond the round's clock. Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING,
 * EXTRA_TIME_UNREADABLE (no whole minutes, none at all, below nothing or over an hour altogether), TABLE_NOT_IN_ROUND.
 */
export const giveExtraTime = (
  deps: Deps,
  viewer: Viewer,
  input: ExtraTimeInput,
): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'giveExtraTime', input, async (tx, { stage, round }) => {
    if (round.status !== 'OPEN') return refuse('ROUND_NOT_RUNNING')
    const [table] = await tx
      .select({ id: roundTable.id, extraMinutes: roundTable.extraMinutes })
      .from(roundTable)
      .where(and(eq(roundTable.roundId, round.id), eq(named, input.table), eq(roundTable.kind, 'match')))
    if (!table) return refuse('TABLE_NOT_IN_ROUND')
    const { minutes } = input
    const extraMinutes = table.extraMinutes + minutes
    if (!Number.isInteger(minutes) || minutes === 0 || extraMinutes < 0 || extraMinutes > MOST)
      return refuse('EXTRA_TIME_UNREADABLE', 'minutes', { most: MOST })
    await tx.update(roundTable).set({ extraMinutes }).where(eq(roundTable.id, table.id))
    await recordAudit(tx, viewer, {
      type: 'EXTRA_TIME_GIVEN',
      organisationId: stage.organisationId,
      aggregateKind: 'round',
      aggregateId: round.id,
      data: { roundId: round.id, number: round.number, table: input.table, minutes, extraMinutes },
    })
    return ok({ roundId: round.id })
  })
