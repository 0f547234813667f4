import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, listOf, orNull, rowsOf, text, whole } from '../../db/rows.js'
import { caseSlug, eventSlug } from '../addresses/addresses.repo.js'

/** Something that takes place, as a calendar shows it. */
export interface Occasion {
  /** Stays the same however it changes. */
  readonly uid: string
  /** Grows with each change. */
  readonly sequence: number
  readonly kind: 'event' | 'session' | 'round' | 'match' | 'hearing' | 'deadline'
  /** The first day and the day after the last, or the instant. */
  readonly days?: { readonly from: string; readonly to: string }
  readonly at?: Date
  readonly nameZh: string
  readonly nameEn: string
  /** Of a session, a round or a match the number, of a deadline which. */
  readonly detail: string | null
  readonly place: string | null
  readonly path: string
  readonly cancelled: boolean
}

/** How far a calendar looks back, and how much it holds. */
const DAYS_BACK = 60
const MOST = 1_000

const recent = (now: Date): SQL =>
  sql`e.ends_on >= (${now.toISOString()}::timestamptz at time zone e.time_zone)::date - ${DAYS_BACK}::int`

export interface EventOccasion {
  readonly id: string
  readonly slug: string
  readonly nameZh: string
  readonly nameEn: string
  readonly startsOn: string
  readonly endsOn: string
  readonly venue: string | null
  readonly status: string
  readonly version: number
}

/** Events in their order that a condition on `e` chooses; those not announced are in no calendar. */
const eventsWhere = async (db: Db, condition: SQL): Promise<EventOccasion[]> => {
  const rows = await db.execute(sql`
    select e.id, ${eventSlug} as slug, e.name_zh as "nameZh", e.name_en as "nameEn", e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
      coalesce(e.venue, o.venue) as venue, e.status, e.version
    from event e join organisation o on o.id = e.organisation_id
    where not e.unannounced and ${condition} order by e.starts_on, e.id limit ${MOST}`)
  const names = { id: text, slug: text, nameZh: text, nameEn: text, startsOn: text, endsOn: text }
  return rowsOf(rows, { ...names, venue: orNull(text), status: text, version: whole })
}

export const comingEvents = (db: Db, now: Date): Promise<EventOccasion[]> => eventsWhere(db, recent(now))

export const eventById = (db: Db, id: string): Promise<EventOccasion[]> => eventsWhere(db, sql`e.id = ${id}`)

/** Events somebody plays in or asked to play in. */
export const eventsOfPerson = (db: Db, personId: string, now: Date): Promise<EventOccasion[]> =>
  eventsWhere(
    db,
    sql`${recent(now)} and (e.id in (
      select s.event_id from stage s join entry n on n.stage_id = s.id join entry_player p on p.entry_id = n.id
      where p.person_id = ${personId} and p.superseded_at is null)
    or e.id in (select r.event_id from entry_request r join entry_request_player q on q.request_id = r.id
      where q.person_id = ${personId} and r.status not in ('DECLINED', 'WITHDRAWN')))`,
  )

export interface SessionOccasion {
  readonly id: string
  readonly eventId: string
  readonly stageId: string
  readonly number: number
  readonly startsAt: string
}

/** A match day: a published round that begins at a time of its own. */
export interface RoundOccasion extends SessionOccasion {
  /** Of its stage: a division of a league. */
  readonly nameZh: string
  readonly nameEn: string
  readonly version: number
}

export const sessionsOfEvents = async (db: Db, eventIds: readonly string[]): Promise<SessionOccasion[]> => {
  const rows = await db.execute(sql`
    select p.id, s.event_id as "eventId", s.id as "stageId", p.number, to_jsonb(p.starts_at) #>> '{}' as "startsAt"
    from play_session p join stage s on s.id = p.stage_id
    where p.starts_at is not null and s.event_id = any(${uuids(eventIds)})
    order by p.starts_at, p.id limit ${MOST}`)
  return rowsOf(rows, { id: text, eventId: text, stageId: text, number: whole, startsAt: text })
}

export const roundsOfEvents = async (db: Db, eventIds: readonly string[]): Promise<RoundOccasion[]> => {
  const rows = await db.execute(sql`
    select r.id, s.event_id as "eventId", s.id as "stageId", s.name_zh as "nameZh", s.name_en as "nameEn", r.number,
      to_jsonb(r.starts_at) #>> '{}' as "startsAt", r.version
    from round r join play_session p on p.id = r.session_id join stage s on s.id = p.stage_id
    where r.starts_at is not null and r.published_at is not null and r.starts_at is distinct from p.starts_at
      and s.event_id = any(${uuids(eventIds)})
    order by r.starts_at, r.id limit ${MOST}`)
  const names = { nameZh: text, nameEn: text }
  return rowsOf(rows, {
    ...{ id: text, eventId: text, stageId: text, number: whole, startsAt: text },
    ...names,
    version: whole,
  })
}

/** A match of a division with a time of its own: moved to another day, or one of a single contestant. */
export interface MatchOccasion extends RoundOccasion {
  readonly roundId: string
  readonly sides: readonly string[]
}

interface WhichMatches {
  readonly eventIds: readonly string[]
  /** The matches of one contestant, moved or not; otherwise those that were moved. */
  readonly entryId?: string | undefined
  /** Those of one person alone. */
  readonly personId?: string | undefined
}

