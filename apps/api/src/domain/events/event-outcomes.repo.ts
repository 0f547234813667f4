import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { listOf, rowsOf, text, whole } from '../../db/rows.js'

/** What an event came to, by the published standings of its stages. */
export interface EventOutcome {
  readonly eventId: string
  /** Contestants of the largest stage, and the players in their line-ups. */
  readonly contestants: number
  readonly players: number
  /** The entries in first place: of the whole event where several stages place its contestants, else of its last stage. */
  readonly winners: readonly string[]
}

/** So many may share a first place and be named in a line of a list. */
const NAMED = 4

/** Outcomes of those of some events that have published standings. One statement, whose cost is that of their fields. */
export const outcomesOfEvents = async (db: Db, eventIds: readonly string[]): Promise<EventOutcome[]> => {
  const rows = await db.execute(sql`
    with stages as (
      select s.event_id, s.ordinal, r.id as revision_id,
        (select count(*) from standing_line l where l.revision_id = r.id)::int as contestants,
        (select count(*) from standing_line l
          join entry_player x on x.entry_id = l.entry_id and x.superseded_at is null
          where l.revision_id = r.id)::int as players
      from stage s
      join standings_revision r on r.stage_id = s.id and r.published_at is not null and r.superseded_at is null
      where s.event_id = any(${uuids(eventIds)}))
    select v.id as "eventId", largest.contestants, largest.players,
      coalesce((
        select array_agg(line->>'entryId') from event_classification c
        cross join lateral (
          select line from jsonb_array_elements(c.lines) line where line->>'rank' = '1' limit ${NAMED}) first
        where c.event_id = v.id and c.superseded_at is null
      ), (
        select array_agg(first.entry_id::text order by first.position) from (
          select l.entry_id, l.position from stages t
          join standing_line l on l.revision_id = t.revision_id and l.rank = 1
          where t.event_id = v.id
            and not exists (select 1 from stage later where later.event_id = v.id and later.ordinal > t.ordinal)
          order by l.position limit ${NAMED}) first
      ), '{}') as winners
    from event v
    join lateral (
      select t.contestants, t.players from stages t where t.event_id = v.id
      order by t.contestants desc, t.ordinal limit 1) largest on true
    where v.id = any(${uuids(eventIds)})`)
  return rowsOf<EventOutcome>(rows, { eventId: text, contestants: whole, players: whole, winners: listOf(text) })
}
