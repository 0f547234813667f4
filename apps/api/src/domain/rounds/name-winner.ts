import { err, ok, problem } from '@paiji/rules'
import { bracketState } from '@paiji/rules/pairing'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { namedWinner } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { refuse } from './refuse.js'
import { onRound } from './stage-of-rounds.js'

export type NamedGround = (typeof namedWinner.$inferSelect)['ground']

export interface NameWinnerInput {
  readonly roundId: string
  /** The match's name in the bracket, e.g. `w/r2/m1`. */
  readonly match: string
  /** The entry that goes on. */
  readonly winner: string
  readonly ground: NamedGround
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Says who goes on from a match of a bracket that its games leave open; an earlier word about it no longer counts.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, REASON_MISSING, ROUND_NOT_RUNNING (a draft), BRACKET_MATCH_UNKNOWN,
 * SIDE_NOT_IN_ROUND, MATCH_DECIDED (by its games), and what the edition finds in the sheets.
 */
export const nameWinner = (deps: Deps, viewer: Viewer, input: NameWinnerInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'nameWinner', input, async (tx, { stage, round }) => {
    const { match, winner, ground } = input
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    if (round.status === 'PLANNED') return refuse('ROUND_NOT_RUNNING')
    const open = await openMatch(tx, stage, match, winner)
    if (!open.ok) return open
    const { id: stageId, organisationId } = stage
    await tx
      .update(namedWinner)
      .set({ supersededAt: deps.clock.now() })
      .where(and(eq(namedWinner.stageId, stageId), eq(namedWinner.match, match), isNull(namedWinner.supersededAt)))
    const namedBy = actorOf(viewer)
    await tx.insert(namedWinner).values({ organisationId, stageId, match, entryId: winner, ground, reason, namedBy })
    await recordAudit(tx, viewer, {
      type: 'WINNER_NAMED',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: stageId,
      data: { stageId, match, entryId: winner, ground, reason },
    })
    await deps.jobs.enqueue(tx, 'recompute-standings', { stageId }, { jobKey: `recompute-standings:${stageId}` })
    return ok({ roundId: round.id })
  })

/** Whether the match is one of the bracket's, has this side, and is not decided by its games. */
const openMatch = async (
  tx: Transaction,
  stage: StoredStage,
  match: string,
  winner: string,
): Promise<Outcome<true>> => {
  const derived = deriveStandings(stage.editionId, (await loadFacts(tx, stage)).facts)
  if (!derived.ok) return derived
  const { facts, scoreLines } = derived.value
  const found = facts.bracket?.matches.find(one => one.match === match)
  if (!facts.bracket || !found) return refuse('BRACKET_MATCH_UNKNOWN', 'match', { match })
  if (!found.sides.some(side => side === winner)) return refuse('SIDE_NOT_IN_ROUND', 'winner')
  const { named: _, ...played } = found
  const [result] = bracketState({ ...facts.bracket, matches: [played] }, scoreLines).results
  return result?.winner === undefined ? ok(true) : refuse('MATCH_DECIDED', 'match')
}
