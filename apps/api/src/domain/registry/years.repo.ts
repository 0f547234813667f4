import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { publishedLineUps } from './companions.repo.js'
import { type Sight, seesUnlessHidden } from './visibility.js'

/** Points that somebody was given for events of one year, in hundredths. */
export interface YearPoints {
  readonly sport: string
  readonly points: number
  readonly awards: number
}

/** By sport, what somebody earned in a year; what was brought in from elsewhere was earned before. One statement. */
export const pointsOfYear = async (db: Db, personId: string, year: number): Promise<YearPoints[]> => {
  const rows = await db.execute(sql`
    select a.sport, sum(a.points)::int as points, count(*)::int as awards
    from point_award a join person p on p.id = a.person_id
    where coalesce(p.merged_into_id, p.id) = ${personId}::uuid and a.superseded_at is null and a.event_id is not null
      and extract(year from a.earned_on) = ${year}::int
    group by a.sport order by a.sport`)
  return rowsOf<YearPoints>(rows, { sport: text, points: whole, awards: whole })
}

/** A body and those below it. */
const below = (organisationId: string): SQL => sql`below as (
  select id from organisation where id = ${organisationId}::uuid
  union all select o.id from organisation o join below on o.parent_id = below.id)`

/** What the events of a body and those below it came to in a year, by published standings. */
export interface BodyYear {
  readonly events: number
  readonly players: number
  readonly newPlayers: number
  /** Boards, games or sessions that counted, once for each contestant. */
  readonly played: number
  readonly largestEventId: string | null
  /** When the last of them ended. */
  readonly lastDay: string
}

/** `played`: each player of each published event of the year. */
const playedIn = (organisationId: string, year: number): SQL => sql`${below(organisationId)}, played as (
  select distinct v.id as event_id, v.ends_on, l.entry_id, l.played, l.rank, r.official_at, s.ordinal, s.id as stage_id,
    coalesce(p.merged_into_id, p.id) as person_id, p.withdrawn_at
  from ${publishedLineUps}
  join standing_line l on l.revision_id = r.id and l.entry_id = n.id
  join below on below.id = v.organisation_id
  where extract(year from v.ends_on) = ${year}::int)`

/** Counted over all its events of the year; null where none was published. One statement. */
export const bodyYearOf = async (db: Db, organisationId: string, year: number): Promise<BodyYear | undefined> => {
  const rows = await db.execute(sql`
    with recursive ${playedIn(organisationId, year)},
    once as (select distinct event_id, stage_id, entry_id, played from played),
    sizes as (select event_id, count(distinct person_id) as size from played group by event_id),
    before as (
      select distinct coalesce(p.merged_into_id, p.id) as person_id from ${publishedLineUps}
      join below on below.id = v.organisation_id where v.ends_on < make_date(${year}::int, 1, 1))
    select (select count(distinct event_id)::int from played) as events,
      (select count(distinct person_id)::int from played) as players,
      (select count(distinct person_id)::int from played where person_id not in (select person_id from before)) as "newPlayers",
      (select coalesce(sum(played), 0)::int from once) as played,
      (select event_id::text from sizes order by size desc, event_id limit 1) as "largestEventId",
      (select coalesce(max(ends_on)::text, '') from played) as "lastDay"`)
  const [row] = rowsOf<BodyYear>(rows, {
    events: whole,
    players: whole,
    newPlayers: whole,
    played: whole,
    largestEventId: orNull(text),
    lastDay: text,
  })
  return row && row.events > 0 ? row : undefined
}

/** How many events ended in a month. */
export const eventsByMonth = async (db: Db, organisationId: string, year: number): Promise<readonly number[]> => {
  const rows = await db.execute(sql`
    with recursive ${playedIn(organisationId, year)}
    select extract(month from ends_on)::int as month, count(distinct event_id)::int as events from played group by 1`)
  const found = new Map(
    rowsOf<{ month: number; events: number }>(rows, { month: whole, events: whole }).map(row => [
      row.month,
      row.events,
    ]),
  )
  return Array.from({ length: 12 }, (_, at) => found.get(at + 1) ?? 0)
}

/** The published events of a body's year, the latest first. */
export const eventsOfYear = async (db: Db, organisationId: string, year: number, first: number): Promise<string[]> => {
  const rows = await db.execute(sql`
    with recursive ${playedIn(organisationId, year)}
    select event_id as id from played group by event_id, ends_on order by ends_on desc, event_id limit ${first}`)
  return rowsOf<{ id: string }>(rows, { id: text }).map(({ id }) => id)
}

/** Somebody and how often. */
export interface YearPerson {
  readonly personId: string
  readonly count: number
}

/** Who played in most of a body's events of the year. */
export const regularsOf = async (
  db: Db,
  organisationId: string,
  year: number,
  first: number,
): Promise<YearPerson[]> => {
  const rows = await db.execute(sql`
    with recursive ${playedIn(organisationId, year)}
    select person_id as "personId", count(distinct event_id)::int as count from played where withdrawn_at is null
    group by person_id order by count desc, person_id limit ${first}`)
  return rowsOf<YearPerson>(rows, { personId: text, count: whole })
}

/**
 * Whose first places of the year were most among those who belonged to the body, or one below it, when the event ended,
 * wherever they were reached; who hides the club is left out where the viewer may not see it.
 */
export const winnersOf = async (
  db: Db,
  organisationId: string,
  year: number,
  sight: Sight,
  first: number,
): Promise<YearPerson[]> => {
  const rows = await db.execute(sql`
    with recursive ${below(organisationId)}
    select coalesce(p.merged_into_id, p.id) as "personId", count(distinct (r.id, n.id))::int as count
    from ${publishedLineUps}
    join standing_line l on l.revision_id = r.id and l.entry_id = n.id and l.rank = 1
    where extract(year from v.ends_on) = ${year}::int and p.withdrawn_at is null
      and exists (select 1 from affiliation a join below on below.id = a.organisation_id
        where a.person_id = coalesce(p.merged_into_id, p.id) and a.superseded_at is null and a.valid @> v.ends_on)
      and ${seesUnlessHidden(sight, 'hide_club', sql`coalesce(p.merged_into_id, p.id)`)}
    group by coalesce(p.merged_into_id, p.id) order by count desc, "personId" limit ${first}`)
  return rowsOf<YearPerson>(rows, { personId: text, count: whole })
}

/** The years in which events of a body, or one below it, were published, newest first. */
export const yearsOfBody = async (db: Db, organisationId: string): Promise<readonly number[]> => {
  const rows = await db.execute(sql`
    with recursive ${below(organisationId)}
    select distinct extract(year from v.ends_on)::int as year from event v join below on below.id = v.organisation_id
    join stage s on s.event_id = v.id
    join standings_revision r on r.stage_id = s.id and r.published_at is not null and r.superseded_at is null
    where not v.unannounced order by year desc`)
  return rowsOf<{ year: number }>(rows, { year: whole }).map(({ year }) => year)
}
