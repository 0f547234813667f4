import { actorOf } from '../../auth/viewer.js'
import { tableCode } from '../../db/schema/index.js'
import { tablesByRounds, type TableRow } from '../rounds/rounds.repo.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import { newTableCode } from './table-code.js'
import { revokeCodes, validCodesOfTables } from './table-codes.repo.js'

/** One code for each side of a table, in each of its rooms. */
export const seatsOf = ({ rooms, sides }: Pick<TableRow, 'rooms' | 'sides'>) =>
  (rooms.length > 0 ? rooms : [null]).flatMap(room => sides.map((_, side) => ({ room, side })))

/**
 * Ends the codes of tables at which others sit now. Where their round is entered at the tables, each gets new ones, good
 * for as long as those of its neighbours, whose slips stay good.
 */
export const reissueCodes = async (
  { tx, deps, viewer }: Act,
  organisationId: string,
  tables: readonly TableRow[],
): Promise<void> => {
  const actor = actorOf(viewer)
  const now = deps.clock.now()
  const roundIds = [...new Set(tables.map(table => table.roundId))]
  const all = await tablesByRounds(tx, roundIds)
  const valid = (
    await validCodesOfTables(
      tx,
      all.map(table => table.id),
    )
  ).filter(code => code.expiresAt > now)
  await revokeCodes(
    tx,
    tables.map(table => table.id),
    { revokedBy: actor, revokedAt: now },
  )
  const roundOf = new Map(all.map(table => [table.id, table.roundId]))
  const codes = tables
    .filter(table => table.kind === 'match')
    .flatMap(table => {
      const until = valid.find(code => roundOf.get(code.tableId) === table.roundId)?.expiresAt
      return until === undefined
        ? []
        : seatsOf(table).map(seat => ({
            ...seat,
            organisationId,
            tableId: table.id,
            code: newTableCode(),
            issuedBy: actor,
            expiresAt: until,
          }))
    })
  await insertRows(tx, tableCode, codes)
}
