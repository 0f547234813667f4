import { ok } from '@paiji/rules'
import { and, eq, inArray } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { appealEffect } from '../../db/schema/index.js'
import type { Db } from '../../db/client.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { appendDocket, lockCase } from '../appeals/docket.js'
import { settleNotices, tell } from '../appeals/notices.js'
import {
  type AppliedCorrection,
  approveCorrection,
  type ApproveCorrectionInput,
  declineCorrection,
  type DeclineCorrectionInput,
} from '../corrections/apply-correction.js'
import { isSheetChange } from '../corrections/change.js'
import { correctionsByIds } from '../corrections/corrections.repo.js'
import { changeOf } from '../corrections/preview-correction.js'
import { leaveStage } from '../events/withdraw-entry.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { Act } from '../shared/act.js'

type EffectRow = typeof appealEffect.$inferSelect

/** What of the decisions of some cases has been proposed and waits for a second person. */
export const effectsWaiting = (db: Db, appealIds: readonly string[]): Promise<EffectRow[]> =>
  db
    .select()
    .from(appealEffect)
    .where(and(inArray(appealEffect.appealId, [...appealIds]), eq(appealEffect.status, 'PROPOSED')))

/**
 * The second person's yes to any correction; one that carries out a decision settles its own effects, and moves the
 * case on when no stage is left. Problems: those of `approveCorrection`.
 */
export const approveAndSettle = (
  deps: Deps,
  viewer: Viewer,
  input: ApproveCorrectionInput,
): Promise<Outcome<AppliedCorrection>> => answered(deps, input, approveCorrection, viewer, settleApplied)

/** The second person's no: the effect is declined, which stays on file, and may be proposed again. */
export const declineAndSettle = (
  deps: Deps,
  viewer: Viewer,
  input: DeclineCorrectionInput,
): Promise<Outcome<AppliedCorrection>> =>
  answered(deps, input, declineCorrection, viewer, (act, found) =>
    settleDeclined(act, { ...found, reason: input.reason }),
  )

interface Settled {
  readonly effects: readonly EffectRow[]
  readonly applied: AppliedCorrection
}

/** Answers a correction and, in the same transaction, what it means to the decision that asked for it. */
const answered = async <Input extends { readonly correctionId: string }>(
  deps: Deps,
  input: Input,
  answer: (deps: Deps, viewer: Viewer, input: Input) => Promise<Outcome<AppliedCorrection>>,
  viewer: Viewer,
  settle: (act: Act, found: Settled) => Promise<Outcome<unknown>>,
): Promise<Outcome<AppliedCorrection>> => {
  const [row] = await correctionsByIds(deps.db, [input.correctionId])
  if (row?.authorityKind !== 'appealDecision') return answer(deps, viewer, input)
  return inTransaction(deps.db, async tx => {
    const applied = await answer({ ...deps, db: tx }, viewer, input)
    if (!applied.ok) return applied
    const rows = await tx.select().from(appealEffect).where(eq(appealEffect.correctionId, input.correctionId))
    const effects = rows.filter(effect => effect.status === 'PROPOSED')
    const settled =
      effects.length === 0 ? ok(undefined) : await settle({ tx, deps, viewer }, { effects, applied: applied.value })
    return settled.ok ? applied : settled
  })
}

const settleApplied = async (
  { tx, deps, viewer }: Act,
  { effects: [effect], applied }: Settled,
): Promise<Outcome<unknown>> => {
  if (!effect?.correctionId) return ok(undefined)
  const locked = await lockCase(tx, effect.appealId)
  if (!locked.ok) return locked
  await tx
    .update(appealEffect)
    .set({
      status: 'APPLIED',
      appliedBy: actorOf(viewer),
      appliedAt: deps.clock.now(),
      revisionAfterId: applied.revisionId ?? null,
    })
    .where(eq(appealEffect.correctionId, effect.correctionId))
  await takeOut({ tx, deps, viewer }, applied.correctionId)
  if (locked.value.status !== 'NOTIFIED' || !(await allApplied(tx, effect.decisionId))) return ok(undefined)
  const data = { correctionId: applied.correctionId, revisionId: applied.revisionId }
  const at = deps.clock.now()
  await settleNotices(tx, locked.value.id, at, { codes: ['EFFECTS_DUE'] })
  for (const to of ['parties', 'interested', 'clerk'] as const)
    await tell(tx, locked.value, { code: 'EFFECTS_APPLIED', to, at })
  return appendDocket({ tx, deps, viewer }, locked.value, {
    type: 'EFFECTS_APPLIED',
    text: '',
    visibility: 'public',
    data,
  })
}

/** Whoever the correction takes off the list plays no further round, and goes on to no further stage. */
const takeOut = async ({ tx, deps, viewer }: Act, correctionId: string): Promise<void> => {
  const [row] = await correctionsByIds(tx, [correctionId])
  const change = row && changeOf(row)
  if (!row || !change || isSheetChange(change)) return
  for (const each of change.adjustments) {
    if (each.op !== 'add' || each.adjustment.kind !== 'unranked') continue
    await leaveStage({ tx, deps, viewer }, { entryId: each.adjustment.entrant, stage: row, reason: row.reason })
  }
}

/** Whether every stage the decision touches has been corrected: a declined correction still owes its stage one. */
const allApplied = async (tx: Transaction, decisionId: string): Promise<boolean> => {
  const effects = await tx.select().from(appealEffect).where(eq(appealEffect.decisionId, decisionId))
  const corrections = await correctionsByIds(
    tx,
    effects.flatMap(effect => effect.correctionId ?? []),
  )
  const done = new Set(corrections.filter(row => row.status === 'APPLIED').map(row => row.stageId))
  return corrections.every(row => done.has(row.stageId))
}

const settleDeclined = async (
  { tx, deps, viewer }: Act,
  { effects: [effect], applied, reason }: Settled & { readonly reason: string },
): Promise<Outcome<unknown>> => {
  if (!effect?.correctionId) return ok(undefined)
  const locked = await lockCase(tx, effect.appealId)
  if (!locked.ok) return locked
  await tx
    .update(appealEffect)
    .set({ status: 'DECLINED', reason: reason.trim() })
    .where(eq(appealEffect.correctionId, effect.correctionId))
  if (locked.value.status !== 'NOTIFIED') return ok(undefined)
  const data = { correctionId: applied.correctionId }
  return appendDocket({ tx, deps, viewer }, locked.value, {
    type: 'EFFECT_DECLINED',
    text: reason.trim(),
    visibility: 'parties',
    data,
  })
}
