import { ok, type SportSeating, sportOf } from '@paiji/rules'
import { readStagePlan, type SeriesRule, type StagePlan } from '@paiji/rules/pairing'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { event, stage as stageTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { lockPermittedStage } from '../standings/permitted-stage.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { canManageRounds } from './policy.js'
import { refuse } from './refuse.js'
import { type RoundRow, roundsByIds } from './rounds.repo.js'

type StageRow = typeof stageTable.$inferSelect

/** A stage whose rounds the viewer manages, locked until the transaction ends. */
export interface ManagedStage {
  readonly stage: StoredStage
  readonly row: StageRow
}

export interface ManagedRound extends ManagedStage {
  readonly round: RoundRow
}

/** Locks the stage for a director. Problems: STAGE_UNKNOWN, NOT_PERMITTED. */
export const manageStage = async (tx: Transaction, viewer: Viewer, stageId: string): Promise<Outcome<ManagedStage>> => {
  const stage = await lockPermittedStage(tx, stageId, place => canManageRounds(viewer, place))
  if (!stage.ok) return stage
  const [row] = await tx.select().from(stageTable).where(eq(stageTable.id, stageId))
  if (!row) throw new Error(`stage ${stageId} vanished under its lock`)
  return ok({ stage: stage.value, row })
}

/** The same for a new round: an event that was called off gets none. Problems: those of `manageStage`, EVENT_CANCELLED. */
export const manageHeldStage = async (
  tx: Transaction,
  viewer: Viewer,
  stageId: string,
): Promise<Outcome<ManagedStage>> => {
  const managed = await manageStage(tx, viewer, stageId)
  if (!managed.ok) return managed
  const [of] = await tx.select({ status: event.status }).from(event).where(eq(event.id, managed.value.row.eventId))
  return of?.status === 'CANCELLED' ? refuse('EVENT_CANCELLED') : managed
}

interface OnStage {
  readonly stageId: string
  readonly idempotencyKey?: string | undefined
}

/** A use case on a stage whose rounds the viewer manages: once per key, the stage locked. Problems: those of `manageStage`. */
export const onStage = <T>(
  deps: Deps,
  viewer: Viewer,
  operation: string,
  input: OnStage,
  act: (tx: Transaction, managed: ManagedStage) => Promise<Outcome<T>>,
  manage: typeof manageStage = manageStage,
): Promise<Outcome<T>> =>
  idempotently(deps, viewer, operation, input, async tx => {
    const managed = await manage(tx, viewer, input.stageId)
    return managed.ok ? act(tx, managed.value) : managed
  })

/** The same, by one of its rounds. Problems: ROUND_UNKNOWN, NOT_PERMITTED. */
export const manageRound = async (tx: Transaction, viewer: Viewer, roundId: string): Promise<Outcome<ManagedRound>> => {
  const [found] = await roundsByIds(tx, [roundId])
  if (!found) return refuse('ROUND_UNKNOWN')
  const managed = await manageStage(tx, viewer, found.stageId)
  if (!managed.ok) return managed
  const [round] = await roundsByIds(tx, [roundId])
  return round ? ok({ ...managed.value, round }) : refuse('ROUND_UNKNOWN')
}

interface OnRound {
  readonly roundId: string
  readonly idempotencyKey?: string | undefined
}

/** A use case on a round whose stage the viewer manages. Problems: those of `manageRound`. */
export const onRound = <T>(
  deps: Deps,
  viewer: Viewer,
  operation: string,
  input: OnRound,
  act: (tx: Transaction, managed: ManagedRound) => Promise<Outcome<T>>,
): Promise<Outcome<T>> =>
  idempotently(deps, viewer, operation, input, async tx => {
    const managed = await manageRound(tx, viewer, input.roundId)
    return managed.ok ? act(tx, managed.value) : managed
  })

/** The stage's plan. Problem: STAGE_HAS_NO_PLAN. */
export const planOf = (row: StageRow): Outcome<StagePlan> =>
  row.plan ? readStagePlan(row.plan) : refuse('STAGE_HAS_NO_PLAN')

/** How a match of several games is decided, where the plan has such; tables played at once are added up. */
export const seriesOf = ({ format, lineUp }: StagePlan): SeriesRule | undefined => {
  if ('series' in format && format.series) return format.series
  const games = lineUp?.tables ?? 1
  return games > 1 && !['schedule', 'laidOut'].includes(format.kind) ? { kind: 'sum', games } : undefined
}

/** How the stage's sport puts contestants to tables. */
export const seatingOf = (sport: string): SportSeating => {
  const found = sportOf(sport)
  if (!found) throw new Error(`no sport ${sport}`)
  return found.seating
}
