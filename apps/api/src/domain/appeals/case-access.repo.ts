import type { FilingCapacity } from '@paiji/rules/procedure'
import { uuids } from '../../db/among.js'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { appeal, event } from '../../db/schema/index.js'
import type { AppealRow } from './appeals.repo.js'

export interface CaseParty {
  readonly id: string
  readonly side: 'appellant' | 'respondent' | 'director' | 'interested'
  readonly entryId: string | null
  readonly personId: string | null
  readonly accountId: string | null
  readonly nameAsEntered: string
  readonly capacity: FilingCapacity | null
  readonly concurrence: 'notNeeded' | 'pending' | 'given' | 'refused' | 'deemed'
}

export interface CaseMember {
  readonly id: string
  readonly accountId: string
  readonly personId: string
  readonly role: 'chair' | 'member' | 'reserve'
  readonly status: string
  readonly hard: boolean
  readonly left: boolean
  /** Has said what ties there are. */
  readonly disclosed: boolean
  /** The seat has a vote: no reserve's has, nor a chair's who only presides. */
  readonly votes: boolean
}

/** A case with everything that decides what a viewer may see of it. */
export interface CaseFacts {
  readonly row: AppealRow
  readonly organisationPath: readonly string[]
  readonly timeZone: string
  readonly sport: string
  readonly category: string
  readonly parties: readonly CaseParty[]
  readonly members: readonly CaseMember[]
  /** Members of the panel whom somebody objects to, undecided. */
  readonly challenged: readonly string[]
  /** While somebody is objected to: the persons on the roster of the body that would hear the case next. */
  readonly nextBody: readonly string[]
  readonly ruling: { readonly givenBy: string; readonly authority: string } | null
  /** While a point of law is asked: nobody directs here today who did not give the ruling and is no party. */
  readonly loneDirector: boolean
  /** A side asks that results wait, and nobody has decided on it. */
  readonly stayAsked: boolean
  /** A side asks that the decided case be heard again for new evidence, and nobody has decided on it. */
  readonly reopeningAsked: boolean
}

const parties = sql<CaseParty[]>`(select coalesce(jsonb_agg(jsonb_build_object(
  'id', p.id, 'side', p.side, 'entryId', p.entry_id, 'personId', p.person_id, 'accountId', p.account_id,
  'nameAsEntered', p.name_as_entered, 'capacity', p.capacity, 'concurrence', p.concurrence) order by p.id), '[]'::jsonb)
  from appeal_party p where p.appeal_id = ${appeal.id})`

const members = sql<CaseMember[]>`(select coalesce(jsonb_agg(jsonb_build_object(
  'id', m.id, 'accountId', m.account_id, 'personId', m.person_id, 'role', m.role, 'status', m.status, 'left', m.left_at is not null,
  'disclosed', m.disclosed_at is not null, 'votes', m.role = 'member' or (m.role = 'chair' and q.chair_votes),
  'hard', jsonb_path_exists(m.findings, '$[*] ? (@.hard == true)')) order by m.id), '[]'::jsonb)
  from panel_member m join panel q on q.id = m.panel_id and q.dissolved_at is null where m.appeal_id = ${appeal.id})`

const challenged = sql<string[]>`(select coalesce(jsonb_agg(distinct c.member_id), '[]'::jsonb)
  from panel_challenge c join panel_member m on m.id = c.member_id and m.left_at is null
  join panel q on q.id = m.panel_id and q.dissolved_at is null
  where m.appeal_id = ${appeal.id} and c.decision is null)`

const nextBody = sql<string[]>`case when ${appeal.status} <> 'CHALLENGED' then '[]'::jsonb else
  (select coalesce(jsonb_agg(distinct t.person_id), '[]'::jsonb) from committee_term t
  where t.body = 'nationalAuthority' and ${appeal.body} is distinct from 'nationalAuthority' and t.ended_at is null
    and t.valid @> day_at(${appeal.organisationId}, now()) and t.organisation_id = any(organisation_path(${appeal.organisationId}))) end`

const ruling = sql<CaseFacts['ruling']>`(select jsonb_build_object('givenBy', r.given_by, 'authority', r.authority)
  from ruling r where r.id = ${appeal.rulingId})`

const asked = (kind: 'stay' | 'reopening') => sql<boolean>`exists (select 1 from appeal_order o
  where o.appeal_id = ${appeal.id} and o.kind = ${kind} and o.status = 'REQUESTED')`

const loneDirector = sql<boolean>`${appeal.status} = 'LAW_PART_REFERRED' and not exists (
  select 1 from role_grant g left join "user" u on u.id = g.account_id
  where g.role = 'director' and g.revoked_at is null and g.valid @> day_at(g.scope_id, now())
    and (g.scope_id = ${appeal.eventId} or g.scope_id = any(organisation_path(${appeal.organisationId})))
    and g.account_id is distinct from (select r.given_by from ruling r where r.id = ${appeal.rulingId})
    and not exists (select 1 from appeal_party p where p.appeal_id = ${appeal.id}
      and (p.account_id = g.account_id or p.person_id = u.person_id)))`

/** One statement, found or not: an unknown id costs what a hidden one costs. */
export const caseFacts = async (db: Db, ids: readonly string[]): Promise<CaseFacts[]> =>
  db
    .select({
      row: appeal,
      organisationPath: sql<string[]>`organisation_path(${event.organisationId})`,
      timeZone: event.timeZone,
      sport: event.sport,
      category: event.category,
      parties,
      members,
      challenged,
      nextBody,
      ruling,
      loneDirector,
      stayAsked: asked('stay'),
      reopeningAsked: asked('reopening'),
    })
    .from(appeal)
    .innerJoin(event, eq(event.id, appeal.eventId))
    .where(sql`${appeal.id} = any(${uuids(ids)})`)
