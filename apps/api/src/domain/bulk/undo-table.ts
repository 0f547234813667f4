import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableFile } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { findTable, lockTable } from './table-files.repo.js'
import { permittedPlace, rulesOf } from './table-place.js'

export interface UndoTableInput {
  readonly tableId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes everything back that came of a sheet, by counter-facts, while nothing was built on it. Problems: TABLE_UNKNOWN,
 * NOT_PERMITTED, REASON_MISSING, TABLE_NOT_COMMITTED, TABLE_BUILT_ON (what, and how many).
 */
export const undoTable = async (
  deps: Deps,
  viewer: Viewer,
  input: UndoTableInput,
): Promise<Outcome<{ tableId: string }>> => {
  const known = await findTable(deps.db, input.tableId)
  if (!known) return err([problem('TABLE_UNKNOWN')])
  const place = await permittedPlace(deps, viewer, known)
  if (!place.ok) return place
  const reason = input.reason.trim()
  if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return idempotently(deps, viewer, 'undoTable', input, async tx => {
    const file = await lockTable(tx, input.tableId)
    if (file?.status !== 'COMMITTED') return err([problem('TABLE_NOT_COMMITTED')])
    const undone = await rulesOf(file.kind).undo({ tx, deps, viewer }, place.value, file.made ?? {}, reason)
    if (!undone.ok) return undone
    await tx
      .update(tableFile)
      .set({ status: 'UNDONE', undoneBy: actorOf(viewer), undoneAt: deps.clock.now(), undoReason: reason })
      .where(eq(tableFile.id, file.id))
    await recordAudit(tx, viewer, {
      type: 'TABLE_UNDONE',
      organisationId: place.value.organisationId,
      aggregateKind: 'table',
      aggregateId: file.id,
      data: { kind: file.kind, digest: file.digest, reason },
    })
    return ok({ tableId: file.id })
  })
}
