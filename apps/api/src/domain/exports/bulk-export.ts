import { err, ok, problem } from '@paiji/rules'
import { and, count, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import type { Db } from '../../db/client.js'
import { bulkExport, bulkExportFailures, bulkExportPart, bulkExportStates, user } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { auditPrograms } from '../accounts/api-tokens.js'
import type { Deps } from '../shared/deps.js'
import { canExportInBulk } from './policy.js'
import { oneRow } from '../../db/one-row.js'
import { MS_A_DAY } from '../../base/clock.js'

export { bulkExportFailures, bulkExportStates }
export type BulkExportRow = typeof bulkExport.$inferSelect
export type BulkExportState = BulkExportRow['state']
export type BulkExportFailure = (typeof bulkExportFailures)[number]

/** Exports of one account that wait or run at once, and that are kept altogether. */
export const MOST_RUNNING = 2
export const MOST_KEPT = 5
/** For how many days an export can be fetched. */
export const KEPT_DAYS = 7
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * MS_A_DAY)

/** A query that can be asked for page by page. */
export interface BulkPlan {
  /** The names in the answer that lead to the list. */
  readonly path: readonly string[]
  readonly pageSize: number
}

export interface BulkQuery {
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}

const underWay = inArray(bulkExport.state, ['WAITING', 'RUNNING'])

/** Room for one more among those that are kept: the oldest that have ended go. */
const makeRoom = async (tx: Transaction, accountId: string): Promise<void> => {
  const kept = await tx
    .select({ id: bulkExport.id })
    .from(bulkExport)
    .where(eq(bulkExport.accountId, accountId))
    .orderBy(desc(bulkExport.recordedAt), desc(bulkExport.id))
    .limit(MOST_KEPT - 1)
  await tx.delete(bulkExport).where(
    and(
      eq(bulkExport.accountId, accountId),
      inArray(bulkExport.state, ['READY', 'FAILED', 'CANCELLED']),
      notInArray(
        bulkExport.id,
        kept.map(row => row.id),
      ),
    ),
  )
}

/**
 * Has a query answered whole by the worker, as the own account. `plan` reads the query, and is not asked for whoever may not.
 * Problems: NOT_PERMITTED (nobody), those of the plan, BULK_EXPORTS_TOO_MANY.
 */
export const startBulkExport = async (
  deps: Deps,
  viewer: Viewer,
  query: BulkQuery,
  plan: () => Outcome<BulkPlan>,
): Promise<Outcome<BulkExportRow>> => {
  const [holder] = await deps.db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, viewer.accountId ?? ''))
  const permitted = requirePermission(canExportInBulk(viewer, holder?.id))
  if (!permitted.ok) return permitted
  const planned = plan()
  if (!planned.ok) return planned
  const accountId = actorOf(viewer)
  return inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    await aloneWith(tx, 'bulk exports', accountId)
    const [running] = await tx
      .select({ n: count() })
      .from(bulkExport)
      .where(and(eq(bulkExport.accountId, accountId), underWay))
    if ((running?.n ?? 0) >= MOST_RUNNING)
      return err([problem('BULK_EXPORTS_TOO_MANY', { params: { most: MOST_RUNNING } })])
    await makeRoom(tx, accountId)
    const { path, pageSize } = planned.value
    const asked = { accountId, tokenId: viewer.token?.id ?? null }
    const values = { ...asked, document: query.document, variables: query.variables, path: [...path], pageSize }
    const row = oneRow(
      await tx
        .insert(bulkExport)
        .values({ ...values, recordedAt: now, expiresAt: expiryFrom(now) })
        .returning(),
    )
    await auditPrograms({ tx, deps, viewer }, { type: 'BULK_EXPORT_STARTED', data: { exportId: row.id } }, accountId)
    await deps.jobs.enqueue(tx, 'run-bulk-export', { exportId: row.id }, { jobKey: `run-bulk-export:${row.id}` })
    return ok(row)
  })
}

/**
 * Stops an export of the own account, and deletes what it wrote. Problems: NOT_PERMITTED (also for one that there is not),
 * BULK_EXPORT_ENDED.
 */
export const cancelBulkExport = async (
  deps: Deps,
  viewer: Viewer,
  exportId: string,
): Promise<Outcome<BulkExportRow>> => {
  const [found] = await deps.db.select().from(bulkExport).where(eq(bulkExport.id, exportId))
  const permitted = requirePermission(canExportInBulk(viewer, found?.accountId))
  if (!permitted.ok) return permitted
  return inTransaction(deps.db, async tx => {
    const [row] = await tx
      .update(bulkExport)
      .set({ state: 'CANCELLED', finishedAt: deps.clock.now() })
      .where(and(eq(bulkExport.id, exportId), underWay))
      .returning()
    if (!row) return err([problem('BULK_EXPORT_ENDED')])
    await tx.delete(bulkExportPart).where(eq(bulkExportPart.exportId, exportId))
    await auditPrograms({ tx, deps, viewer }, { type: 'BULK_EXPORT_CANCELLED', data: { exportId } }, row.accountId)
    return ok(row)
  })
}

/** The exports of an account, the latest first. */
export const bulkExportsOf = (db: Db, accountId: string): Promise<BulkExportRow[]> =>
  db
    .select()
    .from(bulkExport)
    .where(eq(bulkExport.accountId, accountId))
    .orderBy(desc(bulkExport.recordedAt), desc(bulkExport.id))
    .limit(MOST_KEPT)

/** An export of the own account. Problems: NOT_PERMITTED (also for one that there is not). */
export const ownBulkExport = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  exportId: string,
): Promise<Outcome<BulkExportRow>> => {
  const [found] = await db.select().from(bulkExport).where(eq(bulkExport.id, exportId))
  const permitted = requirePermission(canExportInBulk(viewer, found?.accountId))
  if (!permitted.ok) return permitted
  return found ? ok(found) : err([problem('BULK_EXPORT_UNKNOWN')])
}

/** One part of an export after another, packed as they are kept. */
export async function* partsOfExport(db: Db, exportId: string): AsyncGenerator<Uint8Array> {
  for (let number = 1; ; number++) {
    const [part] = await db
      .select({ content: bulkExportPart.content })
      .from(bulkExportPart)
      .where(and(eq(bulkExportPart.exportId, exportId), eq(bulkExportPart.number, number)))
    if (!part) return
    yield part.content
  }
}
