import { sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text } from '../../db/rows.js'

/** What an event needs next, in the order in which it comes. */
export const eventSteps = [
  'addStage',
  'enterContestants',
  'drawRound',
  'publishRound',
  'closeRound',
  'publishStandings',
  'makeOfficial',
] as const
export type EventStep = (typeof eventSteps)[number]

export interface NextStep {
  readonly eventId: string
  readonly step: EventStep
  /** The first stage that needs it; none where there is no stage. */
  readonly stageId: string | null
}

const asStep = (value: unknown): EventStep => {
  const found = eventSteps.find(step => step === value)
  if (!found) throw new TypeError(`no step of an event: ${String(value)}`)
  return found
}

/**
 * What each of some events needs next, by the first stage that is not official. A stage with results but no rounds was
 * read from a file. Events that are official or called off need nothing. One statement.
 */
export const nextStepsOfEvents = async (db: Db, eventIds: readonly string[]): Promise<NextStep[]> =>
  rowsOf(
    await db.execute(sql`
      select distinct on (e.id) e.id as "eventId", s.id as "stageId", case
        when s.id is null then 'addStage'
        when r.open > 0 then 'closeRound'
        when r.drafts > 0 then 'publishRound'
        when v.published then 'makeOfficial'
        when r.closed > 0 or v.computed then 'publishStandings'
        when not exists (select 1 from entry n where n.stage_id = s.id and n.withdrawn_at is null) then 'enterContestants'
        else 'drawRound' end as step
      from event e left join stage s on s.event_id = e.id
      left join lateral (
        select count(*) filter (where r.status = 'OPEN') as open, count(*) filter (where r.status = 'PLANNED') as drafts,
          count(*) filter (where r.status = 'CLOSED') as closed
        from round r join play_session p on p.id = r.session_id where p.stage_id = s.id) r on true
      left join lateral (
        select bool_or(v.published_at is not null) as published, bool_or(v.official_at is not null) as official,
          count(*) > 0 as computed
        from standings_revision v where v.stage_id = s.id and v.superseded_at is null) v on true
      where e.id = any(${uuids(eventIds)}) and e.cancelled_at is null and v.official is not true
      order by e.id, s.ordinal, s.id`),
    { eventId: text, stageId: orNull(text), step: asStep },
  )
