import { and, asc, count, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { rowsOf, text, whole } from '../../db/rows.js'
import { alias } from 'drizzle-orm/pg-core'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsAfter } from '../../db/keyset.js'
import { person, pointAward, ranking, rankingEntry, rankingList } from '../../db/schema/index.js'
import type { SearchQuery } from '../registry/search-text.js'
import { isPublic } from '../registry/visibility.js'
import type { PageRequest } from '../shared/page.js'
import { type EventOfList, eventsThatCount } from './counted-sql.js'
import { readLists } from './list-counting.js'
import { listsByIds } from './list-rows.repo.js'
import { type EntryRow, entryColumns, type ListRow, type RankingRow } from './lists.repo.js'

export const allRankings = (db: Db): Promise<RankingRow[]> =>
  db.select().from(ranking).orderBy(asc(ranking.sport), asc(ranking.code))

export type ListOfParent = ListRow & { readonly parentId: string }

/** The newest standing issues of each ranking. */
export const newestLists = async (
  db: Db,
  rankingIds: readonly string[],
  _filter: null,
  page: PageRequest,
): Promise<ListOfParent[]> => {
  const numbered = db
    .select({
      id: rankingList.id,
      n: sql<number>`row_number() over (partition by ${rankingList.rankingId} order by ${rankingList.asOf} desc)`.as(
        'n',
      ),
    })
    .from(rankingList)
    .where(and(among(rankingList.rankingId, rankingIds), isNull(rankingList.supersededAt)))
    .as('numbered')
  const rows = await db
    .select({ list: rankingList })
    .from(numbered)
    .innerJoin(rankingList, eq(rankingList.id, numbered.id))
    .where(lte(numbered.n, page.first))
    .orderBy(asc(rankingList.rankingId), desc(rankingList.asOf))
  return rows.map(({ list }) => ({ ...list, parentId: list.rankingId }))
}

/** The newest issues of a ranking, corrected ones too, by when they were published. */
export const issuesOf = (db: Db, rankingId: string, first: number): Promise<ListRow[]> =>
  db
    .select()
    .from(rankingList)
    .where(eq(rankingList.rankingId, rankingId))
    .orderBy(desc(rankingList.publishedAt), desc(rankingList.asOf), desc(rankingList.number))
    .limit(first)

/** The newest issues of all rankings, corrected ones too, by when they were published. */
export const issuesOfAll = (db: Db, first: number): Promise<{ list: ListRow; ranking: RankingRow }[]> =>
  db
    .select({ list: rankingList, ranking })
    .from(rankingList)
    .innerJoin(ranking, eq(ranking.id, rankingList.rankingId))
    .orderBy(desc(rankingList.publishedAt), desc(rankingList.asOf), desc(rankingList.number), asc(ranking.code))
    .limit(first)

export type ListForList = ListRow & { readonly forId: string }

/** For each list the issue that superseded it. */
export const successorsOfLists = async (db: Db, ids: readonly string[]): Promise<ListForList[]> => {
  const rows = await db.select().from(rankingList).where(among(rankingList.supersedesId, ids))
  return rows.map(row => ({ ...row, forId: row.supersedesId ?? '' }))
}

/** For each list the standing issue of the date before it. */
export const previousOfLists = async (db: Db, ids: readonly string[]): Promise<ListForList[]> => {
  const own = alias(rankingList, 'own')
  const rows = await db
    .selectDistinctOn([own.id], { forId: own.id, list: rankingList })
    .from(own)
    .innerJoin(
      rankingList,
      and(
        eq(rankingList.rankingId, own.rankingId),
        sql`${rankingList.asOf} < ${own.asOf}`,
        isNull(rankingList.supersededAt),
      ),
    )
    .where(among(own.id, ids))
    .orderBy(asc(own.id), desc(rankingList.asOf))
  return rows.map(({ list, forId }) => ({ ...list, forId }))
}

export interface EntryFilter {
  readonly organisationId?: string | undefined
  readonly gender?: string | undefined
  readonly query?: SearchQuery | undefined
}

/** Whom a filter finds by what they hide would be known by it: they are found by their names alone. */
const shows = (hidden: 'hide_club' | 'hide_gender'): SQL => isPublic(hidden, sql`${rankingEntry.personId}`)

const entryConditions = ({ organisationId, gender, query }: EntryFilter): SQL | undefined =>
  and(
    organisationId
      ? sql`${organisationId}::uuid = any(organisation_path(${rankingEntry.clubId})) and ${shows('hide_club')}`
      : undefined,
    gender
      ? sql`exists (select 1 from ${person} where ${person.id} = ${rankingEntry.personId} and ${person.gender} = ${gender})
          and ${shows('hide_gender')}`
      : undefined,
    query
      ? sql`exists (select 1 from person_name n where n.person_id = ${rankingEntry.personId} and n.superseded_at is null
          and ${sql.join(
            query.patterns.map(pattern => sql`n.search_text like ${pattern}`),
            sql` and `,
          )})`
      : undefined,
  )

export type EntryOfParent = EntryRow & { readonly parentId: string }

