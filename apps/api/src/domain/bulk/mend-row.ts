import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableFile } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { headerRow } from './columns.js'
import { onTable } from './on-table.js'
import { headerOf } from './preview-table.js'
import { lineOf, type TableFileRow } from './table-files.repo.js'

/** What a cell is to say; `at` is the column of the file, from 0. */
export interface CellMend {
  readonly at: number
  readonly text: string
}

export interface MendRowInput {
  readonly tableId: string
  /** As a spreadsheet counts them, from 1. */
  readonly row: number
  readonly cells: readonly CellMend[]
  readonly idempotencyKey?: string | undefined
}

/** More is no cell of a register: a note of a line or two. */
const LONGEST_CELL = 1_000

/**
 * Sets cells of a row right before the sheet is taken in, as somebody who has the paper beside it would: the file
 * itself is kept as it came, and the page shows both. Problems: those of `onTable`, TABLE_CELL_UNKNOWN (no such row or
 * column, or longer than 1,000 characters).
 */
export const mendRow = (deps: Deps, viewer: Viewer, input: MendRowInput): Promise<Outcome<{ tableId: string }>> =>
  onTable(deps, viewer, {
    operation: 'mendRow',
    input,
    status: 'READ',
    run: async ({ tx }, file, { organisationId }) => {
      const strange = input.cells.find(cell => !isCell(file, input.row, cell))
      if (strange || input.cells.length === 0)
        return err([problem('TABLE_CELL_UNKNOWN', { at: { line: input.row, column: (strange?.at ?? 0) + 1 } })])
      const line = file.cells[lineOf(file, input.row)] ?? []
      const changed = input.cells.filter(({ at, text }) => text.trim() !== (line[at] ?? ''))
      const [by, on] = [actorOf(viewer), deps.clock.now().toISOString()]
      const added = changed.map(({ at, text }) => ({ row: input.row, at, text: text.trim(), by, on }))
      if (added.length === 0) return ok({ tableId: file.id })
      await tx
        .update(tableFile)
        .set({ mends: [...file.mends, ...added] })
        .where(eq(tableFile.id, file.id))
      await recordAudit(tx, viewer, {
        type: 'TABLE_MENDED',
        organisationId,
        aggregateKind: 'table',
        aggregateId: file.id,
        data: { kind: file.kind, digest: file.digest, row: input.row, columns: added.map(({ at }) => at) },
      })
      return ok({ tableId: file.id })
    },
  })

/** Whether there is such a cell below the heads, and the words fit into it. */
const isCell = (file: TableFileRow, row: number, { at, text }: CellMend): boolean =>
  lineOf(file, row) > headerRow(file.cells) &&
  lineOf(file, row) < file.cells.length &&
  at >= 0 &&
  at < headerOf(file).length &&
  text.trim().length <= LONGEST_CELL
