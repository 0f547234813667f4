import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import { knownAt, type RankingRow } from './lists.repo.js'

/** The official revision, at that moment, of the last stage of every event up to a day. */
export const official = (found: RankingRow, until: IsoDate, at: Date | undefined) => sql`
  below as (
    select id from organisation where id = ${found.organisationId}
    union all select o.id from organisation o join below on o.parent_id = below.id
  ), official as (
    select e.id as event_id, r.id as revision_id
    from event e
    join stage s on s.event_id = e.id and s.ordinal = (select max(l.ordinal) from stage l where l.event_id = e.id)
    join standings_revision r on r.stage_id = s.id and r.official_at is not null
      and ${knownAt(sql`r.official_at`, sql`r.superseded_at`, at)}
    where e.organisation_id in (select id from below) and e.sport = ${found.sport} and e.ends_on <= ${until}::date
  )`

/** A moment as a function of the database takes it; null for now. */
export const moment = (at: Date | undefined) =>
  at === undefined ? sql`null::timestamptz` : sql`${at.toISOString()}::timestamptz`

/** A person who played in a line-up (of `l.entry_id`), as known at a moment, whoever the record stands for then. */
export const playing = (at: Date | undefined) => sql`
  left join entry_player x on x.entry_id = l.entry_id and x.person_id is not null
    and ${knownAt(sql`x.recorded_at`, sql`x.superseded_at`, at)}
  left join person_merge m on m.from_person_id = x.person_id and ${knownAt(sql`m.recorded_at`, sql`m.undone_at`, at)}
  left join person h on h.id = coalesce(m.into_person_id, x.person_id)`
