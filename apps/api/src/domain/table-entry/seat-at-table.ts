import { ok } from '@paiji/rules'
import type { TableSeat, Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { slotsOfTable, type TableSlot } from '../events/slot-name.js'
import { isPlayable, type TableRow } from '../rounds/rounds.repo.js'
import type { StoredStage } from '../standings/stage.repo.js'
import type { CodeAtTable, FoundCode, TableCodeRow } from './table-codes.repo.js'

/** Where a code seats whoever holds it, and what may be written there. */
export interface SeatedAt {
  /** Somebody without an account: nothing but this seat speaks for him. */
  readonly viewer: Viewer
  readonly seat: TableSeat
  readonly table: TableRow
  readonly stage: StoredStage
  readonly slots: readonly TableSlot[]
}

/** A code is good until it expires or is revoked, while its round is being played. */
export const canUseCode = (
  code: Pick<TableCodeRow, 'expiresAt' | 'revokedAt'>,
  table: Pick<TableRow, 'roundStatus' | 'move'>,
  now: Date,
): Permission =>
  allOf(
    code.revokedAt ? refused('TABLE_CODE_REVOKED') : allowed,
    code.expiresAt <= now ? refused('TABLE_CODE_EXPIRED') : allowed,
    isPlayable(table) ? allowed : refused('TABLE_ROUND_NOT_OPEN'),
  )

/** The places of a code: those of its table in its round, of its room where there are two; never the match as a whole. */
export const slotsOfCode = ({ code, table }: CodeAtTable): readonly TableSlot[] => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  const all = slotsOfTable({ session, section, round, table: label }, table)
  return code.room ? all.filter(slot => slot.room === code.room) : all
}

export const seatOf = ({ code, table }: CodeAtTable): TableSeat => ({
  codeId: code.id,
  tableId: table.id,
  table: `${table.section}${table.label}`,
  room: code.room,
  entryId: table.sides[code.side] ?? '',
})

/**
 * Seats the holder of a code at its table. What else the viewer is does not count: the code alone permits. `found`: what
 * the code opens, undefined for one that was never given.
 * Problems: NOT_PERMITTED (TABLE_CODE_UNKNOWN, TABLE_CODE_REVOKED, TABLE_CODE_EXPIRED, TABLE_ROUND_NOT_OPEN).
 */
export const seatAtTable = (
  found: FoundCode | undefined,
  { requestId }: Pick<Viewer, 'requestId'>,
  now: Date,
): Outcome<SeatedAt> => {
  if (!found) return requirePermission(refused('TABLE_CODE_UNKNOWN')) as Outcome<never>
  const permitted = requirePermission(canUseCode(found.code, found.table, now))
  if (!permitted.ok) return permitted
  const seat = seatOf(found)
  const { table, stage } = found
  return ok({ viewer: { grants: [], requestId, seat }, seat, table, stage, slots: slotsOfCode(found) })
}
