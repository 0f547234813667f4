import { type CalledAtTable, editionOf, err, ok, type Problem, problem, type RulesEdition } from '@paiji/rules'
import type { Transaction } from '../../db/transaction.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type Permission, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { calledAt } from './called-at.repo.js'
import { placeOfStage } from '../standings/place.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { flagRemarks } from './flag-remarks.js'
import { canEnterResult } from './policy.js'
import { isBlank } from '../events/sheet-state.js'
import {
  appendSheet,
  entriesExist,
  latestSheet,
  openSheetsOfBoard,
  openSheetsOfTable,
  roundStatus,
  type SheetRow,
} from './results.repo.js'

export interface EnterResultInput {
  readonly stageId: string
  readonly slot: string
  /** Needed for the first version of a slot; later ones keep the contestants, in another order if they sat otherwise. */
  readonly sides?: readonly string[]
  readonly session?: number
  readonly section?: string
  readonly round?: number
  readonly table?: string
  readonly board?: string
  readonly sheet: unknown
  /** The version the scorer has seen; 0 for a first result. */
  readonly expectedVersion: number
  readonly idempotencyKey?: string
}

/** Two at once in one slot: the second learns that the first was there. */
export const RESULT_CONSTRAINTS = {
  score_sheet_version: 'RESULT_CHANGED_MEANWHILE',
  score_sheet_open: 'RESULT_CHANGED_MEANWHILE',
}

/**
 * Appends a score sheet as a fact and queues the stage's recomputation.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED, RESULT_CHANGED_MEANWHILE (with the version that stands), SIDES_MISSING,
 * SIDES_UNKNOWN, ENTRANT_PLAYS_ITSELF, ROUND_NOT_OPEN, TABLE_ENTERED_OTHERWISE, and whatever the edition finds in the sheet.
 */
export const enterResult = (
  deps: Deps,
  viewer: Viewer,
  input: EnterResultInput,
): Promise<Outcome<{ sheetId: string; version: number }>> =>
  idempotently(
    deps,
    viewer,
    'enterResult',
    input,
    async tx => {
      const stage = await findStage(tx, input.stageId)
      if (!stage) return err([problem('STAGE_UNKNOWN')])
      const permitted = requirePermission(canEnterResult(viewer, placeOfStage(stage)))
      if (!permitted.ok) return permitted
      return storeResult({ tx, deps, viewer }, stage, input, { source: 'desk' })
    },
    { constraints: RESULT_CONSTRAINTS },
  )

type SheetToStore = Omit<EnterResultInput, 'stageId' | 'idempotencyKey'>

interface Storing {
  readonly source: SheetRow['source']
  /** Whether this writer may replace what stands in the place. */
  readonly mayReplace?: (current: SheetRow | undefined) => Promise<Permission>
}

/**
 * Appends the sheet of somebody who may enter it, with its audit row, and queues the recomputation. Problems: those of
 * `enterResult` besides the permission, and the refusal of `mayReplace`.
 */
export const storeResult = async (
  { tx, deps, viewer }: Act,
  stage: StoredStage,
  input: SheetToStore,
  { source, mayReplace }: Storing,
): Promise<Outcome<{ sheetId: string; version: number }>> => {
  // A first result says all about its place; the others keep what their first one said.
  const isFirst = input.expectedVersion === 0
  const [last, aroundFirst] = await Promise.all([
    latestSheet(tx, stage, input.slot),
    isFirst ? readSurroundings(tx, stage, input, undefined) : undefined,
  ])
  const current = last?.supersededAt === null ? last : undefined
  const permitted = mayReplace && requirePermission(await mayReplace(current))
  if (permitted?.ok === false) return permitted
  if ((current?.version ?? 0) !== input.expectedVersion)
    return err([problem('RESULT_CHANGED_MEANWHILE', { params: { version: current?.version ?? 0 } })])
  const around = aroundFirst ?? (await readSurroundings(tx, stage, input, current))
  const checked = checkEntry(stage, input, current, around)
  if (!checked.ok) return checked
  const next = sheetOf({ stage, viewer, source }, input, current)
  const version = (last?.version ?? 0) + 1
  const sheet = await appendSheet(tx, { ...next, version, supersedesId: last?.id ?? null }, current)
  if (!sheet) return err([problem('RESULT_CHANGED_MEANWHILE', { params: { version: input.expectedVersion + 1 } })])
  await recordEntry(tx, viewer, stage, sheet)
  await flagRemarks(tx, viewer, stage, sheet, around.called)
  const jobKey = `recompute-standings:${stage.id}`
  await deps.jobs.enqueue(tx, 'recompute-standings', { stageId: stage.id }, { jobKey })
  return ok({ sheetId: sheet.id, version: sheet.version })
}

/** What is on file around a sheet. */
interface Surroundings {
  readonly round: string | undefined
  readonly called: readonly CalledAtTable[]
  readonly onBoard: readonly SheetRow[]
  readonly atTable: readonly SheetRow[]
  readonly areEntered: boolean
}

