import type { RawStatements } from '../../db/client.js'
import { hidesText } from '../registry/visibility.js'

/**
 * What the open-data snapshot holds, one query for each kind of record. Only what the federation has published and lets
 * anybody see: every published revision with the facts it was computed from, policies in every version, awards, lists in
 * every issue, grades, corrections. No birth dates, no numbers of other bodies, no clubs of people who hide theirs, no
 * accounts, no names of who entered what. Rows come in a fixed order: two snapshots of the same state are the same bytes.
 */
export const SCHEMA_VERSION = 2

/** Rows at a time: what is in memory does not grow with the register. */
const ROWS = 500

export const recordKinds = [
  'organisations',
  'people',
  'merges',
  'policies',
  'rankings',
  'events',
  'stages',
  'entries',
  'revisions',
  'sheets',
  'adjustments',
  'lots',
  'rulings',
  'corrections',
  'standings',
  'classifications',
  'awards',
  'broughtPoints',
  'broughtResults',
  'broughtPlaces',
  'lists',
  'listEntries',
  'grades',
] as const
export type RecordKind = (typeof recordKinds)[number]

type Rows = AsyncIterable<readonly Readonly<Record<string, unknown>>[]>

const at = (sql: RawStatements, column: string) =>
  sql.unsafe(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Every published revision, with its stage and event by their names. */
const published = (sql: RawStatements) => sql`
  select r.*, s.ordinal, e.id as event_id, o.code || '/' || e.code as event_key
  from standings_revision r
  join stage s on s.id = r.stage_id join event e on e.id = s.event_id join organisation o on o.id = e.organisation_id
  where r.published_at is not null`

/** Stages of which something is published. */
const shownStages = (sql: RawStatements) =>
  sql`select distinct stage_id, event_key, ordinal from (${published(sql)}) shown`

const shownName = (sql: RawStatements, person: string) => sql`(
  select n.display from person_name n where n.person_id = ${sql.unsafe(person)} and n.superseded_at is null
  order by n.script = 'Hans' desc, upper(n.valid) is null desc, n.script, n.id limit 1)`

/** Whose club is not shown: whoever hides it, and minors until they say otherwise. */
const hidesClub = (sql: RawStatements) => sql`${sql.unsafe(hidesText('hide_club', 'p', 'hidden'))}`

const queries: Readonly<Record<RecordKind, (sql: RawStatements) => Rows>> = {
  organisations: sql =>
    sql`
      select o.code, above.code as parent, o.kind, o.name_zh as "nameZh", o.name_en as "nameEn", o.region,
        o.time_zone as "timeZone"
      from organisation o left join organisation above on above.id = o.parent_id where o.withdrawn_at is null
      order by o.code collate "C"`.cursor(ROWS),
  people: sql =>
    sql`
      select p.number, ${shownName(sql, 'coalesce(p.merged_into_id, p.id)')} as name, into_.number as "mergedInto"
      from person p left join person into_ on into_.id = p.merged_into_id
      where p.withdrawn_at is null and (
        exists (select 1 from entry_player x join entry n on n.id = x.entry_id
          join standings_revision r on r.stage_id = n.stage_id and r.published_at is not null where x.person_id = p.id)
        or exists (select 1 from ranking_entry x where x.person_id = p.id or p.id = any(x.partner_ids))
        or exists (select 1 from point_award a where a.person_id = p.id)
        or exists (select 1 from grade_award g where g.person_id = p.id))
      order by p.number`.cursor(ROWS),
  merges: sql =>
    sql`
      select m.id, a.number as "from", b.number as "into", ${at(sql, 'm.recorded_at')} as "recordedAt", ${at(sql, 'm.undone_at')} as "undoneAt"
      from person_merge m join person a on a.id = m.from_person_id join person b on b.id = m.into_person_id
      order by m.recorded_at, a.number`.cursor(ROWS),
  policies: sql =>
    sql`
      select y.id, o.code as organisation, y.kind, y.code, y.version, y.name_zh as "nameZh", y.name_en as "nameEn", y.sport,
        lower(y.effective)::text as "from", upper(y.effective)::text as "until", isempty(y.effective) as withdrawn, y.rule
      from policy y join organisation o on o.id = y.organisation_id
      order by o.code collate "C", y.kind, y.code collate "C", y.version`.cursor(ROWS),
  rankings: sql =>
    sql`
      select o.code || '/' || k.code as ranking, o.code as organisation, k.code, k.kind, k.sport, k.name_zh as "nameZh",
        k.name_en as "nameEn"
      from ranking k join organisation o on o.id = k.organisation_id order by 1`.cursor(ROWS),
  events: sql =>
    sql`
      select o.code || '/' || e.code as event, o.code as organisation, e.code, e.name_zh as "nameZh", e.name_en as "nameEn",
        e.sport, e.edition_id as edition, e.category, e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
        e.time_zone as "timeZone", e.venue, e.status,
        (select max(s.ordinal) from stage s where s.event_id = e.id) as "lastStage"
      from event e join organisation o on o.id = e.organisation_id where not e.unannounced
      order by (o.code || '/' || e.code) collate "C"`.cursor(ROWS),
  stages: sql =>
    sql`
      select s.id, r.event_key as event, s.ordinal as stage, s.name_zh as "nameZh", s.name_en as "nameEn", s.format, s.plan
      from (${shownStages(sql)}) r join stage s on s.id = r.stage_id
      order by r.event_key collate "C", s.ordinal`.cursor(ROWS),
  entries: sql =>
    sql`
      select n.id, r.event_key as event, r.ordinal as stage, n.section, n.group, n.number, n.name_as_entered as name,
        n.from_entry_id as "from",
        (select coalesce(json_agg(json_build_object('name', p.name_as_entered, 'person', who.number,
            'member', exists (select 1 from affiliation f join stage s on s.id = n.stage_id join event e on e.id = s.event_id
              where f.person_id = p.person_id and f.superseded_at is null and f.valid @> e.ends_on),
            'fromSession', p.from_session, 'untilSession', p.until_session, 'recordedAt', ${at(sql, 'p.recorded_at')},
            'supersededAt', ${at(sql, 'p.superseded_at')}) order by p.ordinal, p.from_session, p.recorded_at, p.name_as_entered), '[]')
          from entry_player p left join person who on who.id = p.person_id where p.entry_id = n.id) as players
      from (${shownStages(sql)}) r join entry n on n.stage_id = r.stage_id
      order by r.event_key collate "C", r.ordinal, n.id`.cursor(ROWS),
  revisions: sql =>
    sql`
      select r.id, r.event_key as event, r.ordinal as stage, r.number as revision, r.status, r.edition_id as edition,
        r.settings, r.bracket, r.ranks, r.fact_ids as facts, r.input_digest as "inputDigest", r.output_digest as "outputDigest",
        ${at(sql, 'r.published_at')} as "publishedAt", ${at(sql, 'r.official_at')} as "officialAt",
        ${at(sql, 'r.superseded_at')} as "supersededAt"
      from (${published(sql)}) r order by r.event_key collate "C", r.ordinal, r.number`.cursor(ROWS),
  sheets: sql =>
    sql`
      select f.id, r.event_key as event, r.ordinal as stage, f.slot, f.version, f.session, f.section, f.round,
        f.table_label as "table", f.board_label as board, f.edition_id as edition, f.sheet, f.sides
      from (select distinct r.organisation_id, r.event_key, r.ordinal, fact.id from (${published(sql)}) r
        cross join lateral unnest(r.fact_ids) as fact(id)) r
      join score_sheet f on f.organisation_id = r.organisation_id and f.id = r.id
      order by r.event_key collate "C", r.ordinal, f.slot collate "C", f.version`.cursor(ROWS),
  adjustments: sql =>
    sql`
      select f.id, r.event_key as event, r.ordinal as stage, f.payload as adjustment, f.edition_id as edition, f.article,
        f.source
      from (select distinct r.organisation_id, r.event_key, r.ordinal, fact.id from (${published(sql)}) r
        cross join lateral unnest(r.fact_ids) as fact(id)) r
      join adjustment f on f.organisation_id = r.organisation_id and f.id = r.id
      order by r.event_key collate "C", r.ordinal, f.id`.cursor(ROWS),
  lots: sql =>
    sql`
      select f.id, r.event_key as event, r.ordinal as stage, f.entry_id as entry, f.position as "order"
      from (select distinct r.event_key, r.ordinal, fact.id from (${published(sql)}) r
        cross join lateral unnest(r.fact_ids) as fact(id)) r
      join drawn_lot f on f.id = r.id order by r.event_key collate "C", r.ordinal, f.id`.cursor(ROWS),
  rulings: sql =>
    sql`
      select f.id, r.event_key as event, r.ordinal as stage, f.slot, f.kind, f.edition_id as edition, f.article,
        ${at(sql, 'f.given_at')} as "givenAt", f.supersedes_id as supersedes
      from (${shownStages(sql)}) r join ruling f on f.stage_id = r.stage_id where f.visibility = 'public'
      order by r.event_key collate "C", r.ordinal, f.given_at, f.id`.cursor(ROWS),
  corrections: sql =>
    sql`
      select c.id, r.event_key as event, r.ordinal as stage, c.kind, c.reason, c.reason_en as "reasonEn", c.authority_kind as authority, c.slot,
        c.revision_before_id as "revisionBefore", c.revision_after_id as "revisionAfter", ${at(sql, 'c.applied_at')} as "appliedAt"
      from (${shownStages(sql)}) r join correction c on c.stage_id = r.stage_id where c.status = 'APPLIED'
      order by r.event_key collate "C", r.ordinal, c.applied_at, c.id`.cursor(ROWS),
  standings: sql =>
    sql`
      select r.id as revision, r.event_key as event, r.ordinal as stage, l.position, l.entry_id as entry, l.group, l.rank, l.shared, l.unit, l.total,
        l.total_printed as "totalPrinted", l.percent_printed as "percentPrinted", l.played, l.columns,
        l.separated_by as "separatedBy"
      from (${published(sql)}) r join standing_line l on l.organisation_id = r.organisation_id and l.revision_id = r.id
      order by r.event_key collate "C", r.ordinal, r.number, l.position`.cursor(ROWS),
  classifications: sql =>
    sql`
      select o.code || '/' || e.code as event, c.revision_ids as revisions, c.lines, ${at(sql, 'c.recorded_at')} as "recordedAt",
        ${at(sql, 'c.superseded_at')} as "supersededAt"
      from event_classification c join event e on e.id = c.event_id join organisation o on o.id = e.organisation_id
      order by 1, c.recorded_at`.cursor(ROWS),
  awards: sql =>
    sql`
      select r.id, o.code || '/' || e.code as event, keeper.code as organisation, y.code as policy, y.version,
        r.revision_id as revision, r.input_digest as "inputDigest", ${at(sql, 'r.recorded_at')} as "recordedAt",
        ${at(sql, 'r.superseded_at')} as "supersededAt",
        (select coalesce(json_agg(json_build_object('id', a.id, 'entry', a.entry_id, 'person', p.number, 'rank', a.rank,
            'points', a.points, 'colour', a.colour, 'earnedOn', a.earned_on, 'expiresOn', a.expires_on) order by a.id), '[]')
          from point_award a join person p on p.id = a.person_id where a.run_id = r.id) as awards
      from award_run r join event e on e.id = r.event_id join organisation o on o.id = e.organisation_id
      join policy y on y.id = r.policy_id join organisation keeper on keeper.id = y.organisation_id
      order by (o.code || '/' || e.code) collate "C", r.recorded_at, r.id`.cursor(50),
  broughtPoints: sql =>
    sql`
      select r.id, o.code as organisation, f.system, r.input_digest as "inputDigest", ${at(sql, 'r.recorded_at')} as "recordedAt",
        ${at(sql, 'r.superseded_at')} as "supersededAt",
        (select coalesce(json_agg(json_build_object('id', a.id, 'row', a.source_row, 'person', p.number, 'sport', a.sport,
            'points', a.points, 'colour', a.colour, 'category', a.category, 'earnedOn', a.earned_on, 'expiresOn', a.expires_on,
            'note', a.note) order by a.source_row, a.id), '[]')
          from point_award a join person p on p.id = a.person_id where a.run_id = r.id) as awards
      from award_run r join organisation o on o.id = r.organisation_id join table_file f on f.id = r.table_file_id
      order by o.code collate "C", r.recorded_at, r.id`.cursor(50),
  broughtResults: sql =>
    sql`
      select b.id, o.code as organisation, f.system, b.source_row as row, p.number as person, b.sport, b.event_name as event,
        b.played_on::text as "playedOn", b.category, b.place, b.field, b.points as hundredths, b.percent,
        ${at(sql, 'b.recorded_at')} as "recordedAt", ${at(sql, 'b.superseded_at')} as "supersededAt"
      from brought_result b join organisation o on o.id = b.organisation_id join table_file f on f.id = b.table_file_id
      join person p on p.id = b.person_id order by o.code collate "C", b.recorded_at, b.id`.cursor(ROWS),
  broughtPlaces: sql =>
    sql`
      select b.id, o.code as organisation, f.system, b.source_row as row, p.number as person, b.sport, b.list_name as list,
        b.as_of::text as "asOf", b.place, b.value as hundredths, ${at(sql, 'b.recorded_at')} as "recordedAt",
        ${at(sql, 'b.superseded_at')} as "supersededAt"
      from brought_place b join organisation o on o.id = b.organisation_id join table_file f on f.id = b.table_file_id
      join person p on p.id = b.person_id order by o.code collate "C", b.recorded_at, b.id`.cursor(ROWS),
  lists: sql =>
    sql`
      select o.code || '/' || k.code as ranking, l.as_of::text as "asOf", l.number as issue, y.code as policy, y.version,
        l.input_digest as "inputDigest", l.reason, l.reason_en as "reasonEn", ${at(sql, 'l.published_at')} as "publishedAt",
        ${at(sql, 'l.superseded_at')} as "supersededAt"
      from ranking_list l join ranking k on k.id = l.ranking_id join organisation o on o.id = k.organisation_id
      join policy y on y.id = l.policy_id
      order by (o.code || '/' || k.code) collate "C", l.as_of, l.number`.cursor(ROWS),
  listEntries: sql =>
    sql`
      select o.code || '/' || k.code as ranking, l.as_of::text as "asOf", l.number as issue, x.position, x.rank, x.shared,
        x.value as hundredths, x.estimate, x.uncertainty, x.provisional, p.number as person,
        ${shownName(sql, 'coalesce(p.merged_into_id, p.id)')} as name, w.secret as "$secret", c.code as "$club",
        ${hidesClub(sql)} as "$hidden",
        (select json_agg(other.number order by other.number) from unnest(x.partner_ids) partner(id)
          join person other on other.id = partner.id) as partners
      from ranking_list l join ranking k on k.id = l.ranking_id join organisation o on o.id = k.organisation_id
      join ranking_entry x on x.organisation_id = l.organisation_id and x.list_id = l.id
      join person p on p.id = x.person_id
      left join publication w on w.kind = 'list' and w.subject_id = l.id
      left join person_privacy hidden on hidden.person_id = coalesce(p.merged_into_id, p.id)
      left join organisation c on c.id = x.club_id
      order by (o.code || '/' || k.code) collate "C", l.as_of, l.number, x.position`.cursor(ROWS),
  grades: sql =>
    sql`
      select g.id, p.number as person, g.sport, o.code || '/' || y.code as ladder, y.version, g.grade, g.name_zh as "nameZh",
        g.name_en as "nameEn", g.awarded_on::text as "awardedOn", g.status, f.system as "broughtFrom"
      from grade_award g left join table_file f on f.id = g.table_file_id join person p on p.id = g.person_id join policy y on y.id = g.policy_id
      join organisation o on o.id = y.organisation_id
      order by g.awarded_on, g.id`.cursor(ROWS),
}

/** All records of one kind, in a fixed order; names that begin with `$` are for the writer and not written. */
export async function* recordsOf(
  sql: RawStatements,
  kind: RecordKind,
): AsyncGenerator<Readonly<Record<string, unknown>>, void, undefined> {
  for await (const rows of queries[kind](sql)) yield* rows
}
