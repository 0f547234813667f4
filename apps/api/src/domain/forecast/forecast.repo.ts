import { and, eq, inArray, sql } from 'drizzle-orm'
import { flag, listOf, orNull, rowsOf, text } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { policy } from '../../db/schema/index.js'
import type { AwardedEvent, AwardedPlayer, PolicyRow } from '../awards/awards.repo.js'
import type { RankingRow } from '../awards/lists.repo.js'
import type { IsoDate } from '../../base/clock.js'
import type { FieldEntry } from './supposed-field.js'

export interface ComingEvent extends AwardedEvent {
  readonly status: string
  readonly startsOn: IsoDate
  readonly timeZone: string
  /** The stage whose result gives the points. */
  readonly lastStageId: string | null
  /** Whether points have been given for it. */
  readonly awarded: boolean
}

export const findComingEvent = async (db: Db, eventId: string): Promise<ComingEvent | undefined> => {
  const rows = await db.execute(sql`
    select e.id, e.organisation_id as "organisationId", e.code, e.sport, e.category,
      e.starts_on::text as "startsOn", e.ends_on::text as "endsOn",
      e.status, e.time_zone as "timeZone", organisation_path(e.organisation_id) as "organisationPath",
      (select s.id from stage s where s.event_id = e.id order by s.ordinal desc limit 1) as "lastStageId",
      exists (select 1 from award_run r where r.event_id = e.id and r.superseded_at is null) as awarded
    from event e where e.id = ${eventId}`)
  return rowsOf<ComingEvent>(rows, {
    id: text,
    organisationId: text,
    code: text,
    sport: text,
    category: text,
    startsOn: text,
    endsOn: text,
    status: text,
    timeZone: text,
    organisationPath: listOf(text),
    lastStageId: orNull(text),
    awarded: flag,
  })[0]
}

/** Who has entered the event's last stage and plays on, with the people the players stand for now. */
export const fieldSoFar = async (db: Db, eventId: string): Promise<FieldEntry[]> => {
  const rows = await db.execute(sql`
    select n.id as "entryId", n."group", coalesce(array_agg(distinct coalesce(p.merged_into_id, p.id))
      filter (where p.id is not null), '{}') as people
    from entry n
    left join entry_player x on x.entry_id = n.id and x.superseded_at is null
    left join person p on p.id = x.person_id
    where n.stage_id = (select s.id from stage s where s.event_id = ${eventId} order by s.ordinal desc limit 1)
      and (n.withdrawn_at is null or n.withdrawn_after > 0)
    group by n.id, n."group"
    order by n.id`)
  return rowsOf<FieldEntry>(rows, { entryId: text, group: orNull(text), people: listOf(text) })
}

/** People by the records that stand for them, and whether they belong to any body on a day. */
export const peopleOn = async (
  db: Db,
  personIds: readonly string[],
  day: IsoDate,
): Promise<Omit<AwardedPlayer, 'entryId'>[]> => {
  const rows = await db.execute(sql`
    select p.id as "personId", p.number, exists (
      select 1 from affiliation f join person r on r.id = f.person_id
      where coalesce(r.merged_into_id, r.id) = p.id and f.superseded_at is null and f.valid @> ${day}::date) as member
    from person p where p.id in (${sql.join(
      personIds.map(id => sql`${id}::uuid`),
      sql`, `,
    )})
    order by p.number`)
  return rowsOf<Omit<AwardedPlayer, 'entryId'>>(rows, { personId: text, number: text, member: flag })
}

/** Every version of the policies that lists of points are made by. */
export const rankingPoliciesOf = (db: Db, rankings: readonly RankingRow[]): Promise<PolicyRow[]> =>
  db
    .select()
    .from(policy)
    .where(
      and(
        eq(policy.kind, 'ranking'),
        sql`not isempty(${policy.effective})`,
        inArray(
          policy.code,
          rankings.map(ranking => ranking.code),
        ),
      ),
    )

/** Of how many federations those who have entered the event's last stage are, with one person besides. */
export const countriesSoFar = async (
  db: Db,
  about: { readonly eventId: string; readonly personId: string; readonly day: IsoDate },
): Promise<number> => {
  const rows = await db.execute<{ n: number }>(sql`
    select count(distinct (select o.id from organisation o
      where o.id = any(organisation_path(f.organisation_id)) and o.parent_id is null))::int as n
    from affiliation f join person r on r.id = f.person_id
    where f.superseded_at is null and f.valid @> ${about.day}::date
      and coalesce(r.merged_into_id, r.id) in (
        select ${about.personId}::uuid union select coalesce(p.merged_into_id, p.id)
        from entry n join entry_player x on x.entry_id = n.id and x.superseded_at is null
        join person p on p.id = x.person_id
        where n.stage_id = (select s.id from stage s where s.event_id = ${about.eventId} order by s.ordinal desc limit 1))`)
  return rows[0]?.n ?? 0
}
