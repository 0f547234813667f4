import { ok } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { oneRow } from '../../db/one-row.js'
import { largeTable, tableFile } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { MOST_ROWS } from '../imports/parse-table.js'
import type { Deps } from '../shared/deps.js'
import { headerRow, type TableKind } from './columns.js'
import { actedBy } from './large-table.js'

interface LargeFile {
  readonly organisationId: string
  readonly kind: TableKind
  readonly sport: string | null
  readonly system: string | null
  readonly digest: string
  readonly fileName: string
  readonly format: 'csv' | 'xlsx'
  readonly rows: readonly (readonly string[])[]
}

type Lines = readonly (readonly string[])[]

/** The lines of a file in parts of at most 5,000 rows, each under the lines down to the heads, with their numbers in the file. */
const partsOf = (rows: Lines): readonly { readonly cells: Lines; readonly fileRows: readonly number[] }[] => {
  const first = headerRow(rows) + 1
  const heads = rows.slice(0, first)
  const count = Math.ceil((rows.length - first) / MOST_ROWS)
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * MOST_ROWS
    const own = rows.slice(from, from + MOST_ROWS)
    return { cells: [...heads, ...own], fileRows: [...heads.keys(), ...own.map((_, n) => from + n)].map(n => n + 1) }
  })
}

/** Keeps a file of more rows than one sheet in parts, and has them checked by the worker; nothing is taken in. */
export const readLargeTable = (
  deps: Deps,
  viewer: Viewer,
  { rows, ...file }: LargeFile,
): Promise<Outcome<{ largeId: string }>> =>
  inTransaction(deps.db, async tx => {
    const [recordedAt, readBy] = [deps.clock.now(), actorOf(viewer)]
    const parts = partsOf(rows)
    const rowCount = parts.reduce((sum, { cells }) => sum + cells.length, 0) - parts.length * (headerRow(rows) + 1)
    const { id: largeId } = oneRow(
      await tx
        .insert(largeTable)
        .values({ ...file, rowCount, readBy, recordedAt, changedAt: recordedAt, ...actedBy(viewer) })
        .returning({ id: largeTable.id }),
    )
    for (const [at, { cells, fileRows }] of parts.entries())
      await tx.insert(tableFile).values({ ...file, cells, fileRows, largeId, part: at + 1, readBy, recordedAt })
    await deps.jobs.enqueue(tx, 'work-large-table', { largeId }, { jobKey: `work-large-table:${largeId}` })
    await recordAudit(tx, viewer, {
      type: 'LARGE_TABLE_READ',
      organisationId: file.organisationId,
      aggregateKind: 'largeTable',
      aggregateId: largeId,
      data: { kind: file.kind, digest: file.digest, fileName: file.fileName, rows: rowCount, parts: parts.length },
    })
    return ok({ largeId })
  })
