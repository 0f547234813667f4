import type { RatedResult } from '@paiji/rules/awards'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rankingEntry } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'

/** One person on one list. */
export interface PersonOnList {
  readonly listId: string
  readonly personId: string
}

export const nameOfPlace = ({ listId, personId }: PersonOnList): string => `${listId}/${personId}`

export interface ResultsOfPlace extends PersonOnList {
  /** Oldest first; none on a list of points. */
  readonly results: readonly RatedResult[]
}

/** Everything some ratings rest on, as it was kept with the list. */
export const ratedResults = async (db: Db, places: readonly PersonOnList[]): Promise<ResultsOfPlace[]> => {
  if (places.length === 0) return []
  const rows = await db
    .select({ listId: rankingEntry.listId, personId: rankingEntry.personId, rated: rankingEntry.rated })
    .from(rankingEntry)
    .where(
      or(...places.map(place => and(eq(rankingEntry.listId, place.listId), eq(rankingEntry.personId, place.personId)))),
    )
  return rows.map(({ rated, ...place }) => ({ ...place, results: (rated ?? []) as readonly RatedResult[] }))
}

export interface PagedResult {
  /** The place (`nameOfPlace`). */
  readonly parentId: string
  /** Which of the place's results, from 1. */
  readonly number: number
  readonly result: RatedResult
}

/** A page of what each of some ratings rests on, the latest first. The cursor's key is the number. */
export const ratedResultsPage = async (
  db: Db,
  places: readonly string[],
  _filter: null,
  { first, after }: PageRequest,
): Promise<PagedResult[]> => {
  const before = Number(after?.key[0] ?? Number.MAX_SAFE_INTEGER)
  const [lists, people] = [0, 1].map(part => [...new Set(places.map(place => place.split('/')[part] ?? ''))])
  const name = sql<string>`${rankingEntry.listId} || '/' || ${rankingEntry.personId}`
  const rows = await db
    .select({
      parentId: name,
      number: sql<number>`page.number::int`,
      result: sql<RatedResult>`page.result`,
    })
    .from(rankingEntry)
    .innerJoin(
      sql`lateral (select r.result, r.number from jsonb_array_elements(${rankingEntry.rated}) with ordinality r(result, number)
        where r.number < ${before} order by r.number desc limit ${first + 1}) page`,
      sql`true`,
    )
    .where(and(inArray(rankingEntry.listId, lists ?? []), inArray(rankingEntry.personId, people ?? [])))
    .orderBy(rankingEntry.listId, rankingEntry.personId, sql`page.number desc`)
  return rows.filter(row => places.includes(row.parentId))
}
