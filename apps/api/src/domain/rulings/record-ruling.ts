import { err, ok, type Problem, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { storedReasons } from '../shared/reasons.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { flagRemarksAt } from '../results/flag-remarks.js'
import { lockPermittedStage } from '../standings/permitted-stage.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { currentRevision } from '../standings/standings.repo.js'
import { appendAdjustments, supersedeAdjustments } from './adjustments.repo.js'
import { deriveRuling } from './derive-ruling.js'
import { canRule, usualVisibility } from './policy.js'
import { type ResolvedMatter, type RulingMatter, resolveMatter } from './resolve-ruling.js'
import { insertRuling, type RulingRow, rulingsByIds, successorsOf } from './rulings.repo.js'
import type { Act } from '../shared/act.js'

export interface RecordRulingInput extends RulingMatter {
  readonly facts: string
  readonly decision: string
  /** Without it, as usual for the kind of ruling. */
  readonly visibility?: RulingRow['visibility']
  /** When it was given and when those concerned were told; now, unless said otherwise. */
  readonly givenAt?: Date
  readonly notifiedAt?: Date
  /** Why it takes the place of another; one of the two is needed then. */
  readonly reason?: string
  readonly reasonEn?: string
  readonly idempotencyKey?: string
}

const CONSTRAINTS = { ruling_superseded_once: 'RULING_SUPERSEDED' }

/**
 * Records what a director ruled, with its article, and what it does to the result as facts; the stage is recomputed.
 * With `supersedesId` it takes the place of an earlier ruling, whose adjustments no longer count.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, RULING_STAGE_OFFICIAL (a correction of kind `ruling` is the way then),
 * RULING_UNKNOWN, RULING_SUPERSEDED, RULING_REASON_MISSING, RULING_FACTS_MISSING, RULING_DECISION_MISSING,
 * RULING_TIME_IMPOSSIBLE, and those of the matter.
 */
export const recordRuling = (
  deps: Deps,
  viewer: Viewer,
  input: RecordRulingInput,
): Promise<Outcome<{ rulingId: string }>> =>
  idempotently(
    deps,
    viewer,
    'recordRuling',
    input,
    async tx => {
      const stage = await openStage(tx, viewer, input.stageId)
      if (!stage.ok) return stage
      const problems = [
        ...wordProblems(input),
        ...timeProblems(input, deps.clock.now()),
        ...(await replacementProblems(tx, stage.value, input)),
      ]
      if (problems.length > 0) return err(problems)
      const matter = await resolveMatter(tx, stage.value, input)
      if (!matter.ok) return matter
      const effect = deriveRuling(matter.value)
      if (!effect.ok) return effect
      return ok({ rulingId: await storeRuling({ tx, deps, viewer }, stage.value, input, matter.value) })
    },
    { constraints: CONSTRAINTS },
  )

/** The stage under its lock, for somebody who may rule there, before it is official. */
export const openStage = async (tx: Transaction, viewer: Viewer, stageId: string): Promise<Outcome<StoredStage>> => {
  const stage = await lockPermittedStage(tx, stageId, place => canRule(viewer, place))
  if (!stage.ok) return stage
  const current = await currentRevision(tx, stageId)
  return current?.officialAt ? err([problem('RULING_STAGE_OFFICIAL')]) : stage
}

const wordProblems = ({ facts, decision }: RecordRulingInput): readonly Problem[] => [
  ...(facts.trim() === '' ? [problem('RULING_FACTS_MISSING', { at: { path: 'facts' } })] : []),
  ...(decision.trim() === '' ? [problem('RULING_DECISION_MISSING', { at: { path: 'decision' } })] : []),
]

/** Nothing is ruled in the future, and nobody is told before. */
const timeProblems = ({ givenAt, notifiedAt }: RecordRulingInput, now: Date): readonly Problem[] => {
  const given = givenAt ?? now
  const late = given > now || (notifiedAt !== undefined && (notifiedAt > now || notifiedAt < given))
  return late ? [problem('RULING_TIME_IMPOSSIBLE', { at: { path: 'givenAt' } })] : []
}

const replacementProblems = async (
  tx: Transaction,
  stage: StoredStage,
  { supersedesId, ...told }: Pick<RecordRulingInput, 'supersedesId' | 'reason' | 'reasonEn'>,
): Promise<readonly Problem[]> => {
  if (supersedesId === undefined) return []
  const before = await standingRuling(tx, stage, supersedesId)
  if (!before.ok) return before.error
  return storedReasons(told).reason ? [] : [problem('RULING_REASON_MISSING', { at: { path: 'reason' } })]
}

/** A ruling of this stage that nothing has superseded. Problems: RULING_UNKNOWN, RULING_SUPERSEDED. */
export const standingRuling = async (
  tx: Transaction,
  stage: Pick<StoredStage, 'id'>,
  id: string,
): Promise<Outcome<RulingRow>> => {
  const [row] = await rulingsByIds(tx, [id], { all: true, personId: undefined })
  if (row?.stageId !== stage.id) return err([problem('RULING_UNKNOWN')])
  const [successor] = await successorsOf(tx, [id])
  return successor || row.kind === 'withdrawn' ? err([problem('RULING_SUPERSEDED')]) : ok(row)
}

/** Puts a resolved ruling on file with what it does, and has the stage computed again. */
export const storeRuling = async (
  { tx, deps, viewer }: Act,
  stage: StoredStage,
  input: RecordRulingInput,
  matter: ResolvedMatter,
): Promise<string> => {
  const now = deps.clock.now()
  const [clause] = matter.clauses
  const actor = actorOf(viewer)
  const where = { organisationId: stage.organisationId, stageId: stage.id }
  const row = await insertRuling(
    tx,
    {
      ...where,
      slot: input.slot ?? null,
      kind: matter.kind,
      editionId: clause.edition,
      article: clause.article,
      facts: input.facts.trim(),
      decision: input.decision.trim(),
      givenBy: actor,
      givenAt: input.givenAt ?? now,
      notifiedAt: input.notifiedAt ?? now,
      directorName: viewer.name ?? null,
      authority: input.authority,
      part: matter.part,
      visibility: input.visibility ?? usualVisibility(matter.kind),
      situation: matter.choice?.situation ?? null,
      option: matter.choice?.option ?? null,
      answers: matter.choice ? { ...matter.choice.answers } : null,
      led: matter.led ?? null,
      supersedesId: input.supersedesId ?? null,
      ...(input.supersedesId ? storedReasons(input) : {}),
    },
    input.parties,
  )
  await supersedeAdjustments(tx, stage.id, matter.closing, now)
  const from = { ...where, clause, source: 'ruling' as const, sourceId: row.id, recordedBy: actor }
  await appendAdjustments(tx, from, matter.adjustments)
  await recordAudit(tx, viewer, {
    type: 'RULING_RECORDED',
    organisationId: stage.organisationId,
    aggregateKind: 'ruling',
    aggregateId: row.id,
    data: {
      rulingId: row.id,
      article: clause.article,
      adjustments: matter.adjustments.length,
      ...(input.supersedesId ? { supersedesId: input.supersedesId } : {}),
    },
  })
  if (row.slot !== null) await flagRemarksAt(tx, viewer, stage, row.slot)
  await queueRecomputation(tx, deps, stage, row.id)
  return row.id
}

/** The stage is computed again because of this ruling, and those whom it concerns are notified. */
export const queueRecomputation = async (
  tx: Transaction,
  deps: Deps,
  stage: StoredStage,
  id: string,
): Promise<void> => {
  await deps.jobs.enqueue(tx, 'notify-ruling', { rulingId: id }, { jobKey: `notify-ruling:${id}` })
  await deps.jobs.enqueue(
    tx,
    'recompute-standings',
    { stageId: stage.id, cause: { kind: 'ruling', id } },
    { jobKey: `recompute-standings:${stage.id}` },
  )
}
