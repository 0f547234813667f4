import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { entry, round as roundRecord, roundTable } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { currentRevision } from '../standings/standings.repo.js'
import { refuse } from './refuse.js'
import { type RoundRow, roundsBySessions, sessionsByStages } from './rounds.repo.js'
import { onRound } from './stage-of-rounds.js'

/** What reopening a round would undo, and what stays though it was made from the round's results. */
export interface ReopenEffects {
  /** Drafts that were drawn from its results: they are thrown away. */
  readonly drafts: readonly number[]
  /** Later rounds that were announced: their pairings stand as they are. */
  readonly later: readonly number[]
  /** The published standings, which stay on file; results that change make a new revision. */
  readonly publishedRevision: number | undefined
  /** Published standings are the federation's word: its results change by a correction alone. */
  readonly official: boolean
  /** Contestants who went on to a later stage by these results; they stay there. */
  readonly advanced: number
}

interface Found extends ReopenEffects {
  readonly draftIds: readonly string[]
}

const later = async (db: Db, { stageId, number }: RoundRow): Promise<readonly RoundRow[]> => {
  const sessions = await sessionsByStages(db, [stageId])
  const rounds = await roundsBySessions(
    db,
    sessions.map(session => session.id),
  )
  return rounds.filter(one => one.number > number)
}

const goneOn = async (db: Db, stageId: string): Promise<number> => {
  const own = db.select({ id: entry.id }).from(entry).where(eq(entry.stageId, stageId))
  const rows = await db
    .select({ id: entry.id })
    .from(entry)
    .where(and(isNotNull(entry.fromEntryId), inArray(entry.fromEntryId, own)))
  return rows.length
}

const effectsOf = async (db: Db, round: RoundRow): Promise<Found> => {
  const after = await later(db, round)
  const drafts = after.filter(one => one.status === 'PLANNED' && (one.method === 'drawn' || one.method === 'manual'))
  const revision = await currentRevision(db, round.stageId)
  return {
    drafts: drafts.map(one => one.number),
    draftIds: drafts.map(one => one.id),
    later: after.filter(one => one.status !== 'PLANNED').map(one => one.number),
    publishedRevision: revision?.number,
    official: revision?.officialAt != null,
    advanced: await goneOn(db, round.stageId),
  }
}

/** What a director should know before reopening. */
export const reopenEffects = async (db: Db, round: RoundRow): Promise<ReopenEffects> => effectsOf(db, round)

export interface ReopenRoundInput {
  readonly roundId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes results in a closed round again. Drafts drawn from its results are thrown away; announced rounds, publications and
 * contestants who went on stay, and are named in the log. Problems: ROUND_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * ROUND_NOT_CLOSED, STAGE_ENDED, RESULTS_OFFICIAL.
 */
export const reopenRound = (
  deps: Deps,
  viewer: Viewer,
  input: ReopenRoundInput,
): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'reopenRound', input, async (tx, { stage, row, round }) => {
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    if (round.status !== 'CLOSED') return refuse('ROUND_NOT_CLOSED')
    if (row.endedAt) return refuse('STAGE_ENDED')
    const { draftIds, drafts, later: announced, official, publishedRevision, advanced } = await effectsOf(tx, round)
    if (official) return refuse('RESULTS_OFFICIAL')
    if (draftIds.length > 0) {
      await tx.delete(roundTable).where(inArray(roundTable.roundId, [...draftIds]))
      await tx.delete(roundRecord).where(inArray(roundRecord.id, [...draftIds]))
    }
    const at = deps.clock.now()
    const reopened = [...(round.notes.reopened ?? []), { by: actorOf(viewer), at: at.toISOString(), reason }]
    await tx
      .update(roundRecord)
      .set({
        status: 'OPEN',
        closedAt: null,
        closedBy: null,
        closeReason: null,
        clockEndedAt: round.clockEndedAt ?? round.closedAt,
        notes: { ...round.notes, reopened },
        version: round.version + 1,
      })
      .where(eq(roundRecord.id, round.id))
    await recordAudit(tx, viewer, {
      type: 'ROUND_REOPENED',
      organisationId: stage.organisationId,
      aggregateKind: 'round',
      aggregateId: round.id,
      data: {
        roundId: round.id,
        number: round.number,
        reason,
        drafts: [...drafts],
        later: [...announced],
        revision: publishedRevision ?? null,
        advanced,
      },
    })
    return ok({ roundId: round.id })
  })
