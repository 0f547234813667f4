import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { ok } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import { tokenById } from '../../auth/api-token.js'
import { accountById, loadViewer } from '../../auth/load-viewer.js'
import { bulkExport, bulkExportPart } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import type { Asking, Deps } from '../shared/deps.js'
import { type BulkExportFailure, type BulkExportRow, expiryFrom } from './bulk-export.js'

const packed = promisify(gzip)

/** How long one job goes on before it leaves the rest to another, in milliseconds. */
const SLICE = 5_000
/** More than this is what the open data are for. */
const MOST_RECORDS = 1_000_000
const MOST_BYTES = 256 * 1024 * 1024

interface Page {
  readonly nodes: readonly unknown[]
  readonly total: number | undefined
  /** Where it goes on; undefined at the end. */
  readonly next: string | undefined
}

interface AnsweredList {
  readonly edges?: readonly ({ readonly node?: unknown } | null)[] | null
  readonly pageInfo?: { readonly hasNextPage?: boolean; readonly endCursor?: string | null }
  readonly totalCount?: number | null
}

/** The list at the end of the path; undefined where the answer has nothing there. */
const listAt = (data: unknown, path: readonly string[]): AnsweredList | undefined =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], data) as
    | AnsweredList
    | undefined

const askPage = async (asking: Asking, { db, clock }: Deps, row: BulkExportRow): Promise<Page | BulkExportFailure> => {
  const account = await accountById(db, row.accountId)
  if (!account) return 'ACCOUNT_CLOSED'
  const token = row.tokenId ? await tokenById(db, row.tokenId) : undefined
  if (row.tokenId && !token) return 'TOKEN_REVOKED'
  const viewer = await loadViewer(db, clock, { ...account, ...(token ? { token } : {}) }, `bulk-${row.id}`)
  const variables = { ...row.variables, first: row.pageSize, after: row.cursor }
  const { data, errors } = await asking.ask(viewer, row.document, variables)
  if (errors.length > 0) return 'QUERY_FAILED'
  const list = listAt(data, row.path)
  const { hasNextPage = false, endCursor } = list?.pageInfo ?? {}
  return {
    nodes: list?.edges?.map(edge => edge?.node) ?? [],
    total: list?.totalCount ?? undefined,
    next: hasNextPage ? (endCursor ?? undefined) : undefined,
  }
}

type Step = { readonly goesOn: boolean }

const fail = (deps: Deps, row: BulkExportRow, failure: BulkExportFailure) =>
  inTransaction(deps.db, async tx => {
    await tx
      .update(bulkExport)
      .set({ state: 'FAILED', failure, finishedAt: deps.clock.now() })
      .where(sql`${bulkExport.id} = ${row.id} and ${bulkExport.state} in ('WAITING', 'RUNNING')`)
    await tx.delete(bulkExportPart).where(eq(bulkExportPart.exportId, row.id))
    return ok<Step>({ goesOn: false })
  })

/** Keeps a page with how far the export is, in one: whatever dies, no line is missing and none is there twice. */
const keepPage = async (deps: Deps, row: BulkExportRow, page: Page, rests: boolean) => {
  const text = page.nodes.map(node => `${JSON.stringify(node)}\n`).join('')
  const [records, bytes] = [row.records + page.nodes.length, row.bytes + Buffer.byteLength(text)]
  if (records > MOST_RECORDS || bytes > MOST_BYTES) return fail(deps, row, 'TOO_LARGE')
  const content = new Uint8Array(await packed(text))
  return inTransaction(deps.db, async tx => {
    const [now] = await tx.select().from(bulkExport).where(eq(bulkExport.id, row.id)).for('update')
    const isOurs = now && ['WAITING', 'RUNNING'].includes(now.state) && now.cursor === row.cursor
    if (!isOurs || now.records !== row.records) return ok<Step>({ goesOn: false })
    const [last] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(bulkExportPart)
      .where(eq(bulkExportPart.exportId, row.id))
    await tx.insert(bulkExportPart).values({ exportId: row.id, number: (last?.n ?? 0) + 1, content })
    const finishedAt = deps.clock.now()
    const ends = page.next === undefined
    await tx
      .update(bulkExport)
      .set({
        ...{ records, bytes, cursor: page.next ?? null, total: page.total ?? row.total },
        ...(ends ? { state: 'READY', finishedAt, expiresAt: expiryFrom(finishedAt) } : { state: 'RUNNING' }),
      })
      .where(eq(bulkExport.id, row.id))
    if (!ends && rests)
      await deps.jobs.enqueue(tx, 'run-bulk-export', { exportId: row.id }, { jobKey: `run-bulk-export:${row.id}` })
    return ok<Step>({ goesOn: !ends && !rests })
  })
}

/**
 * Asks for pages of an export for a few seconds, as its account may read them now; the rest is another job's. What was
 * cancelled, or is done, is left alone.
 */
export const runBulkExport = async (deps: Deps, exportId: string): Promise<void> => {
  const { asking } = deps
  if (!asking) throw new Error('nothing asks for others here')
  const until = deps.clock.now().getTime() + SLICE
  for (let goesOn = true; goesOn; ) {
    const [row] = await deps.db.select().from(bulkExport).where(eq(bulkExport.id, exportId))
    if (!row || !['WAITING', 'RUNNING'].includes(row.state)) return
    const page = await askPage(asking, deps, row)
    const rests = deps.clock.now().getTime() >= until
    const done = typeof page === 'string' ? await fail(deps, row, page) : await keepPage(deps, row, page, rests)
    goesOn = done.ok && done.value.goesOn
  }
}
