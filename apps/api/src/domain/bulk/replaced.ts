import type { broughtPlace, broughtResult } from '../../db/schema/index.js'
import { among } from '../../db/among.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import type { DecidedRow, RowReading } from './kind.js'

/** The rows that the officer chose in place of what an earlier sheet said. */
export const replacingRows = (rows: readonly DecidedRow<unknown>[]): ReadonlySet<number> =>
  new Set(rows.filter(({ row, who }) => who(String(row)) === 'replace').map(({ row }) => row))

/** Whether a row may be chosen so: its person is settled, nothing else is wrong, and this body brought in the other. */
export const mayReplace = (
  place: { readonly organisationId: string },
  own: { readonly organisationId: string } | undefined,
  { problems, asks }: Pick<RowReading<unknown>, 'problems' | 'asks'>,
): boolean =>
  own?.organisationId === place.organisationId && problems.length === 1 && asks.every(ask => ask.personId !== undefined)

/** Tables that sheets bring rows into and take them out of; a row is current until it is superseded. */
type BroughtTable = typeof broughtPlace | typeof broughtResult

/** Ends rows of a table, from now on. */
export const supersede = async ({ tx, deps }: Act, table: BroughtTable, ids: readonly string[] = []): Promise<void> => {
  await tx.update(table).set({ supersededAt: deps.clock.now() }).where(among(table.id, ids))
}

/** Undoes a sheet in a table: its rows end, and those they replaced are current again, as facts of now. */
export const takeBack = async (
  act: Act,
  table: BroughtTable,
  made: readonly string[] | undefined,
  replaced: readonly string[] = [],
): Promise<void> => {
  await supersede(act, table, made)
  const rows = await act.tx.select().from(table).where(among(table.id, replaced))
  const recordedAt = act.deps.clock.now()
  const again = rows.map(({ id: _, ...row }) => ({ ...row, recordedAt, supersededAt: null }))
  await insertRows(act.tx, table, again)
}
