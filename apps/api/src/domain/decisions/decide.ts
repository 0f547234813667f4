import { err, ok, type Problem, problem } from '@paiji/rules'
import { changingOutcomes, type OrderLine } from '@paiji/rules/procedure'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealDecision } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { appendDocket, mayAppend } from '../appeals/docket.js'
import { tell } from '../appeals/notices.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase, type CaseScene, readScene } from '../panels/case-scene.js'
import { clearanceProblems } from '../panels/clearance.js'
import { withNames } from '../panels/names.repo.js'
import { canPreside, canRead, canSit } from '../panels/policy.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import {
  type DecisionRow,
  differenceOf,
  type EffectPreview,
  previewEffects,
  readOrders,
  storedEffect,
  type StoredEffect,
} from './effects.js'
import { type AwardFigure, awardFigures } from './award-figures.js'
import { resolveAwards } from './order-awards.js'
import { voters } from './vote.js'

export const decisionOf = async (db: Db, appealId: string): Promise<DecisionRow | undefined> => {
  const [row] = await db.select().from(appealDecision).where(eq(appealDecision.appealId, appealId))
  return row
}

/** Which case each decision belongs to. */
export const casesOfDecisions = (db: Db, ids: readonly string[]): Promise<{ id: string; appealId: string }[]> =>
  db
    .select({ id: appealDecision.id, appealId: appealDecision.appealId })
    .from(appealDecision)
    .where(inArray(appealDecision.id, [...ids]))

/** Those of some cases whose decision is signed. */
export const signedCases = (db: Db, appealIds: readonly string[]): Promise<{ appealId: string }[]> =>
  db
    .select({ appealId: appealDecision.appealId })
    .from(appealDecision)
    .where(and(inArray(appealDecision.appealId, [...appealIds]), isNotNull(appealDecision.signedAt)))

export interface DraftDecisionInput extends CaseInput {
  readonly findings: readonly string[]
  readonly articles: readonly { readonly edition: string; readonly article: string }[]
  /** In Chinese, in English, or in both: one of them is needed. */
  readonly reasoningZh?: string
  readonly reasoningEn?: string
  /** As `parseOrderLine` reads them. */
  readonly orders: readonly unknown[]
  readonly meritless?: boolean
}

/** The draft that can still be written, or why it cannot: signed, or its case is voted on again. */
const openDraft = async (tx: Transaction, scene: CaseScene): Promise<Outcome<DecisionRow>> => {
  const decision = await decisionOf(tx, scene.row.id)
  if (!decision) return err([problem('DECISION_MISSING')])
  if (decision.signedAt) return err([problem('DECISION_SIGNED_ALREADY')])
  const open = mayAppend(scene.row, 'REASONS_DRAFTED')
  return open.ok ? ok(decision) : open
}

/** The reasons as far as they are written, Chinese first. */
const reasonsOf = ({ reasoningZh = '', reasoningEn = '' }: DraftDecisionInput): string[] =>
  [reasoningZh, reasoningEn].map(text => text.trim()).filter(Boolean)

const draftProblems = (input: DraftDecisionInput): readonly Problem[] => [
  ...(input.findings.some(text => text.trim())
    ? []
    : [problem('DECISION_FINDINGS_MISSING', { at: { path: 'findings' } })]),
  ...(reasonsOf(input).length > 0 ? [] : [problem('DECISION_REASONING_MISSING', { at: { path: 'reasoningZh' } })]),
  ...(input.articles.length > 0 ? [] : [problem('DECISION_ARTICLES_MISSING', { at: { path: 'articles' } })]),
]

/** A ruling that stands moves nothing; one that does not stand is put right by an order, or the record says why by none. */
const againstOutcome = (
  outcome: DecisionRow['outcome'],
  { facts, sanctions }: EffectPreview['effects'],
  lines: readonly OrderLine[],
): readonly Problem[] => {
  if (!changingOutcomes.includes(outcome))
    return facts.length > 0 ? [problem('DECISION_ORDERS_AGAINST_OUTCOME', { params: { outcome } })] : []
  const reasoned = lines.some(({ order }) => order.kind === 'recordOnly' && order.why !== undefined)
  return facts.length + sanctions.length > 0 || reasoned
    ? []
    : [problem('DECISION_CHANGES_NOTHING', { at: { path: 'orders' }, params: { outcome } })]
}

/**
 * Findings, articles, reasoning, order lines: written by any member once the votes are counted, until it is signed.
 * Problems: DECISION_*, those of order lines, CASE_STATE_FORBIDS.
 */
