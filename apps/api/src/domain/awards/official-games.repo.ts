import type { PlayedGame } from '@paiji/rules'
import { listOf, orNull, rowsOf, text, whole, written } from '../../db/rows.js'
import type { RatedGame, RatedGameSide } from '@paiji/rules/awards'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../../base/clock.js'
import { groupBy } from '../../base/group-by.js'
import { knownAt, type RankingRow } from './lists.repo.js'
import { official, playing } from './official-revisions.js'

/** A person at a table. */
interface SeatedPerson {
  readonly id: string
  readonly number: string
}

interface OfficialSide extends RatedGameSide {
  readonly people: readonly SeatedPerson[]
}

/** A game of an official revision with the people it now stands for. */
export interface OfficialGame extends RatedGame {
  readonly stageId: string
  readonly sides: readonly OfficialSide[]
}

interface StageRow {
  readonly eventId: string
  readonly stageId: string
  readonly ordinal: number
  readonly games: readonly PlayedGame[]
}

interface PlayerRow {
  readonly entryId: string
  readonly label: string
  readonly fromSession: number | null
  readonly untilSession: number | null
  readonly personId: string | null
  readonly number: string | null
}

/** Who is in the line-ups of a stage, and what its entries are called. */
export type LineUps = ReadonlyMap<string, readonly PlayerRow[]>

/** Of every event whose last stage is official, all stages that are. */
const stages = (found: RankingRow, until: IsoDate, at: Date | undefined) => sql`
  ${official(found, until, at)}, played as (
    select o.event_id, s.id as stage_id, s.ordinal, r.id as revision_id
    from official o
    join stage s on s.event_id = o.event_id
    join standings_revision r on r.stage_id = s.id and r.official_at is not null
      and ${knownAt(sql`r.official_at`, sql`r.superseded_at`, at)}
  )`

const stageRows = async (db: Db, found: RankingRow, until: IsoDate, at: Date | undefined): Promise<StageRow[]> => {
  const rows = await db.execute(sql`
    with recursive ${stages(found, until, at)}
    select p.event_id as "eventId", p.stage_id as "stageId", p.ordinal, g.games
    from played p join revision_games g on g.revision_id = p.revision_id
    order by p.event_id, p.ordinal`)
  return rowsOf<StageRow>(rows, { eventId: text, stageId: text, ordinal: whole, games: listOf(written<PlayedGame>()) })
}

const playerRows = async (db: Db, found: RankingRow, until: IsoDate, at: Date | undefined): Promise<PlayerRow[]> => {
  const rows = await db.execute(sql`
    with recursive ${stages(found, until, at)}, l as (
      select n.id as entry_id, concat_ws('/', n.section, n."group", n.number) as label
      from played p join entry n on n.stage_id = p.stage_id
    )
    select l.entry_id as "entryId", l.label, x.from_session as "fromSession", x.until_session as "untilSession",
      h.id as "personId", h.number
    from l ${playing(at)}
    order by l.entry_id, h.number`)
  return rowsOf<PlayerRow>(rows, {
    entryId: text,
    label: text,
    fromSession: orNull(whole),
    untilSession: orNull(whole),
    personId: orNull(text),
    number: orNull(text),
  })
}

const isSeated = ({ fromSession, untilSession }: PlayerRow, session: number): boolean =>
  (fromSession ?? 1) <= session && (untilSession === null || session <= untilSession)

const sideOf = (lineUps: LineUps, session: number, { entrant, rank, absent }: PlayedGame['sides'][number]) => {
  const own = lineUps.get(entrant) ?? []
  const people = own.flatMap(player =>
    player.personId && player.number && !absent && isSeated(player, session)
      ? [{ id: player.personId, number: player.number }]
      : [],
  )
  const players = people.map(person => person.id)
  return { entry: entrant as string, label: own[0]?.label ?? '', rank, people, players }
}

/** Games as they were derived, each with those in the line-ups of its session. */
export const withPeople = (
  stage: { readonly id: string; readonly ordinal: number },
  games: readonly PlayedGame[],
  lineUps: LineUps,
): readonly OfficialGame[] =>
  games.map(({ session, round, section, table, sides }) => ({
    stageId: stage.id,
    stage: stage.ordinal,
    ...(session === undefined ? {} : { session }),
    ...(round === undefined ? {} : { round }),
    ...(table === undefined ? {} : { table: section ? `${section}${table}` : table }),
    sides: sides.map(side => sideOf(lineUps, session ?? 1, side)),
  }))

interface OfficialGames {
  readonly byEvent: ReadonlyMap<string, readonly OfficialGame[]>
  readonly lineUps: LineUps
}

/** What was finished at the tables of official results. Two statements, however many tables. */
export const officialGames = async (
  db: Db,
  found: RankingRow,
  until: IsoDate,
  at: Date | undefined,
): Promise<OfficialGames> => {
  const lineUps = groupBy(await playerRows(db, found, until, at), row => row.entryId)
  const byEvent = new Map<string, OfficialGame[]>()
  for (const { eventId, stageId: id, ordinal, games } of await stageRows(db, found, until, at)) {
    const own = withPeople({ id, ordinal }, games, lineUps)
    const held = byEvent.get(eventId)
    if (held) held.push(...own)
    else byEvent.set(eventId, [...own])
  }
  return { byEvent, lineUps }
}
