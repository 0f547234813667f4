import {
  type AwardForm,
  type AwardContext,
  canonicalJson,
  editionOf,
  err,
  ok,
  problem,
  readStageFacts,
  type RulesEdition,
  type StageFacts,
} from '@paiji/rules'
import { type AppealMatter, type CaseScope, forcesUnder, type OrderForce, reviewPower } from '@paiji/rules/procedure'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { type CaseScene, readScene } from '../panels/case-scene.js'
import { canSit } from '../panels/policy.js'
import { entriesOfCase } from '../panels/relations.repo.js'
import { matterOfCase, mattersOfAdjustments, scopeOfCase } from '../appeals/case-scope.js'
import { findRuling, type RulingRow } from '../appeals/filing.repo.js'
import { adjustmentsOfSources } from '../rulings/adjustments.repo.js'
import { placesOfSlots, type SlotPlace } from '../rulings/rulings.repo.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { sheetsOfEntries } from './contestants.repo.js'

interface Field {
  readonly stage: StoredStage
  readonly edition: RulesEdition
  readonly stored: StageFacts<unknown>
  readonly facts: StageFacts<unknown>
}

/** The stage of the case as its edition reads it. Problems: STAGE_UNKNOWN, EDITION_UNKNOWN. */
const fieldOf = async (db: Db, { row }: Pick<CaseScene, 'row'>): Promise<Outcome<Field>> => {
  const stage = await findStage(db, row.stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const edition = editionOf(stage.editionId)
  if (!edition) return err([problem('EDITION_UNKNOWN', { params: { edition: stage.editionId } })])
  const { facts: stored } = await loadFacts(db, stage)
  const facts = readStageFacts(edition, stored)
  return facts.ok ? ok({ stage, edition, stored, facts: facts.value }) : facts
}

interface TypedLine {
  readonly order: {
    readonly kind: 'adjustScore'
    readonly slot?: string
    readonly typed: { readonly form: string; readonly answers: Readonly<Record<string, string>> }
  }
}

const isTyped = (line: unknown): line is TypedLine => {
  const order = (line as { order?: { kind?: string; typed?: unknown; payload?: unknown } } | null)?.order
  return order?.kind === 'adjustScore' && order.typed !== undefined && order.payload === undefined
}

interface TakingLine {
  readonly order: {
    readonly kind: 'proceduralPenalty' | 'lessenPenalty'
    readonly amount: string
    readonly entrant?: string
    readonly adjustment?: string
    readonly slot?: string
    readonly stated?: string
  }
}

/** A penalty by an amount as it was typed. */
const takes = (line: unknown): line is TakingLine => {
  const order = (line as { order?: { kind?: string; amount?: unknown; stated?: unknown } } | null)?.order
  const isPenalty = order?.kind === 'proceduralPenalty' || order?.kind === 'lessenPenalty'
  return isPenalty && typeof order.amount === 'string' && order.stated === undefined
}

const awarded = ({ edition, facts }: Field, { order }: TypedLine): Outcome<object> => {
  const award = edition.rulings.award({ facts, slot: order.slot ?? '' }, order.typed.form, order.typed.answers)
  if (!award.ok) return award
  const { kind, payload } = award.value as { kind: string; payload?: unknown }
  return ok({ ...order, award: kind, payload })
}

/** The amount in the stage's unit, as a ruling's would be read; what cannot be read is for `orderEffects` to refuse. */
const taken = ({ edition, facts }: Field, { order }: TakingLine): Outcome<object> => {
  const { amount, slot, adjustment } = order
  const before = facts.adjustments.find(({ id }) => id === adjustment)?.adjustment
  const entrant = order.entrant ?? (before?.kind === 'penalty' ? before.entrant : undefined)
  if (entrant === undefined) return ok(order)
  const input = { kind: 'penalty', entrant, amount, ...(slot === undefined ? {} : { slot }) }
  const read = edition.rulings.parseAdjustment(input, { facts, authority: 'committee' })
  if (!read.ok) return read.error.some(({ code }) => code === 'ENTRANT_UNKNOWN') ? ok(order) : read
  if (read.value.kind !== 'penalty') return ok(order)
  const { amount: exact, unit, stated } = read.value
  return ok({ ...order, amount: exact, ...(unit && stated ? { unit, stated } : {}) })
}

/**
 * Lines that say which form of the sport was filled in, with the award it comes to, and penalties by an amount with its
 * unit, with what it is in the unit of the stage; the others as they are. Problems: those of the sport, at their line.
 */
export const resolveAwards = async (
  db: Db,
  scene: Pick<CaseScene, 'row'>,
  lines: readonly unknown[],
): Promise<Outcome<unknown[]>> => {
  if (!lines.some(line => isTyped(line) || takes(line))) return ok([...lines])
  const field = await fieldOf(db, scene)
  if (!field.ok) return field
  const resolved: unknown[] = []
  for (const [at, line] of lines.entries()) {
    const order = isTyped(line) ? awarded(field.value, line) : takes(line) ? taken(field.value, line) : undefined
    if (order && !order.ok) return err(order.error.map(one => ({ ...one, at: { ...one.at, path: `orders[${at}]` } })))
    resolved.push(order ? { ...(line as object), order: order.value } : line)
  }
  return ok(resolved)
}

/** What stands beside the sheets and can be lifted or lessened. */
export type StandingAdjustment = StageFacts<unknown>['adjustments'][number]

export interface DecisionGuide {
  readonly stage: StoredStage
  /** Where those concerned have played. */
  readonly places: readonly (SlotPlace & { readonly sides: readonly string[] })[]
  /** What may be put in the asked place. */
  readonly awards: readonly AwardForm[]
  /** What exists beside the sheets, each with the forces that a line about it may have. */
  readonly adjustments: readonly (StandingAdjustment & { readonly as: readonly OrderForce[] })[]
  /** What this body may do in this case. */
  readonly scope: CaseScope
  /** The place that is contested. */
  readonly slot: string | undefined
  /** The ruling's own award, as the form that gives it would be filled in. */
  readonly ruled: RuledAward | undefined
}

export interface RuledAward {
  readonly form: string
  readonly answers: Readonly<Record<string, string>>
  readonly article: string
}

const MOST_PLACES = 200

/**
 * What a decision can order in this case, for those who write it: places, results that can be put there, penalties
 * that can be lifted or lessened. Problems: NOT_PERMITTED, CASE_UNKNOWN, and those of the stage.
 */
export const decisionGuide = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  about: { readonly appealId: string; readonly slot?: string },
): Promise<Outcome<DecisionGuide>> => {
  const scene = await readScene(db, viewer, about.appealId, canSit)
  if (!scene.ok) return scene
  const field = await fieldOf(db, scene.value)
  if (!field.ok) return field
  const { stage, edition, stored, facts } = field.value
  const { row } = scene.value
  const ruling = row.rulingId ? await findRuling(db, row.rulingId) : undefined
  const contested = row.slot ?? ruling?.slot ?? undefined
  const slot = about.slot ?? contested
  const context: AwardContext<unknown> | undefined = slot === undefined ? undefined : { facts, slot }
  return ok({
    stage,
    places: await placesOf(db, scene.value, stage.id),
    awards: context ? edition.rulings.awards(context) : [],
    slot: contested,
    ruled: context && ruling && slot === ruling.slot ? await ruledAward(db, edition, context, ruling) : undefined,
    adjustments: await withForces(db, scene.value, stored.adjustments),
    scope: await scopeOfCase(db, scene.value),
  })
}

