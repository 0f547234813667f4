import { err, ok, problem, type Problem } from '@paiji/rules'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { tokenById } from '../../auth/api-token.js'
import { accountById, loadViewer } from '../../auth/load-viewer.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { PartFindings } from '../../db/schema/index.js'
import { largeTable, tableFile } from '../../db/schema/index.js'
import { forceCustomPlans } from '../../db/force-custom-plans.js'
import { inTransaction } from '../../db/transaction.js'
import { MOST_ROWS } from '../imports/parse-table.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { headerRow } from './columns.js'
import { takeInRows } from './commit-table.js'
import type { Ask, Decision, RowReading, TablePlace } from './kind.js'
import { findLargeTable, type LargeTableRow, lockLargeTable, nextPart } from './large-tables.repo.js'
import { type ColumnChoice, previewTable } from './preview-table.js'
import { lockTable, lineOf, type TableFileRow } from './table-files.repo.js'
import { permittedPlace } from './table-place.js'
import { takeBackRows } from './undo-table.js'

/** How long one job goes on before it leaves the rest to another, in milliseconds. */
const SLICE = 5_000

/** What the worker does with a part in each state, and the state after the last one. */
const work = {
  CHECKING: { end: 'CHECKED', run: (act, place, row, file) => checkPart(act, place, row, file) },
  TAKING: { end: 'TAKEN', run: (act, place, row, file) => takePart(act, place, row, file) },
  UNDOING: { end: 'UNDONE', run: (act, place, row, file) => takeBackRows(act, place, file, row.undoReason ?? '') },
} as const satisfies Partial<
  Record<
    LargeTableRow['state'],
    {
      readonly end: LargeTableRow['state']
      readonly run: (act: Act, place: TablePlace, row: LargeTableRow, file: TableFileRow) => Promise<Outcome<unknown>>
    }
  >
>

const workOf = (state: LargeTableRow['state']) => (state in work ? work[state as keyof typeof work] : undefined)

const choicesOf = ({ mapping }: LargeTableRow): readonly ColumnChoice[] | undefined =>
  mapping === null
    ? undefined
    : Object.entries(mapping).map(([column, at]) => ({ column: column as ColumnChoice['column'], at }))

const mustBeDecided = (ask: Ask): boolean => ask.mustDecide && !ask.personId

const checkPart = async (
  { tx }: Act,
  place: TablePlace,
  large: LargeTableRow,
  file: TableFileRow,
): Promise<Outcome<true>> => {
  const preview = await previewTable(tx, place, file, choicesOf(large))
  if (!preview.ok) return preview
  const { problems, rows: all } = preview.value
  if (problems.length > 0) return err(problems)
  const rows = all.filter(row => !row.isSum)
  const right = rows.filter(row => row.problems.length === 0)
  const doubtful = right.filter(row => row.asks.some(mustBeDecided))
  const found: PartFindings = {
    rows: rows.length,
    wrong: rows.length - right.length,
    inDoubt: doubtful.length,
    proposed: doubtful.filter(row => row.asks.every(ask => !mustBeDecided(ask) || ask.proposed)).length,
    known: right.filter(row => row.known).length,
    sums: all.flatMap(row => (row.isSum ? row.problems : [])),
  }
  await tx.update(tableFile).set({ found }).where(eq(tableFile.id, file.id))
  return ok(true)
}

/** What is decided of a row without anybody: nothing where there is nothing to decide; undefined where somebody must. */
const decisionsOf = (row: RowReading<unknown>, acceptsProposed: boolean): ReadonlyMap<string, Decision> | undefined => {
  if (row.problems.length > 0) return undefined
  const asked = row.asks.filter(mustBeDecided)
  const decided = acceptsProposed
    ? asked.flatMap(({ key, proposed }) => (proposed ? [[key, proposed] as const] : []))
    : []
  return decided.length === asked.length ? new Map(decided) : undefined
}

const takePart = async (
  act: Act,
  place: TablePlace,
  large: LargeTableRow,
  file: TableFileRow,
): Promise<Outcome<true>> => {
  const preview = await previewTable(act.tx, place, file, choicesOf(large))
  if (!preview.ok) return preview
  const { mapping, problems, rows } = preview.value
  if (problems.length > 0) return err(problems)
  const open = rows.filter(row => !row.known && !row.isSum)
  const decided = open.map(row => ({ row, decisions: decisionsOf(row, large.acceptsProposed) }))
  const kept = decided.flatMap(({ row: { row, plan }, decisions }) =>
    decisions ? [{ row, plan, who: (key: string) => decisions.get(key) }] : [],
  )
  const taken = await takeInRows(act, place, file, { mapping, rows: kept })
  if (!taken.ok) return taken
  await putAside(
    act,
    large,
    file,
    decided.flatMap(({ row, decisions }) => (decisions ? [] : [row.row])),
  )
  return ok(true)
}

