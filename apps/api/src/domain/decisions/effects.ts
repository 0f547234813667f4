import { err, type FactId, ok, problem } from '@paiji/rules'
import {
  type FactChange,
  type OrderEffects,
  type OrderLine,
  type OrderScene,
  orderEffects,
  parseOrderLine,
  touchedThirdParties,
  type AppealMatter,
} from '@paiji/rules/procedure'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { type appealDecision, stage as stageTable } from '../../db/schema/index.js'
import { mattersOfAdjustments, scopeOfCase } from '../appeals/case-scope.js'
import type { AdjustmentsChange } from '../corrections/change.js'
import { computePreview, type CorrectionPreview } from '../corrections/preview-correction.js'
import type { CaseScene } from '../panels/case-scene.js'
import { withNames } from '../panels/names.repo.js'
import { entriesOfCase } from '../panels/relations.repo.js'
import type { Outcome } from '../../base/problem.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { carriedFrom } from './contestants.repo.js'
import { unreadableLines } from './readable-orders.js'
import { sha256 } from '../../base/digest.js'

export type DecisionRow = typeof appealDecision.$inferSelect

/** The lines of a decision as they were stored. Problem: ORDER_UNREADABLE. */
export const readOrders = (lines: readonly unknown[]): Outcome<OrderLine[]> => {
  const read: OrderLine[] = []
  for (const [at, line] of lines.entries()) {
    const parsed = parseOrderLine(line, `orders[${at}]`)
    if (!parsed.ok) return parsed
    read.push(parsed.value)
  }
  return ok(read)
}

/** What the lines come to, under the procedure of the case. Problems: those of `orderEffects` and of the edition. */
export const effectsOf = async (
  db: Db,
  scene: CaseScene,
  lines: readonly OrderLine[],
): Promise<Outcome<OrderEffects>> => {
  const scope = await scopeOf(db, scene)
  const effects = orderEffects(lines, scope)
  if (!effects.ok) return effects
  const wrong = await unreadableLines(db, lines, scope)
  return wrong.length > 0 ? err(wrong) : effects
}

/** Which lines touch which stage, lines counted from 1; lines that move nothing are left out. */
export const linesByStage = async (
  db: Db,
  scene: CaseScene,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const scope = await scopeOf(db, scene)
  const byStage = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    const alone = orderEffects([line], scope)
    const stages = alone.ok ? new Set(alone.value.facts.map(fact => fact.stage)) : []
    for (const stage of stages) byStage.set(stage, [...(byStage.get(stage) ?? []), at + 1])
  }
  return byStage
}

const scopeOf = async (db: Db, scene: CaseScene): Promise<OrderScene> => {
  const { procedure, row } = scene
  const stages = await stagesFrom(db, row.eventId, row.stageId)
  const carried = await carriedFrom(
    db,
    stages.map(stage => stage.id),
  )
  const seen = []
  const matters = new Map<FactId, AppealMatter>()
  for (const each of stages) {
    const { facts } = await loadFacts(db, each)
    for (const [fact, matter] of await mattersOfAdjustments(db, each.id, facts.adjustments)) matters.set(fact, matter)
    seen.push({
      id: each.id,
      entrants: facts.entrants.map(entrant => entrant.id),
      sheets: facts.sheets,
      adjustments: facts.adjustments,
      ...(carried.has(each.id) ? { from: carried.get(each.id) } : {}),
    })
  }
  const { matter, body } = await scopeOfCase(db, scene)
  const powers = { procedure, body, matter, matters }
  return { powers, thirdParties: procedure.thirdParties, stages: seen }
}

/** The stage of the case and the later ones of its event. */
const stagesFrom = async (db: Db, eventId: string, stageId: string): Promise<StoredStage[]> => {
  const rows = await db
    .select({ id: stageTable.id })
    .from(stageTable)
    .where(eq(stageTable.eventId, eventId))
    .orderBy(asc(stageTable.ordinal))
  const found: StoredStage[] = []
  for (const { id } of rows.slice(rows.findIndex(row => row.id === stageId))) {
    const stored = await findStage(db, id)
    if (stored) found.push(stored)
  }
  return found
}

/** The changes of each stage that changes, as corrections make them. */
export const changesByStage = (facts: readonly FactChange[]): ReadonlyMap<string, AdjustmentsChange> => {
  const byStage = new Map<string, AdjustmentsChange>()
  for (const { stage, ...change } of facts) {
    const adjustments = [...(byStage.get(stage)?.adjustments ?? []), change]
    byStage.set(stage, { adjustments })
  }
  return byStage
}

