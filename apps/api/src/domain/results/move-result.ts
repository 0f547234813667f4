import { editionOf, err, ok, problem, Ratios, type RulesEdition, type StageFacts } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { slotsOfTable } from '../events/slot-name.js'
import { roundsBySessions, sessionsByStages, type TableRow, tablesByRounds } from '../rounds/rounds.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { deriveStandings } from '../standings/derive-standings.js'
import { sheetFactOf } from '../standings/kept-sheets.js'
import { loadFacts } from '../standings/load-facts.js'
import { placeOfStage } from '../standings/place.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { currentRevision } from '../standings/standings.repo.js'
import { canEnterResult } from './policy.js'
import {
  appendSheet,
  entriesExist,
  type NewSheet,
  openByes,
  openSheet,
  roundStatus,
  type SheetRow,
} from './results.repo.js'

const refuse = refusing<string>()

export interface MoveResultInput {
  readonly stageId: string
  /** Where the result stands. */
  readonly slot: string
  /** The version that was looked at. */
  readonly version: number
  /** Where it belongs; what stands there comes here in exchange. */
  readonly to?: string | undefined
  /** Who really sat there, in seat order; the result stays. */
  readonly sides?: readonly string[] | undefined
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/** How one contestant's standing would change. */
export interface MoveEffect {
  readonly entryId: string
  readonly rankBefore: number | undefined
  readonly rankAfter: number | undefined
  readonly totalBefore: string | undefined
  readonly totalAfter: string | undefined
}

/** A version to be appended, and the one that it supersedes. */
interface Change {
  readonly next: NewSheet
  readonly before: SheetRow | undefined
}

interface Place {
  readonly table: TableRow
  readonly board: string | undefined
  readonly sides: readonly string[]
}

/** A place of the stage's draw by its name. */
const placeOf = async (tx: Transaction, stageId: string, slot: string): Promise<Place | undefined> => {
  const sessions = (await sessionsByStages(tx, [stageId])).map(session => session.id)
  const rounds = sessions.length > 0 ? (await roundsBySessions(tx, sessions)).map(round => round.id) : []
  const tables = rounds.length > 0 ? await tablesByRounds(tx, rounds) : []
  for (const table of tables) {
    const { sessionNumber: session, section, roundNumber: round, label } = table
    const found = slotsOfTable({ session, section, round, table: label }, table).find(one => one.slot === slot)
    if (found && table.kind === 'match')
      return { table, board: found.board, sides: found.turned ? table.sides.toReversed() : table.sides }
  }
  return undefined
}

const versionOf = (
  viewer: Viewer,
  at: Omit<NewSheet, 'version' | 'sheet' | 'source' | 'enteredBy' | 'supersedesId'>,
  sheet: unknown,
  before: SheetRow | undefined,
): Change => ({
  before,
  next: { ...at, sheet, version: (before?.version ?? 0) + 1, source: 'desk', enteredBy: actorOf(viewer) },
})

const placed = ({ organisationId, stageId, slot, session, section, round, tableLabel, boardLabel, sides, editionId }: SheetRow) => ({
  organisationId, stageId, slot, session, section, round, tableLabel, boardLabel, sides, editionId,
}) // biome-ignore format: one line of columns

/** The result goes to another place, and what stands there comes here, or nothing at all. */
const exchange = async (
  { tx, viewer }: Pick<Act, 'tx' | 'viewer'>,
  { stage, edition, from, to }: { stage: StoredStage; edition: RulesEdition; from: SheetRow; to: string },
): Promise<Outcome<readonly Change[]>> => {
  const target = to === from.slot ? undefined : await placeOf(tx, stage.id, to)
  if (!target) return refuse('MOVE_TARGET_UNKNOWN')
  const there = await openSheet(tx, stage.id, to)
  const back = there?.sheet ?? edition.blankSheet
  if (back === undefined) return refuse('MOVE_TARGET_EMPTY')
  const { table, board, sides } = target
  const at = {
    organisationId: stage.organisationId,
    stageId: stage.id,
    slot: to,
    session: table.sessionNumber,
    section: table.section || null,
    round: table.roundNumber,
    tableLabel: table.label,
    boardLabel: board ?? null,
    sides: [...(there?.sides ?? sides)],
    editionId: stage.editionId,
  }
  return ok([versionOf(viewer, at, from.sheet, there), versionOf(viewer, placed(from), back, from)])
}

/** Other contestants sat there; the result is theirs, and the bye that one of them had is of whoever did not sit there. */
const seat = async (
  { tx, viewer }: Pick<Act, 'tx' | 'viewer'>,
  stage: StoredStage,
  from: SheetRow,
  sides: readonly string[],
): Promise<Outcome<readonly Change[]>> => {
  const fits = sides.length === from.sides.length && new Set(sides).size === sides.length
  if (!fits || !(await entriesExist(tx, stage.id, sides)))
    return err([problem('SIDES_UNKNOWN', { at: { path: 'sides' } })])
  const own = versionOf(viewer, { ...placed(from), sides: [...sides] }, from.sheet, from)
  const byes = await openByes(tx, stage.id, from)
  const given = byes.flatMap(bye => {
    const at = sides.findIndex(side => side === bye.sides[0] && !from.sides.includes(side))
    const out = at < 0 ? undefined : from.sides[at]
    return out === undefined || sides.includes(out)
      ? []
      : [versionOf(viewer, { ...placed(bye), sides: [out] }, bye.sheet, bye)]
  })
  return ok([own, ...given])
}

const changesOf = async (
  act: Pick<Act, 'tx' | 'viewer'>,
  stage: StoredStage,
  input: MoveResultInput,
): Promise<Outcome<readonly Change[]>> => {
  const { tx } = act
  const edition = editionOf(stage.editionId)
  const from = await openSheet(tx, stage.id, input.slot)
  if (!edition || !from) return refuse('RESULT_MISSING')
  if (from.version !== input.version) return refuse('RESULT_CHANGED_MEANWHILE', { version: from.version })
  if ((await currentRevision(tx, stage.id))?.officialAt) return refuse('RESULTS_OFFICIAL')
  if ((input.to === undefined) === (input.sides === undefined)) return refuse('MOVE_ONE_WAY')
  const changes =
    input.to === undefined
      ? await seat(act, stage, from, input.sides ?? [])
      : await exchange(act, { stage, edition, from, to: input.to })
  if (!changes.ok) return changes
  for (const { next } of changes.value) {
    const status = await roundStatus(tx, stage.id, next.session ?? null, next.round ?? null)
    if (status !== undefined && status !== 'OPEN') return refuse('ROUND_NOT_OPEN')
  }
  return changes
}

const withChanges = (facts: StageFacts<unknown>, changes: readonly Change[]): StageFacts<unknown> => {
  const changed = new Map(changes.map(({ next }) => [next.slot, next]))
  const kept = facts.sheets.filter(sheet => !changed.has(sheet.slot))
  const moved = changes.map(({ next, before }) =>
    sheetFactOf({ ...(before ?? { id: `moved-${next.slot}` }), ...next } as SheetRow),
  )
  return { ...facts, sheets: [...kept, ...moved] }
}

/** Who stands otherwise after these changes; nobody where the stage has no standings yet. */
const effectsOf = async (
  tx: Transaction,
  stage: StoredStage,
  changes: readonly Change[],
): Promise<Outcome<readonly MoveEffect[]>> => {
  const { facts } = await loadFacts(tx, stage)
  const [before, after] = [
    deriveStandings(stage.editionId, facts),
    deriveStandings(stage.editionId, withChanges(facts, changes)),
  ]
  if (!after.ok) return after
  const lines = (derived: typeof before) =>
    new Map((derived.ok ? derived.value.standings : []).map(line => [line.entrant as string, line]))
  const [old, fresh] = [lines(before), lines(after)]
  const text = (line: { total: { rankBy: Parameters<typeof Ratios.toText>[0] } } | undefined) =>
    line && Ratios.toDecimal(line.total.rankBy, 2)
  return ok(
    [...new Set([...old.keys(), ...fresh.keys()])]
      .map(entryId => ({
        entryId,
        rankBefore: old.get(entryId)?.rank,
        rankAfter: fresh.get(entryId)?.rank,
        totalBefore: text(old.get(entryId)),
        totalAfter: text(fresh.get(entryId)),
      }))
      .filter(one => one.rankBefore !== one.rankAfter || one.totalBefore !== one.totalAfter),
  )
}

const permittedStage = async (tx: Transaction, viewer: Viewer, stageId: string): Promise<Outcome<StoredStage>> => {
  const stage = await findStage(tx, stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const permitted = requirePermission(canEnterResult(viewer, placeOfStage(stage)))
  return permitted.ok ? ok(stage) : permitted
}

/** What moving a result would change in the standings; nothing is written. Problems: those of `moveResult`. */
export const previewMove = (
  deps: Deps,
  viewer: Viewer,
  input: MoveResultInput,
): Promise<Outcome<readonly MoveEffect[]>> =>
  inTransaction(deps.db, async tx => {
    const stage = await permittedStage(tx, viewer, input.stageId)
    if (!stage.ok) return stage
    const changes = await changesOf({ tx, viewer }, stage.value, input)
    return changes.ok ? effectsOf(tx, stage.value, changes.value) : changes
  })

/**
 * Puts a result where it belongs: at another board, table or side of the stage, or with those who really sat there. New
 * versions stand beside the old ones, with the reason in the log. Problems: STAGE_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * RESULT_MISSING, RESULT_CHANGED_MEANWHILE, RESULTS_OFFICIAL, MOVE_ONE_WAY, MOVE_TARGET_UNKNOWN, MOVE_TARGET_EMPTY,
 * SIDES_UNKNOWN, ROUND_NOT_OPEN.
 */
export const moveResult = (deps: Deps, viewer: Viewer, input: MoveResultInput): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'moveResult', input, async tx => {
    const stage = await permittedStage(tx, viewer, input.stageId)
    if (!stage.ok) return stage
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const changes = await changesOf({ tx, viewer }, stage.value, input)
    if (!changes.ok) return changes
    for (const { next, before } of changes.value)
      if (!(await appendSheet(tx, next, before))) return refuse('RESULT_CHANGED_MEANWHILE', { version: input.version })
    const { id: stageId, organisationId } = stage.value
    await recordAudit(tx, viewer, {
      type: 'RESULT_MOVED',
      organisationId,
      aggregateKind: 'stage',
      aggregateId: stageId,
      data: { stageId, slot: input.slot, to: input.to ?? null, sides: [...(input.sides ?? [])], reason },
    })
    await deps.jobs.enqueue(tx, 'recompute-standings', { stageId }, { jobKey: `recompute-standings:${stageId}` })
    return ok({ stageId })
  })
