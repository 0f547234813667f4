import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { organisation, policy, ranking, rankingEntry, rankingList } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { IsoDate } from '../../base/clock.js'

export type RankingRow = typeof ranking.$inferSelect
export type ListRow = typeof rankingList.$inferSelect
/** A place without the results behind a rating, of which there may be hundreds; they are read page by page. */
export type EntryRow = Omit<typeof rankingEntry.$inferSelect, 'rated'> & { readonly ratedResults: number }

const { rated: _, ...plainColumns } = getTableColumns(rankingEntry)

export const entryColumns = {
  ...plainColumns,
  ratedResults: sql<number>`coalesce(jsonb_array_length(${rankingEntry.rated}), 0)`,
}

export interface FoundRanking extends RankingRow {
  readonly organisationPath: string[]
  /** Of the body that keeps it. */
  readonly timeZone: string
}

export const findRanking = async (db: Db, by: { id: string } | { code: string }): Promise<FoundRanking | undefined> => {
  const [row] = await db
    .select({
      ranking,
      organisationPath: sql<string[]>`organisation_path(${ranking.organisationId})`,
      timeZone: organisation.timeZone,
    })
    .from(ranking)
    .innerJoin(organisation, eq(organisation.id, ranking.organisationId))
    .where('id' in by ? eq(ranking.id, by.id) : eq(ranking.code, by.code))
    .orderBy(asc(ranking.id))
    .limit(1)
  return row && { ...row.ranking, organisationPath: row.organisationPath, timeZone: row.timeZone }
}

/** One issue of a ranking at a time; held until the transaction ends. */
export const lockRanking = async (tx: Transaction, rankingId: string): Promise<void> => {
  await tx.select({ id: ranking.id }).from(ranking).where(eq(ranking.id, rankingId)).for('no key update')
}

/** Every version of the policy the ranking's lists are made by that is or was to come into force. */
export const rankingPolicies = (db: Db, found: RankingRow): Promise<(typeof policy.$inferSelect)[]> =>
  db
    .select()
    .from(policy)
    .where(
      and(
        eq(policy.kind, found.kind === 'rating' ? 'rating' : 'ranking'),
        eq(policy.organisationId, found.organisationId),
        eq(policy.code, found.code),
        sql`not isempty(${policy.effective})`,
      ),
    )

/** What was believed at a moment: recorded by then and not yet superseded. */
export const knownAt = (recorded: SQL, superseded: SQL, at: Date | undefined): SQL => {
  if (at === undefined) return sql`${superseded} is null`
  const moment = sql`${at.toISOString()}::timestamptz`
  return sql`${recorded} <= ${moment} and (${superseded} is null or ${superseded} > ${moment})`
}

/** Of an award `a` and its event `e`, which what was brought in has not: the level of event it counts as. */
export const categoryOf = sql`coalesce(e.category, a.category, '')`

/** The first day an award `a` counts no longer, where the sheet that brought it in states one. */
export const statedEnd = sql`case when a.event_id is null then a.expires_on end`

export interface ListedAward {
  readonly id: string
  /** None of what was brought in. */
  readonly eventId: string | null
  readonly personId: string
  readonly number: string
  readonly points: number
  readonly colour: string
  readonly earnedOn: IsoDate
  readonly category: string
  readonly statedEnd?: IsoDate
  /** The code of its event; of what was brought in the digest of the sheet and the line. */
  readonly eventCode: string
  /** The run that gave it, and the digest of what the run was made of. */
  readonly runId: string
  readonly runDigest: string
  /** The number it was given under, which may have been merged since. */
  readonly givenTo: string
}

/** What stands for the code of an event of an award that was brought in: the digest of its run, and its line. */
export const broughtInCode = (runDigest: string, row: number): string => `${runDigest}/${row}`

/** What stands in a published line for the event of an award that was brought in, by its `eventCode`. */
export const broughtInName = (code: string): string => `brought-in/${code}`

export interface AwardsFilter {
  readonly until: IsoDate
  /** As the federation knew them then; now if absent. */
  readonly at?: Date | undefined
  /** Of these people alone, by whom the awards stand for. */
  readonly people?: readonly string[] | undefined
}

/** Awards of some people: theirs and those of records merged into them. */
const ofPeople = (people: readonly string[] | undefined): SQL =>
  people === undefined
    ? sql`true`
    : sql`a.person_id in (select unnest(${uuids(people)}) union all
        select from_person_id from person_merge where into_person_id = any(${uuids(people)}))
        and coalesce(m.into_person_id, a.person_id) = any(${uuids(people)})`

/**
 * A select of points that may count on the ranking's lists up to a day: those of its sport, given by its body or one
 * below it. `a` is the award, `m` the merge that gave it to another record; `joins` what else the columns ask for.
 */
export const standingAwards = (
  found: Pick<RankingRow, 'organisationId' | 'sport'>,
  { until, at, people }: AwardsFilter,
  columns: SQL,
  joins: SQL = sql``,
): SQL => sql`
    with recursive below as (
      select id from organisation where id = ${found.organisationId}
      union all select o.id from organisation o join below on o.parent_id = below.id
    )
    select ${columns}
    from point_award a
    left join person_merge m on m.from_person_id = a.person_id and ${knownAt(sql`m.recorded_at`, sql`m.undone_at`, at)}
    ${joins}
    where a.organisation_id in (select id from below) and a.sport = ${found.sport} and a.earned_on <= ${until}::date
      and ${knownAt(sql`a.recorded_at`, sql`a.superseded_at`, at)} and ${ofPeople(people)}`

