import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNotNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { largeTable, tableFile } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Mapping } from './columns.js'
import { findLargeTable, type LargeTableRow, type LargeTableState, lockLargeTable } from './large-tables.repo.js'
import { type ColumnChoice, mappingOf, missingColumns } from './preview-table.js'
import type { BulkProblemCode } from './problem-codes.js'
import { findTable } from './table-files.repo.js'
import { permittedPlace } from './table-place.js'

interface LargeInput {
  readonly largeId: string
  readonly idempotencyKey?: string | undefined
}

type Answer = Outcome<{ readonly largeId: string }>

const refuse = (code: BulkProblemCode): Outcome<never> => err([problem(code, { severity: 'error' })])

/** For whom the worker is to act: what the account, its token and its session may. */
export const actedBy = (viewer: Viewer) => ({
  actedBy: actorOf(viewer),
  tokenId: viewer.token?.id ?? null,
  byPasskey: (viewer.withheld ?? []).length === 0,
})

/** Hands a file to the worker in a new state. */
const hand = async (
  { tx, deps, viewer }: Act,
  { id }: LargeTableRow,
  change: Partial<LargeTableRow> & { readonly state: LargeTableState },
): Promise<void> => {
  const next = { ...change, ...actedBy(viewer), problem: null, changedAt: deps.clock.now() }
  await tx.update(largeTable).set(next).where(eq(largeTable.id, id))
  await deps.jobs.enqueue(tx, 'work-large-table', { largeId: id }, { jobKey: `work-large-table:${id}` })
}

/**
 * Runs `run` on a large file that the worker is not at, if the viewer may take in such files there. Problems: LARGE_TABLE_UNKNOWN,
 * those of `permittedPlace` and `idempotently`, LARGE_TABLE_BUSY, and those of `run`.
 */
const onLarge = async <Input extends LargeInput>(
  deps: Deps,
  viewer: Viewer,
  operation: string,
  input: Input,
  run: (act: Act, row: LargeTableRow) => Promise<Outcome<true>>,
): Promise<Answer> => {
  const known = await findLargeTable(deps.db, input.largeId)
  if (!known) return refuse('LARGE_TABLE_UNKNOWN')
  const place = await permittedPlace(deps, viewer, known)
  if (!place.ok) return place
  return idempotently(deps, viewer, operation, input, async tx => {
    const row = await lockLargeTable(tx, input.largeId)
    if (!row) return refuse('LARGE_TABLE_UNKNOWN')
    if (['CHECKING', 'TAKING', 'UNDOING'].includes(row.state)) return refuse('LARGE_TABLE_BUSY')
    const done = await run({ tx, deps, viewer }, row)
    return done.ok ? ok({ largeId: row.id }) : done
  })
}

const audit = ({ tx, viewer }: Act, row: LargeTableRow, type: 'LARGE_TABLE_CHECKED' | 'LARGE_TABLE_TAKEN_IN') =>
  recordAudit(tx, viewer, {
    type,
    organisationId: row.organisationId,
    aggregateKind: 'largeTable',
    aggregateId: row.id,
    data: { kind: row.kind, digest: row.digest },
  })

/** The columns as chosen, or as they were chosen before; null where the heads say it. Problems as of `commitTable`. */
const chosenColumns = async (
  { tx }: Act,
  row: LargeTableRow,
  columns: readonly ColumnChoice[] | undefined,
): Promise<Outcome<Mapping | null>> => {
  if (!columns) return ok(row.mapping)
  const [first] = await tx
    .select({ id: tableFile.id })
    .from(tableFile)
    .where(and(eq(tableFile.largeId, row.id), eq(tableFile.part, 1)))
  const file = first && (await findTable(tx, first.id))
  const mapping = file ? mappingOf(file, columns) : refuse('LARGE_TABLE_UNKNOWN')
  if (!mapping.ok || !file) return mapping
  const missing = missingColumns(file, mapping.value)
  return missing.length > 0 ? err(missing) : mapping
}

export interface CheckLargeTableInput extends LargeInput {
  readonly columns?: readonly ColumnChoice[] | undefined
}

/**
 * Has all rows of a large file looked through again with other columns; nothing is stored. Problems: those of `onLarge`,
 * LARGE_TABLE_TAKEN_IN (some part of it), TABLE_COLUMN_UNKNOWN, TABLE_COLUMN_MISSING.
 */
export const checkLargeTable = (deps: Deps, viewer: Viewer, input: CheckLargeTableInput): Promise<Answer> =>
  onLarge(deps, viewer, 'checkLargeTable', input, async (act, row) => {
    const mapping = await chosenColumns(act, row, input.columns)
    if (!mapping.ok) return mapping
    const parts = and(eq(tableFile.largeId, row.id), isNotNull(tableFile.part))
    const [begun] = await act.tx
      .select({ id: tableFile.id })
      .from(tableFile)
      .where(and(parts, isNotNull(tableFile.committedAt)))
      .limit(1)
    if (begun) return refuse('LARGE_TABLE_TAKEN_IN')
    await act.tx.update(tableFile).set({ found: null }).where(parts)
    await hand(act, row, { state: 'CHECKING', mapping: mapping.value })
    await audit(act, row, 'LARGE_TABLE_CHECKED')
    return ok(true)
  })

export interface TakeInLargeTableInput extends LargeInput {
  readonly columns?: readonly ColumnChoice[] | undefined
  /** Whether the only person of exactly a name is taken without asking. */
  readonly acceptProposed?: boolean | undefined
}

/**
 * Has a large file taken in part by part; rows that need somebody's decision are put aside into a sheet of their own. Where it was
 * stopped, it goes on with the parts that are left. Problems: those of `onLarge`, LARGE_TABLE_TAKEN_IN (all of it),
 * TABLE_COLUMN_UNKNOWN, TABLE_COLUMN_MISSING.
 */
export const takeInLargeTable = (deps: Deps, viewer: Viewer, input: TakeInLargeTableInput): Promise<Answer> =>
  onLarge(deps, viewer, 'takeInLargeTable', input, async (act, row) => {
    if (row.state === 'TAKEN' || row.state === 'UNDONE') return refuse('LARGE_TABLE_TAKEN_IN')
    const mapping = await chosenColumns(act, row, input.columns)
    if (!mapping.ok) return mapping
    const acceptsProposed = input.acceptProposed ?? row.acceptsProposed
    await hand(act, row, { state: 'TAKING', mapping: mapping.value, acceptsProposed })
    await audit(act, row, 'LARGE_TABLE_TAKEN_IN')
    return ok(true)
  })

/**
 * Has everything taken back that came of a large file, the last part first, while nothing was built on it. Problems: those of
 * `onLarge`, REASON_MISSING, LARGE_TABLE_NOT_TAKEN_IN.
 */
export const undoLargeTable = (
  deps: Deps,
  viewer: Viewer,
  input: LargeInput & { readonly reason: string },
): Promise<Answer> =>
  onLarge(deps, viewer, 'undoLargeTable', input, async (act, row) => {
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    if (row.state !== 'TAKEN' && row.state !== 'STOPPED') return refuse('LARGE_TABLE_NOT_TAKEN_IN')
    await hand(act, row, { state: 'UNDOING', undoReason: reason })
    await recordAudit(act.tx, viewer, {
      type: 'LARGE_TABLE_UNDONE',
      organisationId: row.organisationId,
      aggregateKind: 'largeTable',
      aggregateId: row.id,
      data: { kind: row.kind, digest: row.digest, reason },
    })
    return ok(true)
  })
