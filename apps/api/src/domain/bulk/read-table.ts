import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableFile } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { readFile } from '../imports/read-file.js'
import type { Deps } from '../shared/deps.js'
import { MOST_COLUMNS, MOST_ROWS } from '../imports/parse-table.js'
import { isHistory, mayBeLarge, type TableKind } from './columns.js'
import { readLargeTable } from './read-large-table.js'
import { permittedPlace } from './table-place.js'
import { oneRow } from '../../db/one-row.js'
import { sha256 } from '../../base/digest.js'

export interface ReadTableInput {
  readonly kind: TableKind
  /** For which body; of entries that of the stage's event. */
  readonly organisationId?: string | undefined
  readonly stageId?: string | undefined
  /** Of history: the sport of rows that name none, and what the system is called that kept it. */
  readonly sport?: string | undefined
  readonly system?: string | undefined
  readonly fileName: string
  readonly content: Uint8Array
}

const LONGEST_NAME = 200

/** The sheet, or the file of several parts where it has more rows than one sheet. */
export type ReadTableAnswer = { readonly tableId: string } | { readonly largeId: string }

/**
 * Reads a spreadsheet and keeps its cells aside; nothing is taken in. A file of more than 5,000 rows is kept in parts, which the
 * worker checks. Problems: ORGANISATION_UNKNOWN, EVENT_UNKNOWN, NOT_PERMITTED, TABLE_STAGE_MISSING, TABLE_SYSTEM_MISSING, and those
 * of `parseTable`.
 */
export const readTable = async (
  deps: Deps,
  viewer: Viewer,
  input: ReadTableInput,
): Promise<Outcome<ReadTableAnswer>> => {
  const place = await permittedPlace(deps, viewer, input)
  if (!place.ok) return place
  const { organisationId, stageId } = place.value
  const system = input.system?.trim().slice(0, LONGEST_NAME) || null
  if (isHistory(input.kind) && system === null)
    return err([problem('TABLE_SYSTEM_MISSING', { at: { path: 'system' } })])
  const read = await readFile(input.content, input.fileName, 'table')
  if (!read.ok) return read
  const { rows, format } = read.value
  const { kind, sport = null } = input
  const [digest, fileName] = [sha256(input.content), input.fileName.slice(-LONGEST_NAME)]
  const file = { organisationId, kind, sport, system, digest, fileName, format }
  if (rows.length <= MOST_ROWS + 1) return keepTable(deps, viewer, { ...file, stageId: stageId ?? null, cells: rows })
  if (mayBeLarge(kind)) return readLargeTable(deps, viewer, { ...file, rows })
  return err([problem('TABLE_TOO_LARGE', { severity: 'error', params: { rows: MOST_ROWS, columns: MOST_COLUMNS } })])
}

type NewTable = Pick<
  typeof tableFile.$inferSelect,
  'organisationId' | 'kind' | 'sport' | 'system' | 'digest' | 'fileName' | 'format' | 'stageId' | 'cells'
>

const keepTable = (
  deps: Deps,
  viewer: Viewer,
  { organisationId, kind, sport, system, digest, fileName, format, stageId, cells }: NewTable,
): Promise<Outcome<{ tableId: string }>> =>
  inTransaction(deps.db, async tx => {
    const row = oneRow(
      await tx
        .insert(tableFile)
        .values({
          ...{ organisationId, kind, sport, system, digest, fileName, format, cells },
          ...{ stageId, stageOrganisationId: stageId && organisationId },
          readBy: actorOf(viewer),
          recordedAt: deps.clock.now(),
        })
        .returning({ id: tableFile.id }),
    )
    await recordAudit(tx, viewer, {
      type: 'TABLE_READ',
      organisationId,
      aggregateKind: 'table',
      aggregateId: row.id,
      data: { kind, digest, fileName, rows: cells.length },
    })
    return ok({ tableId: row.id })
  })