export const draftDecision = (deps: Deps, viewer: Viewer, input: DraftDecisionInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'draftDecision', permit: canSit }, input, async (tx, scene) => {
    const open = await openDraft(tx, scene)
    if (!open.ok) return open
    const missing = draftProblems(input)
    if (missing.length > 0) return err(missing)
    const typed = await resolveAwards(tx, scene, input.orders)
    if (!typed.ok) return typed
    const lines = readOrders(typed.value)
    if (!lines.ok) return lines
    const preview = await previewEffects(tx, scene, lines.value)
    if (!preview.ok) return preview
    const against = againstOutcome(open.value.outcome, preview.value.effects, lines.value)
    if (against.length > 0) return err(against)
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>
    await tx
      .update(appealDecision)
      .set({
        findings: input.findings.filter(text => text.trim()).map((text, at) => ({ number: at + 1, text: text.trim() })),
        articles: [...input.articles],
        reasoning: reasonsOf(input).join('\n\n'),
        reasoningZh: input.reasoningZh?.trim() ?? '',
        reasoningEn: input.reasoningEn?.trim() ?? '',
        orderLines: lines.value.map(plain),
        recommendations: preview.value.effects.recommendations.map(plain),
        meritless: input.meritless ?? false,
        previewedEffect: null,
        previewedOn: null,
        previewedAt: null,
        draftedBy: actorOf(viewer),
        version: open.value.version + 1,
      })
      .where(and(eq(appealDecision.id, open.value.id), eq(appealDecision.version, open.value.version)))
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'REASONS_DRAFTED', text: '', visibility: 'panel' })
  })

/** What the draft would move, kept with it so that those who sign are held to what they saw. */
export const previewDecision = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'previewDecision', permit: canSit }, input, async (tx, scene) => {
    const open = await openDraft(tx, scene)
    if (!open.ok) return open
    const preview = await previewOf(tx, scene, open.value)
    if (!preview.ok) return preview
    await tx
      .update(appealDecision)
      .set({
        previewedEffect: storedEffect(preview.value.previews),
        previewedOn: preview.value.previewedOn,
        previewedAt: deps.clock.now(),
      })
      .where(eq(appealDecision.id, open.value.id))
    const data = { previewedOn: preview.value.previewedOn }
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'NOTE_ADDED', text: '', visibility: 'panel', data })
  })

const previewOf = async (db: Db, scene: CaseScene, decision: DecisionRow): Promise<Outcome<EffectPreview>> => {
  const lines = readOrders(decision.orderLines)
  return lines.ok ? previewEffects(db, scene, lines.value) : lines
}

/** Lines that were carried out, that are not written yet, or that the facts no longer bear out. */
const NOTHING_LEFT: EffectPreview = {
  effects: { facts: [], sanctions: [], liftsStay: false, recommendations: [], replays: [] },
  previews: [],
  previewedOn: '',
}

/**
 * The draft with what it would move now, for the room; once told, for the parties and the desk. A draft without lines,
 * or with lines that cannot be carried out, is read all the same. Problems: NOT_PERMITTED, DECISION_MISSING.
 */
export const draftedDecision = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<{ decision: DecisionRow; preview: EffectPreview; figures: readonly AwardFigure[] }>> => {
  const decision = await decisionOf(deps.db, appealId)
  const told = (decision?.notifiedAt ?? null) !== null
  const scene = await readScene(deps.db, viewer, appealId, canRead(told ? 'decision' : 'draftDecision'))
  if (!scene.ok) return scene
  if (!decision) return err([problem('DECISION_MISSING')])
  const preview = await previewOf(deps.db, scene.value, decision)
  const seen = preview.ok ? preview.value : NOTHING_LEFT
  const lines = readOrders(decision.orderLines)
  const figures = lines.ok ? await awardFigures(deps.db, scene.value, lines.value, seen) : []
  return ok({ decision, preview: seen, figures })
}

/**
 * The chair signs: everybody who votes has voted, and the facts are those that were looked at. Refused with the
 * difference when they have moved: DECISION_PREVIEW_DIFFERS, one for each contestant who would move otherwise.
 * Problems besides: DECISION_NOT_PREVIEWED, DECISION_QUORUM_MISSING, DECISION_*_MISSING.
 */
export const signDecision = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'signDecision', permit: canPreside }, input, async (tx, scene) => {
    const open = await openDraft(tx, scene)
    if (!open.ok) return open
    const unclear = await clearanceProblems(tx, scene)
    if (unclear.length > 0) return err(unclear)
    const decision = open.value
    if (decision.reasoning === '') return err([problem('DECISION_REASONING_MISSING')])
    const cast = (decision.votesFor ?? 0) + (decision.votesAgainst ?? 0)
    if (2 * cast <= voters(scene).length || cast === 0) return err([problem('DECISION_QUORUM_MISSING')])
    if (decision.previewedOn === null) return err([problem('DECISION_NOT_PREVIEWED')])
    const preview = await previewOf(tx, scene, decision)
    if (!preview.ok) return preview
    if (preview.value.previewedOn !== decision.previewedOn)
      return err(await withNames(tx, movedSince(decision, preview.value)))
    const now = deps.clock.now()
    await tx
      .update(appealDecision)
      .set({ signedBy: actorOf(viewer), signedAt: now, version: decision.version + 1 })
      .where(eq(appealDecision.id, decision.id))
    await tell(tx, scene.row, { code: 'DECISION_TO_SERVE', to: 'clerk', at: now, about: decision.id })
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'DECISION_SIGNED', text: '', visibility: 'panel' })
  })

const movedSince = (decision: DecisionRow, preview: EffectPreview): readonly Problem[] => {
  const seen = decision.previewedEffect as StoredEffect
  const moved = differenceOf(seen, storedEffect(preview.previews))
  const differing = moved.map(params => problem('DECISION_PREVIEW_DIFFERS', { params }))
  return [problem('FACTS_MOVED_SINCE_PREVIEW'), ...differing]
}
