import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { listOf, orNull, rowsOf, text, whole, written } from '../../db/rows.js'
import type { correction } from '../../db/schema/index.js'

/** Corrections of one cause. */
export interface CauseCount {
  readonly kind: (typeof correction.$inferSelect)['kind']
  readonly count: number
}

/** How one body kept its service in one month. Times are medians; null where nothing is measured. */
export interface ServiceFigures {
  readonly organisationId: string
  /** The first day of the month. */
  readonly month: string
  /** Events whose last day was in the month. */
  readonly events: number
  /** Of those, the ones whose result is official. */
  readonly official: number
  /** Minutes from the end of the last day (in the event's own zone) to the first publication; negative: published that day. */
  readonly minutesToPublished: number | null
  readonly minutesToOfficial: number | null
  readonly corrections: readonly CauseCount[]
  readonly casesFiled: number
  readonly casesDecided: number
  readonly minutesToDecision: number | null
}

const minutes = (from: string, to: string) =>
  sql.raw(`round(percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 60)
    filter (where ${to} is not null))::int`)

/** The latest months that there is anything of, by body, the newest first; at most `first` of them. One statement. */
export const serviceFigures = async (db: Db, first: number): Promise<ServiceFigures[]> =>
  rowsOf<ServiceFigures>(
    await db.execute(sql`
      with played as (
        select e.organisation_id, date_trunc('month', e.ends_on)::date as month,
          (e.ends_on + 1)::timestamp at time zone e.time_zone as ended,
          (select min(r.published_at) from standings_revision r join stage s on s.id = r.stage_id
            where s.event_id = e.id and r.published_at is not null
              and s.ordinal = (select max(l.ordinal) from stage l where l.event_id = e.id)) as published,
          (select min(r.official_at) from standings_revision r join stage s on s.id = r.stage_id
            where s.event_id = e.id and r.official_at is not null
              and s.ordinal = (select max(l.ordinal) from stage l where l.event_id = e.id)) as made_official
        from event e where not e.unannounced and e.status <> 'CANCELLED'
      ), results as (
        select organisation_id, month, count(*) filter (where published is not null)::int as events,
          count(made_official)::int as official,
          ${minutes('ended', 'published')} as to_published, ${minutes('ended', 'made_official')} as to_official
        from played where published is not null group by 1, 2
      ), corrected as (
        select organisation_id, month, json_agg(json_build_object('kind', kind, 'count', n) order by kind) as causes from (
          select c.organisation_id, date_trunc('month', c.applied_at at time zone e.time_zone)::date as month, c.kind,
            count(*)::int as n
          from correction c join event e on e.id = c.event_id where c.status = 'APPLIED' group by 1, 2, 3) by_kind
        group by 1, 2
      ), cases as (
        select a.organisation_id, date_trunc('month', a.filed_at at time zone e.time_zone)::date as month,
          count(*)::int as filed, count(a.decided_at)::int as decided, ${minutes('a.filed_at', 'a.decided_at')} as to_decision
        from appeal a join event e on e.id = a.event_id where a.filed_at is not null group by 1, 2
      ), months as (
        select organisation_id, month from results union select organisation_id, month from corrected
        union select organisation_id, month from cases
      )
      select m.organisation_id as "organisationId", m.month::text as month, coalesce(r.events, 0) as events,
        coalesce(r.official, 0) as official, r.to_published as "minutesToPublished", r.to_official as "minutesToOfficial",
        coalesce(k.causes, '[]') as corrections, coalesce(c.filed, 0) as "casesFiled", coalesce(c.decided, 0) as "casesDecided",
        c.to_decision as "minutesToDecision"
      from months m left join results r using (organisation_id, month) left join corrected k using (organisation_id, month)
      left join cases c using (organisation_id, month)
      order by m.month desc, m.organisation_id limit ${first}`),
    {
      organisationId: text,
      month: text,
      events: whole,
      official: whole,
      minutesToPublished: orNull(whole),
      minutesToOfficial: orNull(whole),
      corrections: listOf(written<CauseCount>()),
      casesFiled: whole,
      casesDecided: whole,
      minutesToDecision: orNull(whole),
    },
  )
