import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'

/** Whose companions, and of which of the results. */
export interface CompanionFilter {
  readonly personId: string
  readonly sport?: string | undefined
  /** Only events that ended in this calendar year. */
  readonly year?: number | undefined
}

export interface Slice {
  readonly first: number
  readonly skip: number
}

/** Results reached together, of published standings that stand. */
export interface PartnerRow {
  readonly personId: string
  readonly results: number
  readonly wins: number
  readonly podiums: number
  readonly best: number
  /** Mean of those results that are percentages, to hundredths. */
  readonly meanPercent: string | null
  readonly lastOn: string
  readonly total: number
}

/** Games against each other at the tables. */
export interface OpponentRow {
  readonly personId: string
  readonly games: number
  readonly won: number
  readonly level: number
  readonly lost: number
  readonly lastOn: string
  readonly total: number
}

/**
 * People `p` in line-ups `x` of entries `n` of events `v`, with the published standings `r` that stand: those of records
 * merged into somebody too, where `coalesce(p.merged_into_id, p.id)` is asked for.
 */
export const publishedLineUps = sql`person p
  join entry_player x on x.person_id = p.id and x.superseded_at is null
  join entry n on n.id = x.entry_id
  join stage s on s.id = n.stage_id
  join event v on v.id = s.event_id and not v.unannounced
  join standings_revision r on r.stage_id = s.id and r.published_at is not null and r.superseded_at is null`

/** The person's places in them. */
const own = ({ personId, sport, year }: CompanionFilter): SQL => sql`own as (
  select x.entry_id, x.from_session, x.until_session, r.id as revision_id, v.ends_on::text as ends_on
  from ${publishedLineUps}
  where coalesce(p.merged_into_id, p.id) = ${personId}::uuid
    and (${sport ?? null}::text is null or v.sport = ${sport ?? null})
    and (${year ?? null}::int is null or extract(year from v.ends_on) = ${year ?? null}::int))`

const slice = ({ first, skip }: Slice): SQL => sql`limit ${first} offset ${skip}`

/** With whom the person shared entries, the most frequent first. One statement. */
export const partnersOf = async (db: Db, filter: CompanionFilter, page: Slice): Promise<PartnerRow[]> => {
  const rows = await db.execute(sql`
    with ${own(filter)}, shared as (
      select distinct coalesce(q.merged_into_id, q.id) as person_id, o.entry_id, o.ends_on, l.rank, l.percent_printed
      from own o
      join entry_player y on y.entry_id = o.entry_id and y.superseded_at is null
        and y.from_session <= coalesce(o.until_session, y.from_session)
        and o.from_session <= coalesce(y.until_session, o.from_session)
      join person q on q.id = y.person_id and q.withdrawn_at is null
      join standing_line l on l.revision_id = o.revision_id and l.entry_id = o.entry_id
      where coalesce(q.merged_into_id, q.id) <> ${filter.personId}::uuid)
    select person_id as "personId", count(*)::int as results, count(*) filter (where rank = 1)::int as wins,
      count(*) filter (where rank <= 3)::int as podiums, min(rank)::int as best,
      round(avg(percent_printed::numeric), 2)::text as "meanPercent", max(ends_on) as "lastOn",
      (count(*) over ())::int as total
    from shared group by person_id
    order by results desc, "lastOn" desc, person_id ${slice(page)}`)
  return rowsOf<PartnerRow>(rows, {
    personId: text,
    results: whole,
    wins: whole,
    podiums: whole,
    best: whole,
    meanPercent: orNull(text),
    lastOn: text,
    total: whole,
  })
}

/**
 * `met`: each game at a table with everybody who sat in the other seats, `rank` the person's place in it and `theirs` the
 * other's; somebody else in the seat met nobody.
 */
const met = (filter: CompanionFilter): SQL => sql`${own(filter)}, played as (
      select o.ends_on, o.revision_id, o.entry_id, (side->>'rank')::int as rank, game->'sides' as sides,
        coalesce((game->>'session')::int, 1) as session
      from (select distinct revision_id from own) v
      join revision_games g on g.revision_id = v.revision_id
      cross join lateral jsonb_array_elements(g.games) game
      cross join lateral jsonb_array_elements(game->'sides') side
      join own o on o.revision_id = g.revision_id and o.entry_id = (side->>'entrant')::uuid
        and coalesce((game->>'session')::int, 1) between o.from_session and coalesce(o.until_session, 2147483647)
      where side->>'absent' is null
    ), met as (
      select coalesce(q.merged_into_id, q.id) as person_id, p.ends_on, p.rank, (other->>'rank')::int as theirs,
        p.revision_id, p.entry_id, y.entry_id as other_entry_id, p.session
      from played p
      cross join lateral jsonb_array_elements(p.sides) other
      join entry_player y on y.entry_id = (other->>'entrant')::uuid and y.superseded_at is null
        and p.session between y.from_session and coalesce(y.until_session, 2147483647)
      join person q on q.id = y.person_id and q.withdrawn_at is null
      where other->>'absent' is null and (other->>'entrant')::uuid <> p.entry_id
        and coalesce(q.merged_into_id, q.id) <> ${filter.personId}::uuid)`

