import type { RawSql } from '../../db/client.js'

/**
 * What the open-data snapshot holds, one query for each kind of record. Only what the federation has published and lets
 * anybody see: results of revisions that stand published, the facts those were computed from, lists that were issued.
 * No birth dates, no numbers of other bodies, no clubs of people who hide theirs, no accounts. Keys are the codes
 * and numbers people know, so that two snapshots of the same state are the same bytes.
 */
export const SCHEMA_VERSION = 1

/** Rows at a time: what is in memory does not grow with the register. */
const ROWS = 500

export const recordKinds = ['events', 'stages', 'entries', 'sheets', 'standings', 'lists', 'listEntries'] as const
export type RecordKind = (typeof recordKinds)[number]

type Rows = AsyncIterable<readonly Readonly<Record<string, unknown>>[]>

/** The published revision of each stage that stands. */
const standing = (sql: RawSql) => sql`
  select r.*, s.ordinal, s.name_zh as stage_zh, s.name_en as stage_en, s.format, e.id as event_id,
    o.code || '/' || e.code as event_key
  from standings_revision r
  join stage s on s.id = r.stage_id
  join event e on e.id = s.event_id
  join organisation o on o.id = e.organisation_id
  where r.published_at is not null and r.superseded_at is null`

const queries: Readonly<Record<RecordKind, (sql: RawSql) => Rows>> = {
  events: sql =>
    sql`
      select o.code || '/' || e.code as event, o.code as organisation, e.name_zh as "nameZh", e.name_en as "nameEn",
        e.sport, e.edition_id as edition, e.category, e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
        e.time_zone as "timeZone", e.venue, e.status
      from event e join organisation o on o.id = e.organisation_id where not e.unannounced
      order by (o.code || '/' || e.code) collate "C"`.cursor(ROWS),
  stages: sql =>
    sql`
      select r.event_key as event, r.ordinal as stage, r.stage_zh as "nameZh", r.stage_en as "nameEn", r.format,
        r.edition_id as edition, r.settings, r.number as revision, r.status, r.input_digest as "inputDigest",
        r.output_digest as "outputDigest", to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
      from (${standing(sql)}) r
      order by r.event_key collate "C", r.ordinal`.cursor(ROWS),
  entries: sql =>
    sql`
      select r.event_key as event, r.ordinal as stage, n.section, n.group, n.number, n.name_as_entered as name,
        (select coalesce(json_agg(json_build_object('name', p.name_as_entered, 'person', coalesce(into_.number, who.number),
            'fromSession', p.from_session, 'untilSession', p.until_session) order by p.ordinal, p.from_session, p.name_as_entered), '[]')
          from entry_player p left join person who on who.id = p.person_id left join person into_ on into_.id = who.merged_into_id
          where p.entry_id = n.id and p.superseded_at is null) as players
      from (${standing(sql)}) r join entry n on n.stage_id = r.stage_id
      order by r.event_key collate "C", r.ordinal, n.section collate "C" nulls first, n.group collate "C" nulls first, n.number collate "C"`.cursor(
      ROWS,
    ),
  sheets: sql =>
    sql`
      select r.event_key as event, r.ordinal as stage, f.slot, f.version, f.session, f.section, f.round,
        f.table_label as "table", f.board_label as board, f.edition_id as edition, f.sheet,
        (select json_agg(json_build_object('section', n.section, 'group', n.group, 'number', n.number) order by side.at)
          from unnest(f.sides) with ordinality side(id, at) join entry n on n.id = side.id) as sides
      from (${standing(sql)}) r cross join lateral unnest(r.fact_ids) as fact(id)
      join score_sheet f on f.organisation_id = r.organisation_id and f.id = fact.id
      order by r.event_key collate "C", r.ordinal, f.slot collate "C"`.cursor(ROWS),
  standings: sql =>
    sql`
      select r.event_key as event, r.ordinal as stage, r.number as revision, l.position, l.rank, l.shared, n.section, n.group,
        n.number, l.unit, l.total, l.total_printed as "totalPrinted", l.percent_printed as "percentPrinted", l.played,
        l.columns, l.separated_by as "separatedBy"
      from (${standing(sql)}) r join standing_line l on l.organisation_id = r.organisation_id and l.revision_id = r.id
      join entry n on n.id = l.entry_id
      order by r.event_key collate "C", r.ordinal, l.position`.cursor(ROWS),
  lists: sql =>
    sql`
      select o.code || '/' || k.code as ranking, k.kind, k.sport, k.name_zh as "nameZh", k.name_en as "nameEn",
        l.as_of::text as "asOf", l.number, l.input_digest as "inputDigest", l.output_digest as "outputDigest", l.reason
      from ranking_list l join ranking k on k.id = l.ranking_id join organisation o on o.id = k.organisation_id
      where l.superseded_at is null
      order by (o.code || '/' || k.code) collate "C", l.as_of`.cursor(ROWS),
  listEntries: sql =>
    sql`
      select o.code || '/' || k.code as ranking, l.as_of::text as "asOf", x.position, x.rank, x.shared,
        x.value as hundredths, x.estimate, x.uncertainty, x.provisional, coalesce(into_.number, p.number) as person, shown.display as name,
        case when coalesce(hidden.hide_club, p.birth_date > (now() at time zone 'Etc/GMT+12')::date - interval '18 years', false) then null else c.code end as club
      from ranking_list l join ranking k on k.id = l.ranking_id join organisation o on o.id = k.organisation_id
      join ranking_entry x on x.organisation_id = l.organisation_id and x.list_id = l.id
      join person p on p.id = x.person_id left join person into_ on into_.id = p.merged_into_id
      left join person_privacy hidden on hidden.person_id = coalesce(into_.id, p.id)
      left join organisation c on c.id = x.club_id
      left join lateral (
        select n.display from person_name n where n.person_id = coalesce(into_.id, p.id) and n.superseded_at is null
        order by n.script = 'Hans' desc, upper(n.valid) is null desc, n.script, n.id limit 1
      ) shown on true
      where l.superseded_at is null
      order by (o.code || '/' || k.code) collate "C", l.as_of, x.position`.cursor(ROWS),
}

/** All records of one kind, in a fixed order. */
export async function* recordsOf(
  sql: RawSql,
  kind: RecordKind,
): AsyncGenerator<Readonly<Record<string, unknown>>, void, undefined> {
  for await (const rows of queries[kind](sql)) yield* rows
}
