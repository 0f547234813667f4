import { err, ok, problem } from '@paiji/rules'
import { and, eq, ne } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealEffect, correction } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { AppealRow } from '../appeals/appeals.repo.js'
import { appendDocket, lockCase } from '../appeals/docket.js'
import {
  type AppliedCorrection,
  applyCorrection,
  approveCorrection,
  type ApproveCorrectionInput,
} from '../corrections/apply-correction.js'
import { correctionsByIds } from '../corrections/corrections.repo.js'
import { canCorrect } from '../corrections/policy.js'
import { actOnCase, type CaseAnswer, type CaseInput } from '../panels/case-scene.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../shared/problem.js'
import { decisionOf } from './decide.js'
import { changesByStage, previewEffects, readOrders } from './effects.js'

const ABOUT = {
  name: 'proposeEffects',
  permit: (viewer: Viewer, scene: { place: Parameters<typeof canCorrect>[1] }) => canCorrect(viewer, scene.place),
}

/**
 * Results staff turn the order lines of a notified decision into corrections, one for each stage it touches, each to
 * be applied by a second person. Problems: DECISION_MISSING, EFFECTS_NONE, EFFECTS_PROPOSED_ALREADY, and those of the
 * preview.
 */
export const proposeEffects = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, ABOUT, input, async (tx, scene) => {
    const decision = await decisionOf(tx, scene.row.id)
    if (!decision?.notifiedAt) return err([problem('DECISION_MISSING')])
    if ((await openEffects(tx, decision.id)).length > 0) return err([problem('EFFECTS_PROPOSED_ALREADY')])
    const lines = readOrders(decision.orderLines)
    if (!lines.ok) return lines
    const preview = await previewEffects(tx, scene, lines.value)
    if (!preview.ok) return preview
    if (preview.value.previews.length === 0) return err([problem('EFFECTS_NONE')])
    const reason = `${scene.row.number ?? ''} ${lines.value.map(line => line.text).join(' ')}`.trim()
    const changes = changesByStage(preview.value.effects.facts)
    const correctionIds: string[] = []
    for (const { stage, previewedOn } of preview.value.previews) {
      const change = changes.get(stage.id) ?? { adjustments: [] }
      const asked = await applyCorrection({ ...deps, db: tx as unknown as Db }, viewer, {
        stageId: stage.id,
        kind: 'appeal',
        reason,
        authorityKind: 'appealDecision',
        authorityRef: decision.id,
        previewedOn,
        ...change,
      })
      if (!asked.ok) return asked
      correctionIds.push(asked.value.correctionId)
    }
    const touching = lines.value
      .map((line, at) => ({ line, at }))
      .filter(({ line }) => line.as === 'order' && MOVING.has(line.order.kind))
    await tx.insert(appealEffect).values(
      touching.map(({ at }) => ({
        appealId: scene.row.id,
        decisionId: decision.id,
        line: at + 1,
        status: 'PROPOSED' as const,
        correctionId: correctionIds[0] ?? null,
        previewedOn: preview.value.previewedOn,
        proposedBy: viewer.accountId ?? 'system',
        recordedAt: deps.clock.now(),
      })),
    )
    return appendDocket(tx, deps, viewer, scene.row, {
      type: 'EFFECT_PROPOSED',
      text: '',
      visibility: 'parties',
      data: { correctionIds },
    })
  })

const MOVING: ReadonlySet<string> = new Set([
  'adjustScore',
  'proceduralPenalty',
  'disqualify',
  'restoreResult',
  'replay',
])

const openEffects = (tx: Transaction, decisionId: string) =>
  tx
    .select()
    .from(appealEffect)
    .where(and(eq(appealEffect.decisionId, decisionId), ne(appealEffect.status, 'DECLINED')))

/**
 * The second person's yes to any correction; one that carries out a decision moves its case on when it was the last.
 * Problems: those of `approveCorrection`.
 */
export const approveAndSettle = async (
  deps: Deps,
  viewer: Viewer,
  input: ApproveCorrectionInput,
): Promise<Outcome<AppliedCorrection>> => {
  const [row] = await correctionsByIds(deps.db, [input.correctionId])
  if (row?.authorityKind !== 'appealDecision') return approveCorrection(deps, viewer, input)
  return inTransaction(deps.db, async tx => {
    const inside = { ...deps, db: tx as unknown as Db }
    const applied = await approveCorrection(inside, viewer, input)
    if (!applied.ok) return applied
    const settled = await settle(tx, deps, viewer, row.authorityRef ?? '', applied.value)
    return settled.ok ? applied : settled
  })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const settle = async (
  tx: Transaction,
  deps: Deps,
  viewer: Viewer,
  decisionId: string,
  applied: AppliedCorrection,
): Promise<Outcome<AppealRow | undefined>> => {
  if (!UUID.test(decisionId)) return ok(undefined)
  const [effect] = await tx.select().from(appealEffect).where(eq(appealEffect.decisionId, decisionId)).limit(1)
  if (!effect) return ok(undefined)
  const all = await tx
    .select({ status: correction.status })
    .from(correction)
    .where(and(eq(correction.authorityRef, decisionId), ne(correction.status, 'DECLINED')))
  if (all.some(each => each.status !== 'APPLIED')) return ok(undefined)
  const at = { appliedBy: viewer.accountId ?? 'system', appliedAt: deps.clock.now() }
  const revision = { revisionAfterId: applied.revisionId ?? null }
  await tx
    .update(appealEffect)
    .set({ status: 'APPLIED', ...at, ...revision })
    .where(and(eq(appealEffect.decisionId, decisionId), eq(appealEffect.status, 'PROPOSED')))
  const locked = await lockCase(tx, effect.appealId)
  if (!locked.ok) return locked
  if (locked.value.status !== 'NOTIFIED') return locked
  const data = { correctionId: applied.correctionId, revisionId: applied.revisionId }
  return appendDocket(tx, deps, viewer, locked.value, { type: 'EFFECTS_APPLIED', text: '', visibility: 'public', data })
}