/** Adds rows of a part to the sheet of those that somebody must look at; a full one is followed by another. */
const putAside = async (
  { tx, deps }: Act,
  large: LargeTableRow,
  file: TableFileRow,
  rows: readonly number[],
): Promise<void> => {
  if (rows.length === 0) return
  const [last] = await tx
    .select()
    .from(tableFile)
    .where(and(eq(tableFile.largeId, large.id), isNull(tableFile.part), eq(tableFile.status, 'READ')))
    .orderBy(desc(tableFile.id))
    .limit(1)
  const added = rows.map(row => file.cells[lineOf(file, row)] ?? [])
  if (last && last.cells.length + rows.length <= MOST_ROWS + 1) {
    await tx
      .update(tableFile)
      .set({ cells: [...last.cells, ...added], fileRows: [...(last.fileRows ?? []), ...rows] })
      .where(eq(tableFile.id, last.id))
    return
  }
  const heads = file.cells.slice(0, headerRow(file.cells) + 1)
  const { organisationId, kind, sport, system, digest, fileName, format } = file
  await tx.insert(tableFile).values({
    ...{ organisationId, kind, sport, system, digest, fileName, format, largeId: large.id },
    cells: [...heads, ...added],
    fileRows: [...heads.map((_, at) => at + 1), ...rows],
    readBy: large.readBy,
    recordedAt: deps.clock.now(),
  })
}

/** Who has the worker do it, as he may now; undefined once the account or its token is gone. */
const viewerOf = async ({ db, clock }: Deps, row: LargeTableRow): Promise<Viewer | undefined> => {
  const account = await accountById(db, row.actedBy)
  const token = row.tokenId ? await tokenById(db, row.tokenId) : undefined
  if (!account || (row.tokenId && !token)) return undefined
  const who = { ...account, byPasskey: row.byPasskey, ...(token ? { token } : {}) }
  return loadViewer(db, clock, who, `large-table-${row.id}`)
}

const stop = async (deps: Deps, row: LargeTableRow, [first]: readonly Problem[]): Promise<void> => {
  const why = first ?? problem('LARGE_TABLE_ACCOUNT_CLOSED')
  await inTransaction(deps.db, async tx => {
    await tx
      .update(largeTable)
      .set({ state: 'STOPPED', problem: why, changedAt: deps.clock.now() })
      .where(and(eq(largeTable.id, row.id), eq(largeTable.state, row.state)))
    return ok(true)
  })
}

/** Nothing is left to do; of a file that was taken back nobody decides about rows any more. */
const end = async ({ tx, deps, viewer }: Act, { id, undoReason }: LargeTableRow, state: LargeTableRow['state']) => {
  const now = deps.clock.now()
  await tx.update(largeTable).set({ state, changedAt: now }).where(eq(largeTable.id, id))
  if (state !== 'UNDONE') return
  await tx
    .update(tableFile)
    .set({ status: 'UNDONE', undoneBy: actorOf(viewer), undoneAt: now, undoReason })
    .where(and(eq(tableFile.largeId, id), isNull(tableFile.part), eq(tableFile.status, 'READ')))
}

/** One part in one transaction, or the end. Answers whether there may be more; the next part is another job's where it `rests`. */
const step = async (deps: Deps, found: LargeTableRow, viewer: Viewer, rests: boolean): Promise<Outcome<boolean>> => {
  const place = await permittedPlace(deps, viewer, found)
  if (!place.ok) return place
  return inTransaction(deps.db, async tx => {
    const row = await lockLargeTable(tx, found.id)
    const todo = row && row.state === found.state ? workOf(row.state) : undefined
    if (!row || !todo) return ok(false)
    const next = await nextPart(tx, row)
    const file = next && (await lockTable(tx, next.id))
    if (!file) {
      await end({ tx, deps, viewer }, row, todo.end)
      return ok(false)
    }
    await forceCustomPlans(tx)
    const done = await todo.run({ tx, deps, viewer }, place.value, row, file)
    if (!done.ok) return done
    if (rests)
      await deps.jobs.enqueue(tx, 'work-large-table', { largeId: row.id }, { jobKey: `work-large-table:${row.id}` })
    return ok(!rests)
  })
}

/**
 * Goes through parts of a large file for a few seconds, each in a transaction of its own, as whoever asked for it may now; the rest
 * is another job's. What is wrong with a part as a whole stops it there, and nothing of that part is stored.
 */
export const workLargeTable = async (deps: Deps, largeId: string): Promise<void> => {
  const until = deps.clock.now().getTime() + SLICE
  for (let goesOn = true; goesOn; ) {
    const row = await findLargeTable(deps.db, largeId)
    if (!row || !workOf(row.state)) return
    const viewer = await viewerOf(deps, row)
    const rests = deps.clock.now().getTime() >= until
    const done = viewer ? await step(deps, row, viewer, rests) : err<readonly Problem[]>([])
    if (!done.ok) return stop(deps, row, done.error)
    goesOn = done.value
  }
}
