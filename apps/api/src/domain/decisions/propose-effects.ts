import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { appealEffect } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { appendDocket } from '../appeals/docket.js'
import { applyCorrection } from '../corrections/apply-correction.js'
import type { CorrectionChange } from '../corrections/change.js'
import { correctionsByIds } from '../corrections/corrections.repo.js'
import { canCorrect } from '../corrections/policy.js'
import { changeOf, computePreview } from '../corrections/preview-correction.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase, type CaseScene } from '../panels/case-scene.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { findStage } from '../standings/stage.repo.js'
import { decisionOf } from './decide.js'
import { changesByStage, type DecisionRow, linesByStage, previewEffects, readOrders } from './effects.js'
import type { Act } from '../shared/act.js'

const ABOUT = {
  name: 'proposeEffects',
  permit: (viewer: Viewer, scene: Pick<CaseScene, 'place'>) => canCorrect(viewer, scene.place),
}

/** What one stage is to be corrected by, and the order lines that say so. */
interface StageEffect {
  readonly stageId: string
  readonly change: CorrectionChange
  readonly previewedOn: string
  readonly lines: readonly number[]
}

/**
 * Results staff turn the order lines of a notified decision into corrections, one for each stage it touches, each to
 * be applied by a second person. A stage whose correction was declined is proposed again, the others stay as they are.
 * Problems: DECISION_MISSING, EFFECTS_NONE, EFFECTS_PROPOSED_ALREADY, and those of the preview.
 */
export const proposeEffects = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, ABOUT, input, async (tx, scene) => {
    const decision = await decisionOf(tx, scene.row.id)
    if (!decision?.notifiedAt) return err([problem('DECISION_MISSING')])
    const effects = await outstanding(tx, scene, decision)
    if (!effects.ok) return effects
    const correctionIds: string[] = []
    for (const effect of effects.value) {
      const asked = await proposeFor({ tx, deps, viewer }, { scene, decision, effect })
      if (!asked.ok) return asked
      correctionIds.push(asked.value)
    }
    const data = { correctionIds }
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'EFFECT_PROPOSED',
      text: '',
      visibility: 'parties',
      data,
    })
  })

const outstanding = async (
  tx: Transaction,
  scene: CaseScene,
  decision: DecisionRow,
): Promise<Outcome<readonly StageEffect[]>> => {
  const before = await tx.select().from(appealEffect).where(eq(appealEffect.decisionId, decision.id))
  return before.length > 0 ? declinedEffects(tx, before) : firstEffects(tx, scene, decision)
}

const firstEffects = async (
  tx: Transaction,
  scene: CaseScene,
  decision: DecisionRow,
): Promise<Outcome<readonly StageEffect[]>> => {
  const lines = readOrders(decision.orderLines)
  if (!lines.ok) return lines
  const preview = await previewEffects(tx, scene, lines.value)
  if (!preview.ok) return preview
  if (preview.value.previews.length === 0) return err([problem('EFFECTS_NONE')])
  const changes = changesByStage(preview.value.effects.facts)
  const touching = await linesByStage(tx, scene, lines.value)
  return ok(
    preview.value.previews.map(({ stage, previewedOn }) => ({
      stageId: stage.id,
      change: changes.get(stage.id) ?? { adjustments: [] },
      previewedOn,
      lines: touching.get(stage.id) ?? [],
    })),
  )
}

/** The stages whose last correction was declined, with the same change on the facts as they are now. */
const declinedEffects = async (
  tx: Transaction,
  rows: readonly (typeof appealEffect.$inferSelect)[],
): Promise<Outcome<readonly StageEffect[]>> => {
  const ids = [...new Set(rows.flatMap(row => row.correctionId ?? []))].sort()
  const corrections = new Map((await correctionsByIds(tx, ids)).map(row => [row.id, row]))
  const last = new Map(ids.flatMap(id => corrections.get(id) ?? []).map(row => [row.stageId, row]))
  const declined = [...last.values()].filter(row => row.status === 'DECLINED')
  if (declined.length === 0) return err([problem('EFFECTS_PROPOSED_ALREADY')])
  const again: StageEffect[] = []
  for (const row of declined) {
    const stage = await findStage(tx, row.stageId)
    if (!stage) return err([problem('STAGE_UNKNOWN')])
    const change = changeOf(row)
    const preview = await computePreview(tx, stage, change)
    if (!preview.ok) return preview
    const lines = rows.filter(each => each.correctionId === row.id).map(each => each.line)
    again.push({ stageId: stage.id, change, previewedOn: preview.value.previewedOn, lines })
  }
  return ok(again)
}

const proposeFor = async (
  { tx, deps, viewer }: Act,
  about: { scene: CaseScene; decision: DecisionRow; effect: StageEffect },
): Promise<Outcome<string>> => {
  const { scene, decision, effect } = about
  const texts = decision.orderLines.map(line => String(line.text ?? ''))
  const asked = await applyCorrection({ ...deps, db: tx }, viewer, {
    stageId: effect.stageId,
    kind: 'appeal',
    reason: `${scene.row.number ?? ''} ${texts.join(' ')}`.trim(),
    authorityKind: 'appealDecision',
    authorityRef: decision.id,
    previewedOn: effect.previewedOn,
    ...effect.change,
  })
  if (!asked.ok) return asked
  const { correctionId } = asked.value
  await tx.insert(appealEffect).values(
    effect.lines.map(line => ({
      appealId: scene.row.id,
      decisionId: decision.id,
      line,
      status: 'PROPOSED' as const,
      correctionId,
      previewedOn: effect.previewedOn,
      proposedBy: actorOf(viewer),
      recordedAt: deps.clock.now(),
    })),
  )
  return ok(correctionId)
}
