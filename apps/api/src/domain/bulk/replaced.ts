import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { broughtPlace, broughtResult } from '../../db/schema/index.js'
import { among } from '../../db/among.js'
import { rowsOf, whole } from '../../db/rows.js'
import type { Transaction } from '../../db/transaction.js'
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

/**
 * How many rows of a sheet stand no longer because a later one that does said otherwise. Taken back before that one they would
 * come again with it, or twice.
 */
export const replacedLater = async (tx: Transaction, sheet: string): Promise<number> => {
  const [found] = rowsOf<{ n: number }>(
    await tx.execute(sql`
      with own as (
        select a.id from award_run r join point_award a on a.organisation_id = r.organisation_id and a.run_id = r.id
          where r.table_file_id = ${sheet}
        union all select id from brought_result where table_file_id = ${sheet}
        union all select id from brought_place where table_file_id = ${sheet}
      )
      select count(*)::int as n from table_file f,
        jsonb_array_elements_text(${replacedBy('award')} || ${replacedBy('result')} || ${replacedBy('place')}) as x (id)
      where f.status = 'COMMITTED' and f.id <> ${sheet} and x.id::uuid in (select id from own)
        and f.organisation_id = (select organisation_id from table_file where id = ${sheet})`),
    { n: whole },
  )
  return found?.n ?? 0
}

const replacedBy = (what: string): SQL => sql`coalesce(f.made -> ${`replaced_${what}`}, '[]'::jsonb)`

/** Tables that sheets bring rows into and take them out of; a row is current until it is superseded. */
type BroughtTable = typeof broughtPlace | typeof broughtResult

/** Ends rows of a table, from now on. */
export const supersede = async ({ tx, deps }: Act, table: BroughtTable, ids: readonly string[] = []): Promise<void> => {
  await tx.update(table).set({ supersededAt: deps.clock.now() }).where(among(table.id, ids))
}

/**
 * Undoes a sheet in a table: all that is current of it ends, also what came back when a later sheet was undone, and what it
 * replaced is current again, as facts of now.
 */
export const takeBack = async (
  act: Act,
  table: BroughtTable,
  made: readonly string[] | undefined,
  replaced: readonly string[] = [],
): Promise<void> => {
  const sheets = act.tx
    .select({ id: table.tableFileId })
    .from(table)
    .where(among(table.id, made ?? []))
  const current = and(inArray(table.tableFileId, sheets), isNull(table.supersededAt))
  await act.tx.update(table).set({ supersededAt: act.deps.clock.now() }).where(current)
  const rows = await act.tx.select().from(table).where(among(table.id, replaced))
  const recordedAt = act.deps.clock.now()
  const again = rows.map(({ id: _, ...row }) => ({ ...row, recordedAt, supersededAt: null }))
  await insertRows(act.tx, table, again)
}