export interface EffectPreview {
  readonly effects: OrderEffects
  readonly previews: readonly CorrectionPreview[]
  /** Digest of the facts of every stage the decision touches. */
  readonly previewedOn: string
}

/** What a decision would move: standings, awards, list places and grades of every stage it touches. */
export const previewEffects = async (
  db: Db,
  scene: CaseScene,
  lines: readonly OrderLine[],
): Promise<Outcome<EffectPreview>> => {
  const effects = await effectsOf(db, scene, lines)
  if (!effects.ok) return effects
  const previews: CorrectionPreview[] = []
  for (const [stageId, change] of changesByStage(effects.value.facts)) {
    const stage = await findStage(db, stageId)
    if (!stage) return err([problem('STAGE_UNKNOWN')])
    const preview = await computePreview(db, stage, change)
    if (!preview.ok) return preview
    previews.push(preview.value)
  }
  const touched = await thirdPartyProblems(db, scene, lines, previews)
  if (touched.length > 0) return err(await withNames(db, touched))
  const digests = previews.map(({ stage, previewedOn }) => `${stage.id}:${previewedOn}`)
  return ok({ effects: effects.value, previews, previewedOn: sha256(digests.sort().join('\n')) })
}

const thirdPartyProblems = async (
  db: Db,
  scene: CaseScene,
  lines: readonly OrderLine[],
  previews: readonly CorrectionPreview[],
) => {
  if (scene.procedure.thirdParties !== 'offendersOnly') return []
  const [preview] = previews
  const parties = await entriesOfCase(db, scene.row)
  return lines.flatMap(({ order, as }, at) => {
    if (as !== 'order' || order.kind !== 'adjustScore' || !preview) return []
    const { before, after } = preview.derived
    const sides = before.facts.sheets.find(sheet => sheet.slot === order.slot)?.sides ?? []
    const offenders = order.offenders.length > 0 ? order.offenders : sides.filter(side => parties.includes(side))
    const touched = touchedThirdParties(before.scoreLines, after.scoreLines, { slot: order.slot, sides, offenders })
    return touched.map(entry =>
      problem('ORDER_TOUCHES_THIRD_PARTY', { at: { path: `orders[${at}]` }, params: { entry } }),
    )
  })
}

/** The part of a preview that is kept with the draft, and compared at signing. */
export interface StoredEffect {
  readonly standings: { stageId: string; entryId: string; from: number | null; to: number | null }[]
  readonly awards: { personId: string; from: number | null; to: number | null }[]
  readonly lists: { rankingId: string; asOf: string; personId: string; from: number | null; to: number | null }[]
  readonly grades: { personId: string; grade: string; change: string }[]
}

export const storedEffect = (previews: readonly CorrectionPreview[]): StoredEffect => ({
  standings: previews.flatMap(({ stage, standings }) =>
    standings.map(({ entryId, before, after }) => ({
      stageId: stage.id,
      entryId,
      from: before?.rank ?? null,
      to: after?.rank ?? null,
    })),
  ),
  awards: previews.flatMap(({ awards }) =>
    awards.map(({ personId, pointsBefore, pointsAfter }) => ({
      personId,
      from: pointsBefore ?? null,
      to: pointsAfter ?? null,
    })),
  ),
  lists: previews.flatMap(({ lists }) =>
    lists.map(({ rankingId, asOf, personId, rankBefore, rankAfter }) => ({
      rankingId,
      asOf,
      personId,
      from: rankBefore ?? null,
      to: rankAfter ?? null,
    })),
  ),
  grades: previews.flatMap(({ grades }) => grades.map(({ personId, grade, change }) => ({ personId, grade, change }))),
})

/** Where two effects part: the entries whose move was seen otherwise, or not at all. */
export const differenceOf = (seen: StoredEffect, now: StoredEffect) => {
  const key = (each: StoredEffect['standings'][number]): string => `${each.stageId}/${each.entryId}`
  const [old, fresh] = [seen, now].map(effect => new Map(effect.standings.map(each => [key(each), each])))
  return [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])].flatMap(each => {
    const [was, is] = [old?.get(each), fresh?.get(each)]
    if (was?.from === is?.from && was?.to === is?.to) return []
    return [
      {
        entry: (is ?? was)?.entryId ?? '',
        seen: `${was?.from ?? '–'}→${was?.to ?? '–'}`,
        now: `${is?.from ?? '–'}→${is?.to ?? '–'}`,
      },
    ]
  })
}
