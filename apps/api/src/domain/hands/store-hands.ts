import { ok, type Problem, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { type AttachedBoard, handSet } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { boardsOfSession, handsOfSessions, layOnBoards } from './hands.repo.js'
import { dealingOf, refuseHands, type SessionOfHands } from './session-for-hands.js'

export interface NewHands {
  readonly boards: readonly AttachedBoard[]
  readonly fileName?: string
  readonly dealt?: { readonly seed: string; readonly commitment: string }
  readonly reason: string | undefined
}

interface At {
  readonly tx: Transaction
  readonly viewer: Viewer
}

export interface StoredHands {
  readonly sessionId: string
  readonly version: number
  readonly warnings: readonly Problem[]
}

/**
 * Another set of hands for a session whose row is locked. Hands that are there, of a set or of a results file, are
 * replaced with a reason only: HANDS_REASON_NEEDED. Warns of boards that the session has without hands in the set.
 */
export const storeHands = async (
  { tx, viewer }: At,
  session: SessionOfHands,
  { boards, fileName, dealt, reason }: NewHands,
): Promise<Outcome<StoredHands>> => {
  const [before] = await handsOfSessions(tx, [session.id])
  const there = await boardsOfSession(tx, session.id)
  const why = reason?.trim()
  if ((before || there.some(one => one.hasDeal)) && !why) return refuseHands('HANDS_REASON_NEEDED', 'reason')
  const version = (before?.version ?? 0) + 1
  const about = { sessionId: session.id, version, boards: boards.length, ...(why ? { reason: why } : {}) }
  const { organisationId } = session
  await tx.insert(handSet).values({
    organisationId,
    sessionId: session.id,
    version,
    source: dealt ? 'dealt' : 'file',
    fileName: fileName ?? null,
    commitment: dealt?.commitment ?? null,
    seed: dealt?.seed ?? null,
    boards,
    reason: why ?? null,
    enteredBy: actorOf(viewer),
  })
  // Walls lie on no boards: a round of tables builds them hand by hand.
  if (!dealingOf(session)?.walls) await layOnBoards(tx, session.id, boards)
  const head = { organisationId, aggregateKind: 'session' as const, aggregateId: session.id }
  await recordAudit(
    tx,
    viewer,
    dealt
      ? { ...head, type: 'HANDS_DEALT', data: { ...about, commitment: dealt.commitment } }
      : { ...head, type: 'HANDS_ATTACHED', data: about },
  )
  const own = new Set(boards.map(one => one.number))
  const without = [...new Set(there.map(one => one.number))].filter(number => !own.has(number))
  const warnings = without.map(board => problem('HANDS_BOARD_ELSEWHERE', { severity: 'warning', params: { board } }))
  return ok({ sessionId: session.id, version, warnings: warnings.slice(0, 20) })
}