/** An adjustment that another ruling set is as far out of reach as that ruling. */
const withForces = async (
  db: Db,
  { row, procedure }: CaseScene,
  adjustments: readonly StandingAdjustment[],
): Promise<DecisionGuide['adjustments']> => {
  const own = await matterOfCase(db, row)
  const matters = await mattersOfAdjustments(db, row.stageId, adjustments)
  const may = (matter: AppealMatter) => forcesUnder(reviewPower(procedure, row.body ?? 'committee', matter).may)
  return adjustments.map(each => {
    const matter = matters.get(each.id)
    return { ...each, as: may(own).filter(force => matter === undefined || may(matter).includes(force)) }
  })
}

/** The form that, answered as the director answered, gives what the director put on file; none where no form does. */
const ruledAward = async (
  db: Db,
  edition: RulesEdition,
  context: AwardContext<unknown>,
  ruling: RulingRow,
): Promise<RuledAward | undefined> => {
  const filed = (await adjustmentsOfSources(db, [ruling.id])).find(each => each.slot === context.slot)
  if (!filed || !ruling.answers) return undefined
  for (const { code, fields } of edition.rulings.awards(context)) {
    const names = new Set(fields.map(field => field.name))
    const answers = Object.fromEntries(Object.entries(ruling.answers).filter(([name]) => names.has(name)))
    const award = edition.rulings.award(context, code, answers)
    if (award.ok && canonicalJson(award.value) === canonicalJson(filed.payload))
      return { form: code, answers, article: ruling.article }
  }
  return undefined
}

const placesOf = async (db: Db, { row }: CaseScene, stageId: string): Promise<DecisionGuide['places']> => {
  const played = (await sheetsOfEntries(db, stageId, await entriesOfCase(db, row))).slice(0, MOST_PLACES)
  const places =
    played.length > 0
      ? await placesOfSlots(
          db,
          played.map(({ slot }) => ({ stageId, slot })),
        )
      : []
  const bySlot = new Map(places.map(place => [place.slot, place]))
  return played.flatMap(({ slot, sides }) => {
    const place = bySlot.get(slot)
    return place ? [{ ...place, sides }] : []
  })
}
