import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableFile } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { TablePlace } from './kind.js'
import { onTable } from './on-table.js'
import { replacedLater } from './replaced.js'
import type { TableFileRow } from './table-files.repo.js'
import { rulesOf } from './table-place.js'

export interface UndoTableInput {
  readonly tableId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes everything back that came of a sheet, by counter-facts, while nothing was built on it. Problems: those of
 * `onTable`, REASON_MISSING, TABLE_BUILT_ON (what, and how many).
 */
export const undoTable = (deps: Deps, viewer: Viewer, input: UndoTableInput): Promise<Outcome<{ tableId: string }>> =>
  onTable(deps, viewer, {
    operation: 'undoTable',
    input,
    status: 'COMMITTED',
    run: async (act, file, place) => {
      const reason = input.reason.trim()
      if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
      return takeBackRows(act, place, file, reason)
    },
  })

/** Counter-facts for all that a sheet made. Problems: TABLE_BUILT_ON. */
export const takeBackRows = async (
  act: Act,
  place: TablePlace,
  file: TableFileRow,
  reason: string,
): Promise<Outcome<{ tableId: string }>> => {
  const { tx, deps, viewer } = act
  const later = await replacedLater(tx, file.id)
  if (later > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'table_file', count: later } })])
  const undone = file.stored === 0 ? ok(true) : await rulesOf(file.kind).undo(act, place, file.made ?? {}, reason)
  if (!undone.ok) return undone
  await tx
    .update(tableFile)
    .set({ status: 'UNDONE', undoneBy: actorOf(viewer), undoneAt: deps.clock.now(), undoReason: reason })
    .where(eq(tableFile.id, file.id))
  await recordAudit(tx, viewer, {
    type: 'TABLE_UNDONE',
    organisationId: place.organisationId,
    aggregateKind: 'table',
    aggregateId: file.id,
    data: { kind: file.kind, digest: file.digest, reason },
  })
  return ok({ tableId: file.id })
}