/** Those points, as they are now or were at a moment, by day. */
export const awardsFor = async (db: Db, found: RankingRow, asked: AwardsFilter): Promise<ListedAward[]> => {
  const columns = sql`a.id, a.event_id as "eventId", p.id as "personId", p.number, a.points, a.colour,
      a.earned_on::text as "earnedOn", ${categoryOf} as category, ${statedEnd}::text as "statedEnd",
      coalesce(e.code, r.input_digest || '/' || a.source_row) as "eventCode", a.run_id as "runId",
      r.input_digest as "runDigest", given.number as "givenTo"`
  const joins = sql`left join event e on e.id = a.event_id join person p on p.id = coalesce(m.into_person_id, a.person_id)
    join person given on given.id = a.person_id
    join award_run r on r.organisation_id = a.organisation_id and r.id = a.run_id`
  const rows = await db.execute(sql`${standingAwards(found, asked, columns, joins)} order by a.earned_on, a.id`)
  const read = rowsOf<Omit<ListedAward, 'statedEnd'> & { statedEnd: string | null }>(rows, {
    id: text,
    eventId: orNull(text),
    personId: text,
    number: text,
    points: whole,
    colour: text,
    earnedOn: text,
    category: text,
    statedEnd: orNull(text),
    eventCode: text,
    runId: text,
    runDigest: text,
    givenTo: text,
  })
  return read.map(({ statedEnd: end, ...award }) => (end === null ? award : { ...award, statedEnd: end }))
}

/** Whether more awards than so many may count on the ranking's lists up to a day. */
export const hasManyAwards = async (db: Db, found: RankingRow, until: IsoDate, most: number): Promise<boolean> => {
  if (found.kind === 'rating') return false
  const [one] = await db.execute(sql`${standingAwards(found, { until }, sql`1`)} offset ${most} limit 1`)
  return one !== undefined
}

export interface ClubSpell {
  readonly personId: string
  readonly clubId: string
  readonly code: string
  readonly from: IsoDate | null
  readonly until: IsoDate | null
}

/** Whom everybody plays for in the sport, and when. An affiliation in this very sport goes before one in all sports. */
export const clubSpells = async (db: Db, sport: string, at: Date | undefined): Promise<ClubSpell[]> => {
  const rows = await db.execute(sql`
    select f.person_id as "personId", f.organisation_id as "clubId", o.code,
      lower(f.valid)::text as "from", upper(f.valid)::text as "until"
    from affiliation f join organisation o on o.id = f.organisation_id
    where f.kind = 'affiliation' and f.sport in (${sport}, '*')
      and ${knownAt(sql`f.recorded_at`, sql`f.superseded_at`, at)}
    order by f.sport = '*', f.id`)
  return rowsOf<ClubSpell>(rows, { personId: text, clubId: text, code: text, from: orNull(text), until: orNull(text) })
}

/** The issue that answers for a sport date, as known at a moment: the latest on or before the day. */
export const findList = async (
  db: Db,
  rankingId: string,
  options: { asOf?: IsoDate; before?: IsoDate; knownAt?: Date } = {},
): Promise<ListRow | undefined> => {
  const [row] = await db
    .select()
    .from(rankingList)
    .where(
      and(
        eq(rankingList.rankingId, rankingId),
        options.asOf === undefined ? undefined : lte(rankingList.asOf, options.asOf),
        options.before === undefined ? undefined : lt(rankingList.asOf, options.before),
        options.knownAt === undefined
          ? isNull(rankingList.supersededAt)
          : and(
              lte(rankingList.publishedAt, options.knownAt),
              or(isNull(rankingList.supersededAt), gt(rankingList.supersededAt, options.knownAt)),
            ),
      ),
    )
    .orderBy(desc(rankingList.asOf), desc(rankingList.number))
    .limit(1)
  return row
}

/** The standing issues of some rankings from a day on, oldest first. */
export const currentListsFrom = async (db: Db, rankingIds: readonly string[], from: IsoDate): Promise<ListRow[]> => {
  if (rankingIds.length === 0) return []
  return db
    .select()
    .from(rankingList)
    .where(
      and(
        inArray(rankingList.rankingId, [...rankingIds]),
        gte(rankingList.asOf, from),
        isNull(rankingList.supersededAt),
      ),
    )
    .orderBy(asc(rankingList.asOf), asc(rankingList.id))
}

/** Rankings that an event's points may count on: of its sport, kept by its body or one above it. */
export const rankingsFor = async (
  db: Db,
  about: { sport: string; organisationPath: readonly string[] },
): Promise<RankingRow[]> =>
  db
    .select()
    .from(ranking)
    .where(and(eq(ranking.sport, about.sport), inArray(ranking.organisationId, [...about.organisationPath])))
    .orderBy(asc(ranking.code))

export const entriesOfLists = async (db: Db, listIds: readonly string[]): Promise<EntryRow[]> => {
  if (listIds.length === 0) return []
  return db
    .select(entryColumns)
    .from(rankingEntry)
    .where(inArray(rankingEntry.listId, [...listIds]))
    .orderBy(asc(rankingEntry.listId), asc(rankingEntry.position))
}
