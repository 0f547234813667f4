import type { TestDatabase } from '@paiji/api/testing'

/** How large a made-up federation is. */
export interface Size {
  readonly people: number
  /** Points won by them, spread over events of two years. */
  readonly awards: number
}

type Pool = TestDatabase['sql']
type Sql = Parameters<Parameters<Pool['begin']>[1]>[0]

/** People in a club; a club for so many of them. */
const CLUB = 60
const ASSOCIATIONS = 31
/** People who take part in one event. */
const FIELD = 60

/**
 * Fills an empty, migrated database with a believable federation: clubs, people with two names each, memberships, an
 * official event for every sixty awards, and one issued list of points. For benches: it writes tables, no audit rows.
 * One statement for each table, so that ten million awards take minutes. Answers the code of the list's ranking.
 */
export const fillFederation = (pool: Pool, size: Size): Promise<MadeList> =>
  pool.begin(sql => fillAll(sql, size)) as Promise<MadeList>

export interface MadeList {
  readonly ranking: string
  readonly asOf: string
}

const fillAll = async (sql: Sql, { people, awards }: Size): Promise<MadeList> => {
  const clubs = Math.max(1, Math.ceil(people / CLUB))
  await sql`set local session_replication_role = replica`
  await sql`
    insert into organisation (id, parent_id, kind, code, name_zh, name_en, search_text, time_zone)
    values (uuidv7(), null, 'federation', 'BIG', '大联合会', 'Large federation', ' large ', 'Asia/Shanghai')`
  await sql`
    insert into organisation (parent_id, kind, code, name_zh, name_en, search_text, time_zone)
    select (select id from organisation where code = 'BIG'), 'association', 'A' || n, '第' || n || '协会',
      'Association ' || n, ' association ' || n || ' ', 'Asia/Shanghai' from generate_series(1, ${ASSOCIATIONS}::int) n`
  await sql`
    insert into organisation (parent_id, kind, code, name_zh, name_en, search_text, time_zone)
    select (select id from organisation where code = 'A' || (n % ${ASSOCIATIONS}::int + 1)), 'club', 'C' || n,
      '第' || n || '俱乐部', 'Club ' || n, ' club ' || n || ' ', 'Asia/Shanghai' from generate_series(1, ${clubs}::int) n`
  await fillPeople(sql, people, clubs)
  await fillAwards(sql, people, awards)
  const asOf = '2026-10-31'
  await fillList(sql, asOf)
  await sql`analyze`
  return { ranking: 'big', asOf }
}

const fillPeople = async (sql: Sql, people: number, clubs: number): Promise<void> => {
  await sql`
    create temp table made as
    select n, uuidv7() as id, 100000 + n as serial, 'C' || (n % ${clubs}::int + 1) as club,
      (array['王','李','张','刘','陈','杨','赵','黄','周','吴','徐','孙','马','朱','胡','林'])[n % 16 + 1] as family,
      (array['wang','li','zhang','liu','chen','yang','zhao','huang','zhou','wu','xu','sun','ma','zhu','hu','lin'])[n % 16 + 1] as latin,
      chr(19968 + n % 4001) || chr(19968 + (n / 4001) % 5003) as given
    from generate_series(1, ${people}::int) n`
  await sql`
    insert into person (id, number, gender)
    select id, serial::text || lpad((98 - (serial::bigint * 100) % 97)::text, 2, '0'),
      case n % 2 when 0 then 'female' else 'male' end from made`
  await sql`
    insert into person_name (person_id, script, family, given, display, search_text)
    select id, 'Hans', family, given, family || given,
      ' ' || family || ' ' || substr(given, 1, 1) || ' ' || substr(given, 2, 1) || ' ' || latin || ' ' from made`
  await sql`
    insert into person_name (person_id, script, family, given, display, search_text)
    select id, 'Latn', initcap(latin), 'G' || n, initcap(latin) || ' G' || n, ' ' || latin || ' g' || n || ' ' from made`
  await sql`
    insert into affiliation (person_id, organisation_id, kind, valid)
    select made.id, organisation.id, 'affiliation', '[2024-01-01,)'
    from made join organisation on organisation.code = made.club`
}

const fillAwards = async (sql: Sql, people: number, awards: number): Promise<void> => {
  const events = Math.max(1, Math.ceil(awards / FIELD))
  await sql`
    insert into policy (organisation_id, kind, code, version, name_zh, name_en, sport, effective, rule)
    select id, 'ranking', 'big', 1, '积分', 'Points', 'bridge', '[2020-01-01,)',
      '{"kind":"ranking","unit":"0.01","rounding":{"step":"0.01","direction":"nearest","half":"awayFromZero"}}'::jsonb
    from organisation where code = 'BIG'`
  await sql`
    insert into ranking (organisation_id, code, kind, sport, name_zh, name_en)
    select id, 'big', 'points', 'bridge', '大榜', 'Large list' from organisation where code = 'BIG'`
  await sql`
    create temp table held as select n, uuidv7() as id, uuidv7() as run_id, uuidv7() as revision_id,
      date '2024-11-01' + (n % 720)::int as day from generate_series(1, ${events}::int) n`
  await sql`
    insert into event (id, organisation_id, code, sport, edition_id, name_zh, name_en, search_text, category, starts_on, ends_on, time_zone, status)
    select held.id, o.id, 'E' || n, 'bridge', 'bridge/laws-2017', '第' || n || '次比赛', 'Event ' || n, ' event ' || n || ' ', 'club', day, day,
      'Asia/Shanghai', 'CLOSED' from held, organisation o where o.code = 'BIG'`
  await sql`
    insert into award_run (id, organisation_id, event_id, revision_id, policy_id, input_digest)
    select run_id, o.id, held.id, revision_id, p.id, md5(n::text) from held, organisation o, policy p where o.code = 'BIG'`
  await sql`
    insert into point_award (organisation_id, run_id, event_id, entry_id, person_id, sport, rank, points, colour, earned_on, explanation)
    select o.id, held.run_id, held.id, uuidv7(), made.id, 'bridge', a % ${FIELD}::int + 1,
      (10000 / (a % ${FIELD}::int + 1))::int, 'green', held.day, '{"code":"made","value":"0","children":[]}'::jsonb
    from generate_series(0, ${awards - 1}::int) a
    join held on held.n = a / ${FIELD}::int + 1
    join made on made.n = ((a::bigint * 7919) % ${people}::int) + 1, organisation o where o.code = 'BIG'`
}

const fillList = async (sql: Sql, asOf: string): Promise<void> => {
  await sql`
    insert into ranking_list (organisation_id, ranking_id, as_of, policy_id, number, input_digest, output_digest, published_by)
    select r.organisation_id, r.id, ${asOf}::date, p.id, 1, 'made', 'made', 'system' from ranking r, policy p`
  await sql`
    insert into ranking_entry (organisation_id, list_id, person_id, position, rank, shared, value, club_id, counting)
    select l.organisation_id, l.id, t.person_id, row_number() over w, rank() over (order by t.value desc),
      count(*) over (partition by t.value) > 1, t.value, f.organisation_id, t.counting
    from ranking_list l, (
      select person_id, sum(points)::int as value,
        jsonb_agg(jsonb_build_object('awardId', id, 'points', points, 'counted', points, 'because', 'counts')) as counting
      from point_award group by person_id) t
    join affiliation f on f.person_id = t.person_id
    window w as (order by t.value desc, t.person_id)`
}