export const matchesOfEvents = async (
  db: Db,
  { eventIds, entryId, personId }: WhichMatches,
): Promise<MatchOccasion[]> => {
  const which = entryId === undefined ? sql`m.id is not null` : sql`${entryId}::uuid = any(t.sides)`
  const whose =
    personId === undefined
      ? sql``
      : sql`and exists (select from entry_player x where x.entry_id = any(t.sides) and x.person_id = ${personId}
          and x.superseded_at is null)`
  const rows = await db.execute(sql`
    select t.id, r.id as "roundId", s.event_id as "eventId", s.id as "stageId", s.name_zh as "nameZh", s.name_en as "nameEn", r.number,
      to_jsonb(coalesce(m.starts_at, r.starts_at)) #>> '{}' as "startsAt", to_jsonb(t.sides) as sides,
      r.version + (select count(*)::int from match_move x where x.table_id = t.id) as version
    from round_table t join round r on r.id = t.round_id join play_session p on p.id = r.session_id
      join stage s on s.id = p.stage_id
      left join match_move m on m.table_id = t.id and m.state = 'SETTLED' and m.superseded_at is null
    where r.published_at is not null and t.kind = 'match' and coalesce(m.starts_at, r.starts_at) is not null
      and ${which} and s.event_id = any(${uuids(eventIds)}) ${whose}
    order by coalesce(m.starts_at, r.starts_at), t.id limit ${MOST}`)
  return rowsOf(rows, {
    ...{ id: text, roundId: text, eventId: text, stageId: text, nameZh: text, nameEn: text, number: whole },
    ...{ startsAt: text, sides: listOf(text), version: whole },
  })
}

export interface CaseOccasion {
  readonly id: string
  readonly appealId: string
  /** None before it is filed. */
  readonly slug: string | null
  readonly number: string
  /** Of a deadline its kind, of a hearing its place. */
  readonly detail: string
  readonly at: string
  readonly changes: number
  readonly status: string
  /** Of a hearing: called off since it was set last. */
  readonly calledOff: boolean
}

/** The cases in which an account is a side or sits on the panel. */
const casesOf = (accountId: string): SQL => sql`(
  select p.appeal_id from appeal_party p left join "user" u on u.person_id = p.person_id
  where p.side <> 'interested' and (u.id = ${accountId} or p.account_id = ${accountId})
  union select m.appeal_id from panel_member m join panel b on b.id = m.panel_id
  where m.account_id = ${accountId} and m.left_at is null and m.role <> 'reserve' and b.dissolved_at is null)`

const caseColumns = {
  id: text,
  appealId: text,
  slug: orNull(text),
  number: text,
  detail: text,
  at: text,
  changes: whole,
  status: text,
  calledOff: flag,
}

/** Times that wait for the account itself: as a side, or as a member of the panel. */
export const deadlinesOf = async (db: Db, accountId: string): Promise<CaseOccasion[]> => {
  const rows = await db.execute(sql`
    select c.id, c.appeal_id as "appealId", ${caseSlug} as slug, coalesce(a.number, '') as number, c.kind as detail, to_jsonb(c.due_at) #>> '{}' as at,
      (select count(*)::int from appeal_order o where o.clock_id = c.id) as changes, a.status, false as "calledOff"
    from appeal_clock c join appeal a on a.id = c.appeal_id
    where c.met_at is null and c.lapsed_at is null and c.ended_at is null and c.stopped_at is null and (
      exists (select 1 from appeal_party p left join "user" u on u.person_id = p.person_id
        where p.appeal_id = a.id and (u.id = ${accountId} or p.account_id = ${accountId})
        and (p.side = c.awaits or (c.awaits = 'parties' and p.side in ('appellant', 'respondent'))))
      or (c.awaits = 'panel' and exists (select 1 from panel_member m join panel b on b.id = m.panel_id
        where m.appeal_id = a.id and m.account_id = ${accountId} and m.left_at is null and m.role <> 'reserve'
        and b.dissolved_at is null)))
    order by c.due_at, c.id limit ${MOST}`)
  return rowsOf(rows, caseColumns)
}

/** The hearings of the account's cases, or of one of them, as they were set last, with how often they were moved or called off. */
export const hearingsOf = async (db: Db, accountId: string, appealId?: string): Promise<CaseOccasion[]> => {
  const one = appealId === undefined ? sql`` : sql`and d.appeal_id = ${appealId}::uuid`
  const later = sql`from docket_entry x where x.appeal_id = d.appeal_id`
  const rows = await db.execute(sql`
    select distinct on (d.appeal_id) d.id, d.appeal_id as "appealId", ${caseSlug} as slug, coalesce(a.number, '') as number, d.text as detail,
      d.data ->> 'at' as at, a.status,
      (select count(*)::int - 1 ${later} and x.type in ('HEARING_SCHEDULED', 'HEARING_CANCELLED')) as changes,
      exists (select 1 ${later} and x.type = 'HEARING_CANCELLED' and x.number > d.number) as "calledOff"
    from docket_entry d join appeal a on a.id = d.appeal_id
    where d.type = 'HEARING_SCHEDULED' and d.data ->> 'at' is not null and d.appeal_id in ${casesOf(accountId)} ${one}
    order by d.appeal_id, d.number desc limit ${MOST}`)
  return rowsOf(rows, caseColumns)
}