/** Whom the person met at the tables, the most frequent first. One statement. */
export const opponentsOf = async (db: Db, filter: CompanionFilter, page: Slice): Promise<OpponentRow[]> => {
  const rows = await db.execute(sql`
    with ${met(filter)}
    select person_id as "personId", count(*)::int as games, count(*) filter (where rank < theirs)::int as won,
      count(*) filter (where rank = theirs)::int as level, count(*) filter (where rank > theirs)::int as lost,
      max(ends_on) as "lastOn", (count(*) over ())::int as total
    from met group by person_id
    order by games desc, "lastOn" desc, person_id ${slice(page)}`)
  return rowsOf<OpponentRow>(rows, {
    personId: text,
    games: whole,
    won: whole,
    level: whole,
    lost: whole,
    lastOn: text,
    total: whole,
  })
}

/** One game of two people against each other at a table. */
export interface MeetingRow {
  readonly revisionId: string
  readonly entryId: string
  readonly otherEntryId: string
  /** The session it was played in, from 1. */
  readonly session: number
  readonly rank: number
  readonly theirs: number
}

/** The newest games of two people against each other. One statement. */
export const meetingsOf = async (db: Db, filter: CompanionFilter & { readonly otherId: string }, first: number) => {
  const rows = await db.execute(sql`
    with ${met(filter)}
    select revision_id as "revisionId", entry_id as "entryId", other_entry_id as "otherEntryId", session, rank, theirs
    from met where person_id = ${filter.otherId}::uuid
    order by ends_on desc, revision_id, session, entry_id, rank, theirs limit ${first}`)
  return rowsOf<MeetingRow>(rows, {
    revisionId: text,
    entryId: text,
    otherEntryId: text,
    session: whole,
    rank: whole,
    theirs: whole,
  })
}

/** How much somebody played in one sport, by the published standings that stand. */
export interface SportTally {
  readonly sport: string
  readonly events: number
  /** Boards, games or sessions that counted. */
  readonly played: number
  readonly firsts: number
  readonly seconds: number
  readonly thirds: number
  readonly firstOn: string
}

/**
 * The person's counters by sport. Places are those of the order of the whole event where several stages place its
 * contestants, else those of its last stage's official standings. One statement.
 */
export const talliesOf = async (db: Db, personId: string): Promise<SportTally[]> => {
  const placed = (rank: number) => sql`count(distinct event_id) filter (where place = ${rank})::int`
  const rows = await db.execute(sql`
    with reached as (
      select distinct v.id as event_id, v.sport, v.starts_on::text as starts_on, l.entry_id, l.played,
        case when c.id is not null then (
          select (line->>'rank')::int from jsonb_array_elements(c.lines) line where line->>'entryId' = n.id::text)
        when r.official_at is not null
          and not exists (select 1 from stage later where later.event_id = v.id and later.ordinal > s.ordinal)
        then l.rank end as place
      from ${publishedLineUps}
      join standing_line l on l.revision_id = r.id and l.entry_id = n.id
      left join event_classification c on c.event_id = v.id and c.superseded_at is null
      where coalesce(p.merged_into_id, p.id) = ${personId}::uuid)
    select sport, count(distinct event_id)::int as events, sum(played)::int as played, ${placed(1)} as firsts,
      ${placed(2)} as seconds, ${placed(3)} as thirds, min(starts_on) as "firstOn"
    from reached group by sport order by sport`)
  return rowsOf<SportTally>(rows, {
    sport: text,
    events: whole,
    played: whole,
    firsts: whole,
    seconds: whole,
    thirds: whole,
    firstOn: text,
  })
}

/** Those of these people who are minors today. */
export const minorsAmong = async (db: Db, personIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.execute(sql`
    select p.id from person p where p.id = any(${uuids(personIds)})
      and p.birth_date > (now() at time zone 'Etc/GMT+12')::date - interval '18 years'`)
  return new Set(rowsOf<{ id: string }>(rows, { id: text }).map(row => row.id))
}
