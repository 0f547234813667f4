import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column a list is sorted by. It must not be null: nulls have no place after which to go on. */
export interface SortColumn {
  readonly column: SQLWrapper
  readonly direction: 'asc' | 'desc'
}

interface Place {
  readonly key: readonly (string | number | boolean | null)[]
  readonly id: string
}

/**
 * The condition that a row comes after a place in a list sorted by `columns` and then by `id` ascending:
 * `a > $1 or (a = $1 and (b < $2 or (b = $2 and id > $3)))`. No condition without a place.
 */
export const rowsAfter = (
  columns: readonly SortColumn[],
  id: SQLWrapper,
  place: Place | undefined,
): SQL | undefined => {
  if (!place) return undefined
  return columns.reduceRight<SQL>((rest, { column, direction }, index) => {
    const value = place.key[index] ?? null
    const beyond = direction === 'asc' ? sql`${column} > ${value}` : sql`${column} < ${value}`
    return sql`(${beyond} or (${column} = ${value} and ${rest}))`
  }, sql`${id} > ${place.id}`)
}

/**
 * The order of a list by an instant, latest first. Rows of one instant too: their ids are ordered by time, so the later
 * one goes before the earlier.
 */
export const latestFirst = (instant: SQLWrapper, id: SQLWrapper): SQL[] => [sql`${instant} desc`, sql`${id} desc`]

/**
 * The condition that a row comes after a place in a list that is `latestFirst`. No condition without a place. The key of
 * a place is the instant in whole milliseconds; the database's own has microseconds, so it is read from the row while
 * that is there: rows of the same millisecond would be left out else.
 */
export const earlierThan = (instant: PgColumn, id: PgColumn, place: Place | undefined): SQL | undefined => {
  if (!place) return undefined
  const exact = sql`(select ${instant} from ${instant.table} where ${id} = ${place.id}::uuid)`
  return sql`(${instant}, ${id}) < (coalesce(${exact}, ${String(place.key[0])}::timestamptz), ${place.id}::uuid)`
}

/** The `order by` that belongs to `rowsAfter`. Written as PostgreSQL's defaults are, so that an index serves it. */
export const keysetOrder = (columns: readonly SortColumn[], id: SQLWrapper): SQL[] => [
  ...columns.map(({ column, direction }) => (direction === 'asc' ? sql`${column} asc` : sql`${column} desc`)),
  sql`${id} asc`,
]
