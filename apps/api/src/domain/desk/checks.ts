import { type SQL, sql } from 'drizzle-orm'
import type { anomalyKinds, anomalySubjects } from '../../db/schema/index.js'

export type AnomalyKind = (typeof anomalyKinds)[number]
export type AnomalySubject = (typeof anomalySubjects)[number]

export const severities = ['grave', 'notable', 'slight'] as const
export type Severity = (typeof severities)[number]

export interface Check {
  readonly severity: Severity
  readonly subject: AnomalySubject
  /** All of them in the whole database: `organisation_id`, `subject_id`, `count`; a subject once. */
  readonly find: (now: string) => SQL
}

/** The body of a person: the first membership or club that stands; else the federation founded first. */
const bodyOfPerson = sql`coalesce(
  (select a.organisation_id from affiliation a where a.person_id = p.id and a.superseded_at is null order by a.id limit 1),
  (select f.id from organisation f where f.parent_id is null order by f.id limit 1))`

/** The federation above that body. */
const rootOfPerson = sql`(organisation_path(${bodyOfPerson}))[array_length(organisation_path(${bodyOfPerson}), 1)]`

const standing = sql`p.merged_into_id is null and p.withdrawn_at is null`

const players = sql`entry_player ep join entry en on en.id = ep.entry_id join stage s on s.id = en.stage_id
  join event e on e.id = s.event_id`

const official = sql`exists (select 1 from standings_revision r where r.stage_id = s.id
  and r.official_at is not null and r.superseded_at is null)`

/** The checks of the anomaly desk, each one statement over the whole database. */
export const checks: Readonly<Record<AnomalyKind, Check>> = {
  resultWithoutPerson: {
    severity: 'notable',
    subject: 'event',
    find: () => sql`select e.organisation_id, e.id as subject_id, count(*)::int as count from ${players}
      where ep.superseded_at is null and ep.person_id is null and not ep.not_member and ${official} group by e.id`,
  },
  oneNumberTwoPeople: {
    severity: 'grave',
    subject: 'person',
    // Where no body has both, neither's office may learn of the other: the federation settles it.
    find: () => sql`select case when bool_and(exists (select 1 from affiliation x join affiliation y
          on y.organisation_id = x.organisation_id and y.superseded_at is null and y.person_id = q.id
        where x.person_id = p.id and x.superseded_at is null)) then ${bodyOfPerson} else ${rootOfPerson} end
        as organisation_id, p.id as subject_id, count(*)::int as count
      from person_identifier i join person_identifier other
        on lower(other.issuer) = lower(i.issuer) and other.value = i.value and other.person_id > i.person_id
      join person p on p.id = i.person_id join person q on q.id = other.person_id
      where i.superseded_at is null and other.superseded_at is null and i.issuer not like 'file:%' and ${standing}
        and coalesce(q.merged_into_id, q.id) <> p.id group by p.id`,
  },
  windowsRunOut: {
    severity: 'notable',
    subject: 'event',
    find: now => sql`select e.organisation_id, e.id as subject_id, count(*)::int as count
      from rule_window w join standings_revision r on r.id = w.revision_id join stage s on s.id = w.stage_id
        join event e on e.id = s.event_id
      where w.due_at < ${now}::timestamptz - interval '1 day' and r.superseded_at is null and r.official_at is null
      group by e.id`,
  },
  officialWithoutPoints: {
    severity: 'slight',
    subject: 'event',
    find: () => sql`select e.organisation_id, e.id as subject_id, count(*)::int as count
      from stage s join event e on e.id = s.event_id
      where ${official} and not exists (select 1 from award_run a where a.event_id = e.id and a.superseded_at is null)
      group by e.id`,
  },
  pointsWithoutList: {
    severity: 'slight',
    subject: 'event',
    find: now => sql`select e.organisation_id, e.id as subject_id, count(*)::int as count
      from point_award a join event e on e.id = a.event_id
      where a.superseded_at is null and a.earned_on < ${now}::date - 62 and not exists (
        select 1 from ranking_list l join ranking k on k.id = l.ranking_id
        where k.sport = a.sport and l.superseded_at is null and l.as_of >= a.earned_on) group by e.id`,
  },
  playedWithLapsedMembership: {
    severity: 'notable',
    subject: 'person',
    find: now => sql`select ${bodyOfPerson} as organisation_id, p.id as subject_id, count(distinct e.id)::int as count
      from ${players} join person p on p.id = ep.person_id
      where ep.superseded_at is null and e.starts_on > ${now}::date - 366 and ${standing}
        and exists (select 1 from affiliation a where a.person_id = p.id and a.kind = 'membership'
          and a.superseded_at is null and upper(a.valid) <= e.starts_on)
        and not exists (select 1 from affiliation a where a.person_id = p.id and a.kind = 'membership'
          and a.superseded_at is null and a.valid @> e.starts_on) group by p.id`,
  },
  playedAfterDeath: {
    severity: 'grave',
    subject: 'person',
    find: () => sql`select ${bodyOfPerson} as organisation_id, p.id as subject_id, count(distinct e.id)::int as count
      from ${players} join person p on p.id = ep.person_id
      where ep.superseded_at is null and p.deceased_on < e.starts_on and ${standing} group by p.id`,
  },
  minorWithoutGuardian: {
    severity: 'notable',
    subject: 'person',
    find: now => sql`select ${bodyOfPerson} as organisation_id, p.id as subject_id, 1 as count from person p
      where p.birth_date > (${now}::date - interval '18 years') and p.status = 'ACTIVE' and ${standing}
        and not exists (select 1 from guardianship g where g.person_id = p.id and g.ended_at is null)`,
  },
  belongsNowhere: {
    severity: 'slight',
    subject: 'person',
    find: () => sql`select ${bodyOfPerson} as organisation_id, p.id as subject_id, 1 as count from person p
      where p.status = 'ACTIVE' and ${standing}
        and not exists (select 1 from affiliation a where a.person_id = p.id and a.superseded_at is null)`,
  },
  roundLeftOpen: {
    severity: 'notable',
    subject: 'event',
    find: now => sql`select e.organisation_id, e.id as subject_id, count(*)::int as count
      from round r join play_session ps on ps.id = r.session_id join stage s on s.id = ps.stage_id
        join event e on e.id = s.event_id
      where r.status = 'OPEN' and e.ends_on < ${now}::date - 2 group by e.id`,
  },
  mergedOnList: {
    severity: 'notable',
    subject: 'person',
    find: () => sql`select ${bodyOfPerson} as organisation_id, p.id as subject_id, count(*)::int as count
      from person_merge m join person p on p.id = m.into_person_id
        join ranking_entry r on r.person_id = m.from_person_id
        join ranking_list l on l.id = r.list_id and l.organisation_id = r.organisation_id
      where m.undone_at is null and l.superseded_at is null and l.published_at < m.recorded_at and ${standing}
        and not exists (select 1 from ranking_list n where n.ranking_id = l.ranking_id and n.superseded_at is null
          and n.as_of > l.as_of) group by p.id`,
  },
  erasedInCase: {
    severity: 'grave',
    subject: 'event',
    find: () => sql`select e.organisation_id, e.id as subject_id, count(distinct c.id)::int as count
      from erasure_request q join appeal_party a on a.person_id = q.person_id
        join appeal on appeal.id = a.appeal_id join event e on e.id = appeal.event_id
        join case_publication c on c.appeal_id = appeal.id
      where q.decision = 'approved' and c.superseded_at is null and c.recorded_at < q.decided_at group by e.id`,
  },
}