/** All that an entry is checked against, read at once: the round first, which is locked until this is stored. */
const readSurroundings = async (
  tx: Transaction,
  stage: StoredStage,
  input: SheetToStore,
  current: SheetRow | undefined,
): Promise<Surroundings> => {
  const { session = null, round = null } = current ?? input
  const board = (current ? current.boardLabel : input.board) ?? undefined
  const sides = sidesOf(input, current)
  const { round: number, table, section = '' } = input
  const place = current ? `${current.section ?? ''}${current.tableLabel ?? ''}` : `${section}${table ?? ''}`
  const [status, called, onBoard, atTable, areEntered] = await Promise.all([
    roundStatus(tx, stage.id, session, round, place),
    calledAt(tx, { stageId: stage.id, slot: input.slot, sides }),
    session === null || board === undefined ? [] : openSheetsOfBoard(tx, stage.id, { session, board, sides }),
    number === undefined || table === undefined
      ? []
      : openSheetsOfTable(tx, stage.id, { round: number, table, section }),
    current || sides.length === 0 ? true : entriesExist(tx, stage.id, sides),
  ])
  return { round: status, called, onBoard, atTable, areEntered }
}

/** The version expected, the sheet itself, and who sat there. */
const checkEntry = (
  stage: StoredStage,
  input: SheetToStore,
  current: SheetRow | undefined,
  around: Surroundings,
): Outcome<true> => {
  const edition = editionOf(stage.editionId)
  if (!edition) return err([problem('EDITION_UNKNOWN', { params: { edition: stage.editionId } })])
  if (around.round !== undefined && around.round !== 'OPEN') return err([problem('ROUND_NOT_OPEN')])
  const sheet = edition.parseSheet(input.sheet)
  if (!sheet.ok) return sheet
  const refused = refusedBy(stage, edition, { sheet: sheet.value, input, current, around })
  if (refused.length > 0) return err(refused)
  if (!edition.isBlank?.(sheet.value) && isEnteredOtherwise(input, around.atTable, edition)) {
    return err([problem('TABLE_ENTERED_OTHERWISE')])
  }
  if (current) return sameSides(current, input.sides ?? [])
  if (!input.sides || input.sides.length === 0) return err([problem('SIDES_MISSING', { at: { path: 'sides' } })])
  if (new Set(input.sides).size < input.sides.length)
    return err([problem('ENTRANT_PLAYS_ITSELF', { at: { path: 'sides' } })])
  return around.areEntered ? ok(true) : err([problem('SIDES_UNKNOWN', { at: { path: 'sides' } })])
}

interface Entered {
  readonly sheet: unknown
  readonly input: SheetToStore
  readonly current: SheetRow | undefined
  readonly around: Surroundings
}

/** What the edition says against the sheet in its place, and against the same contestants on the same board twice. */
const refusedBy = (
  stage: StoredStage,
  edition: RulesEdition,
  { sheet, input, current, around }: Entered,
): readonly Problem[] => {
  const board = (current ? current.boardLabel : input.board) ?? undefined
  const round = (current ? current.round : input.round) ?? undefined
  const table = (current ? current.tableLabel : input.table) ?? undefined
  const settings = edition.parseSettings(stage.settings)
  const conditions = settings.ok ? { settings: settings.value } : {}
  const found = edition.refusals?.(sheet, { board, round, table, called: around.called, ...conditions }) ?? []
  if (found.length > 0 || !settings.ok || board === undefined || edition.isBlank?.(sheet)) return found
  if (!edition.playsBoardOnce?.(settings.value)) return found
  const other = around.onBoard.find(one => one.slot !== input.slot && !isBlank(one))
  return other
    ? [problem('BOARD_PLAYED_ALREADY', { params: { board, table: other.tableLabel ?? '', round: other.round ?? 0 } })]
    : []
}

/** A table has either the result of its match or those of its boards, since each would count beside the other. */
const isEnteredOtherwise = (
  { slot, board }: SheetToStore,
  atTable: readonly SheetRow[],
  edition: RulesEdition,
): boolean =>
  atTable.some(other => {
    if (other.slot === slot || (other.boardLabel === null) === (board === undefined)) return false
    const read = edition.parseSheet(other.sheet)
    return !(read.ok && edition.isBlank?.(read.value))
  })

/** A later version may exchange the seats (a table that sat the wrong way round), never the contestants. */
const sameSides = (current: SheetRow, sides: readonly string[]): Outcome<true> => {
  const same = sides.length === 0 || [...sides].sort().join() === [...current.sides].sort().join()
  return same ? ok(true) : err([problem('SIDES_UNKNOWN', { at: { path: 'sides' } })])
}

const sidesOf = (input: SheetToStore, current: SheetRow | undefined): string[] => {
  const { sides = [] } = input
  return current && sides.length === 0 ? current.sides : [...sides]
}

interface Origin {
  readonly stage: StoredStage
  readonly viewer: Viewer
  readonly source: SheetRow['source']
}

const sheetOf = ({ stage, viewer, source }: Origin, input: SheetToStore, current: SheetRow | undefined) => ({
  organisationId: stage.organisationId,
  stageId: stage.id,
  slot: input.slot,
  session: current ? current.session : (input.session ?? null),
  section: current ? current.section : (input.section ?? null),
  round: current ? current.round : (input.round ?? null),
  tableLabel: current ? current.tableLabel : (input.table ?? null),
  boardLabel: current ? current.boardLabel : (input.board ?? null),
  sides: sidesOf(input, current),
  sheet: input.sheet,
  editionId: stage.editionId,
  source,
  enteredBy: actorOf(viewer),
})

const recordEntry = (tx: Transaction, viewer: Viewer, stage: StoredStage, sheet: SheetRow): Promise<void> =>
  recordAudit(tx, viewer, {
    type: 'RESULT_ENTERED',
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: { stageId: stage.id, slot: sheet.slot, version: sheet.version },
  })
