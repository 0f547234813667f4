import { type EntrantId, err, ok, type Ratio, Ratios, type StandingLine } from '@paiji/rules'
import {
  carriedScore,
  type PlacedSide,
  type Qualified,
  qualifiers,
  rankAcross,
  type StagePlan,
} from '@paiji/rules/pairing'
import { and, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { entry, entryPlayer, stage as stageTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { type EntryRow, entriesByStages, playersByEntries } from '../events/events.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'
import type { Outcome } from '../../base/problem.js'
import { type DerivedStandings, deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage } from '../standings/stage.repo.js'
import { readableProblems } from './readable.js'
import { refuse } from './refuse.js'
import { type ManagedStage, manageStage, planOf, seatingOf } from './stage-of-rounds.js'
import { sha256 } from '../../base/digest.js'

export interface AdvanceStageInput {
  /** The stage that is to be filled; its plan says from where. */
  readonly stageId: string
  readonly idempotencyKey?: string | undefined
}

interface Source {
  readonly lines: readonly PlacedSide[]
  /** What a side scored there in every unit, with what it had brought. */
  readonly scored: (side: string) => ReadonlyMap<string, Ratio>
  readonly entries: readonly EntryRow[]
  readonly inputDigest: string
}

/**
 * Makes the qualifiers of earlier stages the entries of this one, seeded, with what they carry over.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, STAGE_HAS_NO_PLAN, QUALIFICATION_MISSING, STAGE_HAS_ENTRIES,
 * CARRY_OVER_NOT_OFFERED, QUALIFICATION_IS_TIED, QUALIFIED_TWICE.
 */
export const advanceStage = (
  deps: Deps,
  viewer: Viewer,
  input: AdvanceStageInput,
): Promise<Outcome<{ stageId: string; entered: number }>> =>
  idempotently(deps, viewer, 'advanceStage', input, async tx => {
    const managed = await manageStage(tx, viewer, input.stageId)
    if (!managed.ok) return managed
    const plan = planOf(managed.value.row)
    if (!plan.ok) return plan
    if (!plan.value.from) return refuse('QUALIFICATION_MISSING')
    if ((await entriesByStages(tx, [input.stageId])).length > 0) return refuse('STAGE_HAS_ENTRIES')
    const sources = await loadSources(
      tx,
      managed.value.stage,
      plan.value.from.map(rule => rule.stage),
    )
    if (!sources.ok) return sources
    const entries = [...sources.value.values()].flatMap(source => source.entries)
    const found = qualifiers(plan.value.from, new Map([...sources.value].map(([id, source]) => [id, source.lines])))
    if (!found.ok) return err(await readableProblems(tx, found.error, entries))
    const stored = await storeQualified(tx, managed.value, plan.value, {
      qualified: found.value,
      entries,
      sources: sources.value,
    })
    if (!stored.ok) return stored
    const inputDigest = sha256([...sources.value.values()].map(source => source.inputDigest).join())
    await recordAudit(tx, viewer, {
      type: 'STAGE_ADVANCED',
      organisationId: managed.value.stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: input.stageId,
      data: { stageId: input.stageId, entered: found.value.length, inputDigest },
    })
    return ok({ stageId: input.stageId, entered: found.value.length })
  })

/** Lines of a finished stage; sides at one place of different groups are compared by the whole chain. */
const placedIn = (
  derived: DerivedStandings,
  lines: readonly StandingLine[],
  labels: ReadonlyMap<string, PlacedSide['labels']>,
): readonly PlacedSide[] => {
  const { edition, facts, scoreLines, standings } = derived
  const field = { facts, lines: scoreLines, totals: new Map(standings.map(line => [line.entrant, line.total])) }
  const chain = edition.tieBreaks(facts.settings)
  const grouped = lines.some(line => line.group !== undefined)
  const across = new Map<EntrantId, number>()
  for (const rank of new Set(grouped ? lines.map(line => line.rank) : [])) {
    const sides = lines.flatMap(line => (line.rank === rank ? [line.entrant] : []))
    for (const [side, place] of rankAcross(field, chain, sides)) across.set(side, place)
  }
  return lines.map(({ entrant, group, rank, total }) => ({
    side: entrant,
    group: group ?? '',
    rank,
    figures: [total.rankBy, Ratios.ratio(-(across.get(entrant) ?? 0))],
    labels: labels.get(entrant) ?? {},
  }))
}

/** The stages that the rules name by ordinal, ranked from their facts as they are now. */
const loadSources = async (
  tx: Transaction,
  { eventId }: ManagedStage['stage'],
  ordinals: readonly string[],
): Promise<Outcome<ReadonlyMap<string, Source>>> => {
  const rows = await tx
    .select({ id: stageTable.id, ordinal: stageTable.ordinal })
    .from(stageTable)
    .where(
      and(
        eq(stageTable.eventId, eventId),
        inArray(stageTable.ordinal, [...new Set(ordinals)].map(Number).filter(Number.isInteger)),
      ),
    )
  const sources = new Map<string, Source>()
  for (const { id, ordinal } of rows) {
    const stage = await findStage(tx, id)
    const derived = stage && deriveStandings(stage.editionId, (await loadFacts(tx, stage)).facts)
    if (!derived) continue
    if (!derived.ok) return derived
    const entries = await entriesByStages(tx, [id])
    const out = new Set(entries.filter(one => one.withdrawnAt).map(one => one.id))
    const { value } = derived
    const lines = placedIn(
      value,
      value.standings.filter(line => !out.has(line.entrant)),
      new Map(entries.map(one => [one.id, one.labels])),
    )
    const scored = (side: string) => scoredBy(value, stage.sport, side)
    sources.set(String(ordinal), { lines, scored, entries, inputDigest: value.inputDigest })
  }
  return ok(sources)
}

interface Going {
  readonly qualified: readonly Qualified[]
  readonly entries: readonly EntryRow[]
  readonly sources: ReadonlyMap<string, Source>
}

const storeQualified = async (
  tx: Transaction,
  { stage }: ManagedStage,
  { carryOver }: StagePlan,
  { qualified, entries, sources }: Going,
): Promise<Outcome<true>> => {
  const { withCarried } = seatingOf(stage.sport)
  if (carryOver.kind !== 'none' && !withCarried) return refuse('CARRY_OVER_NOT_OFFERED')
  const scores = new Map([...sources.values()].flatMap(({ lines }) => lines.map(line => [line.side, line.figures[0]])))
  const endedAt = endings([...sources.values()])
  const byId = new Map(entries.map(one => [one.id, one]))
  const rows = qualified.map(({ side, seed, because }) => {
    const before = byId.get(side)
    const carried = carriedScore(carryOver, scores.get(side) ?? Ratios.zero, endedAt(side))
    return {
      organisationId: stage.organisationId,
      stageId: stage.id,
      number: String(seed),
      nameAsEntered: before?.nameAsEntered ?? '',
      seed,
      labels: before?.labels ?? {},
      fromEntryId: side,
      because,
      carried: carryOver.kind === 'none' ? null : Ratios.toText(carried),
    }
  })
  const stored = await insertReturning(tx, entry, rows)
  await copyPlayers(tx, stage.organisationId, stored)
  if (withCarried && carryOver.kind !== 'none') {
    const carried = Object.fromEntries(stored.flatMap(row => (row.carried ? [[row.id, row.carried]] : [])))
    const further = Object.fromEntries(
      stored.map(row => [row.id, furtherOf(carryOver, sources, row.fromEntryId ?? '')]),
    )
    await tx
      .update(stageTable)
      .set({ settings: { ...withCarried(stage.settings, carried, further) } })
      .where(eq(stageTable.id, stage.id))
  }
  return ok(true)
}

const scoredBy = ({ scoreLines, facts }: DerivedStandings, sport: string, side: string): ReadonlyMap<string, Ratio> => {
  const before = seatingOf(sport).carriedFurther?.(facts.settings as Readonly<Record<string, unknown>>, side) ?? {}
  const sums = new Map(Object.entries(before).map(([unit, text]) => [unit, Ratios.fromText(text)]))
  for (const { entrant, unit, points } of scoreLines)
    if (entrant === side) sums.set(unit, Ratios.add(sums.get(unit) ?? Ratios.zero, points.value))
  return sums
}

/** Where the sides of some stages ended, by their groups. */
const endings = (sources: readonly Source[]) => {
  const lines = sources.flatMap(source => source.lines.map(line => ({ ...line, source })))
  const found = new Map(
    lines.map(({ side, source, group, rank }) => {
      const level = lines.filter(one => one.source === source && one.group === group && one.rank === rank).length
      return [side, { rank, level }]
    }),
  )
  return (side: string) => found.get(side) ?? { rank: 1, level: 1 }
}

/** What a side brings of everything it scored, by unit; a cap is on the score that ranks alone. */
const furtherOf = (
  carryOver: StagePlan['carryOver'],
  sources: ReadonlyMap<string, Source>,
  side: string,
): Readonly<Record<string, string>> => {
  if (carryOver.kind === 'byPlace') return {}
  const rule = carryOver.kind === 'factor' ? { kind: carryOver.kind, factor: carryOver.factor } : carryOver
  const source = [...sources.values()].find(({ entries }) => entries.some(one => one.id === side))
  return Object.fromEntries(
    [...(source?.scored(side) ?? [])].map(([unit, value]) => [
      unit,
      Ratios.toText(carriedScore(rule, value, endings([])(side))),
    ]),
  )
}

/** The line-ups as they stood at the end of the earlier stage. */
const copyPlayers = async (tx: Transaction, organisationId: string, stored: readonly EntryRow[]): Promise<void> => {
  const newId = new Map(stored.map(row => [row.fromEntryId ?? '', row.id]))
  const players = await playersByEntries(tx, [...newId.keys()])
  await insertRows(
    tx,
    entryPlayer,
    players
      .filter(player => player.untilSession === null)
      .map(({ entryId, ordinal, personId, notMember, nameAsEntered, externalId, externalIssuer }) => ({
        organisationId,
        entryId: newId.get(entryId) ?? '',
        ordinal,
        personId,
        notMember,
        nameAsEntered,
        externalId,
        externalIssuer,
      })),
  )
}
