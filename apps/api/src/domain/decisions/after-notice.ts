import { err, problem } from '@paiji/rules'
import { and, desc, eq, isNull, max } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { appealClock, appealErratum } from '../../db/schema/index.js'
import { endClocks, isRunning, runningClock } from '../appeals/clocks.js'
import { appendDocket, appendDockets, type NewEntry } from '../appeals/docket.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase } from '../panels/case-scene.js'
import { canChallenge, canKeepCase, partyOf } from '../panels/policy.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { decisionOf } from './decide.js'
import { linkedCase, nextBodyOf } from './notify-decision.js'

export interface EscalateInput extends CaseInput {
  readonly grounds: string
}

/**
 * Takes a decided case to the next body, as a case of its own, linked. Problems: NO_FURTHER_ROUTE where the decision is
 * final (guandan art. 33.3), FILED_TOO_LATE, ROOM_TEXT_MISSING, CASE_STATE_FORBIDS.
 */
export const escalateAppeal = (deps: Deps, viewer: Viewer, input: EscalateInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'escalateAppeal', permit: canChallenge }, input, async (tx, scene) => {
    if (input.grounds.trim() === '') return err([problem('ROOM_TEXT_MISSING', { at: { path: 'grounds' } })])
    const body = nextBodyOf(scene)
    if (!body) return err([problem('NO_FURTHER_ROUTE')])
    const [clock] = await tx
      .select()
      .from(appealClock)
      .where(and(eq(appealClock.appealId, scene.row.id), eq(appealClock.kind, 'escalation'), isNull(appealClock.metAt)))
      .orderBy(desc(appealClock.id))
    const now = deps.clock.now()
    if (clock && (!isRunning(clock) || now > clock.dueAt)) return err([problem('FILED_TOO_LATE')])
    const text = input.grounds.trim()
    const about = {
      kind: 'escalation' as const,
      body,
      instance: scene.row.instance + 1,
      text,
      dueAt: clock?.dueAt ?? now,
    }
    // The clerk may go on for a side that has nobody there, and stays the clerk.
    const filedBy = partyOf(viewer, scene) ? actorOf(viewer) : scene.row.filedBy
    const opened = await linkedCase({ tx, deps, viewer }, scene, { ...about, filedBy, by: partyOf(viewer, scene) })
    if (!opened.ok) return opened
    if (clock) await tx.update(appealClock).set({ metAt: now }).where(eq(appealClock.id, clock.id))
    const data = { caseId: opened.value.id, number: opened.value.number }
    const filed: NewEntry = { type: 'ESCALATION_FILED', text: '', visibility: 'public', data }
    const linked = await appendDockets({ tx, deps, viewer }, scene.row, [
      filed,
      { type: 'CLOSED', text: '', visibility: 'public', set: { closedAt: now } },
      { type: 'ESCALATED', text: '', visibility: 'public', data },
    ])
    return linked
  })

/**
 * Ends a case whose decision has been carried out, or moves nothing. Problems: ESCALATION_OPEN while the parties may still
 * go on to the next body: closing would take that from them.
 */
export const closeCase = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'closeCase', permit: canKeepCase }, input, async (tx, scene) => {
    const closedAt = deps.clock.now()
    const onward = await runningClock(tx, scene.row.id, 'escalation')
    if (onward && closedAt <= onward.dueAt && nextBodyOf(scene))
      return err([problem('ESCALATION_OPEN', { params: { dueAt: onward.dueAt.toISOString() } })])
    await endClocks(tx, scene.row.id, closedAt)
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'CLOSED',
      text: '',
      visibility: 'public',
      set: { closedAt },
    })
  })

export interface ErratumInput extends CaseInput {
  /** Where in the decision. */
  readonly at: string
  readonly text: string
  readonly reason: string
}

/** A slip in a notified decision is put right beside it. Problems: DECISION_MISSING, ERRATUM_EMPTY. */
export const recordErratum = (deps: Deps, viewer: Viewer, input: ErratumInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'recordErratum', permit: canKeepCase }, input, async (tx, scene) => {
    const decision = await decisionOf(tx, scene.row.id)
    if (!decision?.notifiedAt) return err([problem('DECISION_MISSING')])
    const words = [input.at, input.text, input.reason].map(each => each.trim())
    if (words.includes('')) return err([problem('ERRATUM_EMPTY')])
    const [at = '', text = '', reason = ''] = words
    const [last] = await tx
      .select({ number: max(appealErratum.number) })
      .from(appealErratum)
      .where(eq(appealErratum.decisionId, decision.id))
    const by = { recordedBy: actorOf(viewer), recordedAt: deps.clock.now() }
    const about = { appealId: scene.row.id, decisionId: decision.id, number: (last?.number ?? 0) + 1 }
    await tx.insert(appealErratum).values({ ...about, at, text, reason, ...by })
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'ERRATUM_RECORDED', text, visibility: 'public' })
  })