/** A page of each list, in its own order. The cursor's key is the position. */
export const entriesOfListsPage = async (
  db: Db,
  listIds: readonly string[],
  filter: EntryFilter,
  page: PageRequest,
): Promise<EntryOfParent[]> => {
  const own = and(
    eq(rankingEntry.listId, sql`asked.id`),
    entryConditions(filter),
    rowsAfter([{ column: rankingEntry.position, direction: 'asc' }], rankingEntry.personId, page.after),
  )
  // A list at a time, each read no further than its page.
  const rows = await db
    .select(entryColumns)
    .from(sql`unnest(${uuids(listIds)}) as asked(id)`)
    .innerJoin(
      sql`lateral (select ${rankingEntry.position} from ${rankingEntry} where ${own}
        order by ${rankingEntry.position} limit ${page.first + 1}) as place`,
      sql`true`,
    )
    .innerJoin(
      rankingEntry,
      and(eq(rankingEntry.listId, sql`asked.id`), eq(rankingEntry.position, sql`place.position`)),
    )
    .orderBy(asc(rankingEntry.listId), asc(rankingEntry.position))
  return rows.map(entry => ({ ...entry, parentId: entry.listId }))
}

/** How many places each list has under a filter; a whole list has as many as its last place says. */
export const countEntries = async (
  db: Db,
  listIds: readonly string[],
  filter: EntryFilter,
): Promise<{ parentId: string; n: number }[]> => {
  const conditions = entryConditions(filter)
  if (conditions)
    return db
      .select({ parentId: rankingEntry.listId, n: count() })
      .from(rankingEntry)
      .where(and(among(rankingEntry.listId, listIds), conditions))
      .groupBy(rankingEntry.listId)
  const rows = await db.execute(sql`
    select asked.id as "parentId", last.position as n from unnest(${uuids(listIds)}) as asked(id) cross join lateral (
      select e.position from ranking_entry e where e.list_id = asked.id order by e.position desc limit 1) last`)
  return rowsOf<{ parentId: string; n: number }>(rows, { parentId: text, n: whole })
}

/** Places of people on lists; a merged record's place is the person's, whose id stands in `forId`. */
export const entriesOfPeople = async (
  db: Db,
  personIds: readonly string[],
  listIds: readonly string[],
): Promise<(EntryRow & { readonly forId: string })[]> => {
  const rows = await db
    .select({ forId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`, entry: entryColumns })
    .from(person)
    .innerJoin(rankingEntry, eq(rankingEntry.personId, person.id))
    .where(
      and(among(rankingEntry.listId, listIds), or(among(person.id, personIds), among(person.mergedIntoId, personIds))),
    )
  return rows.map(({ forId, entry }) => ({ ...entry, forId }))
}

export interface PlaceOfPerson {
  readonly forId: string
  readonly list: ListRow
  readonly entry: EntryRow
  readonly rankingCode: string
  /** Whether no later list of this ranking has been issued. */
  readonly isNewest: boolean
}

/** Every place of the people on standing lists, oldest list first. */
export const historyOfPeople = (db: Db, personIds: readonly string[]): Promise<PlaceOfPerson[]> =>
  db
    .select({
      forId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`,
      list: rankingList,
      entry: entryColumns,
      rankingCode: ranking.code,
      isNewest: sql<boolean>`not exists (select 1 from ranking_list later where later.ranking_id = ${rankingList.rankingId}
        and later.superseded_at is null and later.as_of > ${rankingList.asOf})`,
    })
    .from(person)
    .innerJoin(rankingEntry, eq(rankingEntry.personId, person.id))
    .innerJoin(rankingList, and(eq(rankingList.id, rankingEntry.listId), isNull(rankingList.supersededAt)))
    .innerJoin(ranking, eq(ranking.id, rankingList.rankingId))
    .where(
      sql`coalesce(${person.mergedIntoId}, ${person.id}) in (${sql.join(
        personIds.map(id => sql`${id}::uuid`),
        sql`, `,
      )})`,
    )
    .orderBy(asc(rankingList.asOf), asc(ranking.code))

/** The events whose points or results count on each list, the latest first. */
export const eventsOfLists = async (db: Db, listIds: readonly string[]): Promise<EventOfList[]> => {
  const lists = await listsByIds(db, listIds)
  const found = await storedEvents(
    db,
    among(
      sql`e.list_id`,
      lists.filter(isStored).map(list => list.id),
    ),
  )
  for (const { list, ranking: of, policy } of await readLists(
    db,
    lists.filter(row => !isStored(row)).map(row => row.id),
  )) {
    if (policy.rule.kind === 'rating') continue
    const asked = { until: list.asOf, at: list.publishedAt }
    const events = await eventsThatCount(db, of, policy.rule, asked)
    found.push(...events.map(eventId => ({ listId: list.id, eventId })))
  }
  return found
}

const isStored = ({ digestForm }: ListRow): boolean => digestForm < 3

const storedEvents = async (db: Db, lists: SQL): Promise<EventOfList[]> => {
  const rows = await db.execute(sql`
    with asked as (
      select e.list_id, e.counting, e.rated from ranking_entry e where ${lists}
    ), counted as (
      select e.list_id, a.event_id
      from asked e cross join jsonb_array_elements(e.counting) c
      join ${pointAward} a on a.id = (c ->> 'awardId')::uuid
      where c ->> 'because' = 'counts'
      union
      select e.list_id, (r ->> 'event')::uuid from asked e cross join jsonb_array_elements(e.rated) r
    )
    select c.list_id as "listId", c.event_id as "eventId"
    from counted c join event v on v.id = c.event_id
    order by v.ends_on desc, c.event_id`)
  return rowsOf<EventOfList>(rows, { listId: text, eventId: text })
}
