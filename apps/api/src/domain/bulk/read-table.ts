import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableFile } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { readFile } from '../imports/read-file.js'
import type { Deps } from '../shared/deps.js'
import { isHistory, type TableKind } from './columns.js'
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

/**
 * Reads a spreadsheet and keeps its cells aside; nothing is taken in. Problems: ORGANISATION_UNKNOWN, EVENT_UNKNOWN,
 * NOT_PERMITTED, TABLE_STAGE_MISSING, TABLE_SYSTEM_MISSING, and those of `parseTable`.
 */
export const readTable = async (
  deps: Deps,
  viewer: Viewer,
  input: ReadTableInput,
): Promise<Outcome<{ tableId: string }>> => {
  const place = await permittedPlace(deps, viewer, input)
  if (!place.ok) return place
  const { organisationId, stageId } = place.value
  const system = input.system?.trim().slice(0, LONGEST_NAME) || null
  if (isHistory(input.kind) && system === null)
    return err([problem('TABLE_SYSTEM_MISSING', { at: { path: 'system' } })])
  const read = await readFile(input.content, input.fileName, 'table')
  if (!read.ok) return read
  const digest = sha256(input.content)
  const fileName = input.fileName.slice(-LONGEST_NAME)
  return inTransaction(deps.db, async tx => {
    const row = oneRow(
      await tx
        .insert(tableFile)
        .values({
          organisationId,
          kind: input.kind,
          stageId: stageId ?? null,
          stageOrganisationId: stageId ? organisationId : null,
          sport: input.sport ?? null,
          system,
          digest,
          fileName,
          format: read.value.format,
          cells: read.value.rows,
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
      data: { kind: input.kind, digest, fileName, rows: read.value.rows.length },
    })
    return ok({ tableId: row.id })
  })
}
