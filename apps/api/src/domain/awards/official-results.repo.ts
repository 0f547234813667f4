import type { RatedEvent, RatedSide } from '@paiji/rules/awards'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../../base/clock.js'
import { knownAt, type RankingRow } from './lists.repo.js'
import type { OfficialGame } from './official-games.repo.js'
import { moment, official, playing } from './official-revisions.js'

export interface ResultPlayer {
  readonly id: string
  readonly number: string
  readonly substitute: boolean
}

export interface ResultSide extends RatedSide {
  readonly entryId: string
  readonly players: readonly ResultPlayer[]
}

/** The official result of an event as it was published, with the people it now stands for. */
export interface OfficialResult extends RatedEvent {
  readonly sides: readonly ResultSide[]
  /** Of all its stages that are official; only where a policy rates them. */
  readonly games?: readonly OfficialGame[]
}

interface EventRow {
  readonly id: string
  readonly code: string
  readonly startedOn: IsoDate
  readonly endedOn: IsoDate
  readonly category: string
  readonly countries: number
  readonly reserves: number
}

interface LineRow {
  readonly eventId: string
  readonly entryId: string
  readonly rank: number
  readonly group: string | null
  readonly personId: string | null
  readonly number: string | null
  readonly fromSession: number
}

const eventRows = async (db: Db, found: RankingRow, until: IsoDate, at: Date | undefined): Promise<EventRow[]> => {
  const rows = await db.execute(sql`
    with recursive ${official(found, until, at)}, tree as (
      select id, id as root from organisation where parent_id is null
      union all select o.id, tree.root from organisation o join tree on o.parent_id = tree.id
    )
    select e.id, e.code, e.starts_on::text as "startedOn", e.ends_on::text as "endedOn", e.category,
      (select count(distinct tree.root)::int
        from event_lines(o.revision_id, ${moment(at)}) l ${playing(at)}
        join affiliation f on f.person_id = h.id and f.valid @> e.ends_on
          and ${knownAt(sql`f.recorded_at`, sql`f.superseded_at`, at)}
        join tree on tree.id = f.organisation_id
) as countries,
      coalesce((select max(filled.of_stage) from (
        select count(*)::int as of_stage from entry n join stage g on g.id = n.stage_id
        where g.event_id = e.id and n.labels ? 'reserve' group by g.id) as filled), 0) as reserves
    from official o join event e on e.id = o.event_id
    order by e.ends_on, e.code, e.id`)
  return rowsOf<EventRow>(rows, {
    id: text,
    code: text,
    startedOn: text,
    endedOn: text,
    category: text,
    countries: whole,
    reserves: whole,
  })
}

const lineRows = async (db: Db, found: RankingRow, until: IsoDate, at: Date | undefined): Promise<LineRow[]> => {
  const rows = await db.execute(sql`
    with recursive ${official(found, until, at)}
    select o.event_id as "eventId", l.entry_id as "entryId", l.rank, l."group", h.id as "personId", h.number,
      min(coalesce(x.from_session, 1))::int as "fromSession"
    from official o cross join lateral event_lines(o.revision_id, ${moment(at)}) l ${playing(at)}
    group by 1, 2, 3, 4, 5, 6, l.position
    order by 1, l.position, h.number`)
  return rowsOf<LineRow>(rows, {
    eventId: text,
    entryId: text,
    rank: whole,
    group: orNull(text),
    personId: orNull(text),
    number: orNull(text),
    fromSession: whole,
  })
}

const sidesOf = (lines: readonly LineRow[]): ResultSide[] => {
  const sides = new Map<string, ResultSide & { players: ResultPlayer[] }>()
  for (const { entryId, rank, group, personId, number, fromSession } of lines) {
    const side = sides.get(entryId) ?? { entryId, rank, ...(group ? { group } : {}), players: [] }
    if (personId && number) side.players.push({ id: personId, number, substitute: fromSession > 1 })
    sides.set(entryId, side)
  }
  return [...sides.values()]
}

/**
 * Official results of the ranking's sport and bodies that ended by a day, as known at a moment (now if absent). A player
 * who came in after the first session is a substitute; countries are the federations the players belonged to that day.
 */
export const officialResults = async (
  db: Db,
  found: RankingRow,
  until: IsoDate,
  at: Date | undefined,
): Promise<OfficialResult[]> => {
  const events = await eventRows(db, found, until, at)
  const lines = new Map<string, LineRow[]>()
  for (const line of await lineRows(db, found, until, at)) {
    const own = lines.get(line.eventId)
    if (own) own.push(line)
    else lines.set(line.eventId, [line])
  }
  return events.map(({ reserves, ...event }) => ({
    ...event,
    ...(reserves > 0 ? { reserves } : {}),
    sides: sidesOf(lines.get(event.id) ?? []),
  }))
}

/** Whether the official results of a ranking up to a day have more places than so many. */
export const hasManyResults = async (db: Db, found: RankingRow, until: IsoDate, most: number): Promise<boolean> => {
  const [one] = await db.execute(sql`
    with recursive ${official(found, until, undefined)}
    select 1 from official o cross join lateral event_lines(o.revision_id, ${moment(undefined)}) l
    offset ${most} limit 1`)
  return one !== undefined
}
