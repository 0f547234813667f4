import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { entry, entryPlayer, stage } from '../../db/schema/index.js'
import type { EntryPlayerRow } from './events.repo.js'

/** A player whom nobody has linked to the register or called a non-member. */
export interface UnlinkedPlayer extends EntryPlayerRow {
  readonly eventId: string
  readonly number: string
}

/** The same player of the entry this one continues is asked about there, once for all stages. */
const askedEarlier = sql`exists (select 1 from entry_player earlier
  where earlier.entry_id = ${entry.fromEntryId} and earlier.ordinal = ${entryPlayer.ordinal}
    and earlier.superseded_at is null and earlier.person_id is null and not earlier.not_member)`

const open = sql`${entryPlayer.personId} is null and not ${entryPlayer.notMember}`

const unlinked = (db: Db) =>
  db
    .select({ player: entryPlayer, eventId: stage.eventId, number: entry.number })
    .from(entryPlayer)
    .innerJoin(entry, eq(entry.id, entryPlayer.entryId))
    .innerJoin(stage, eq(stage.id, entry.stageId))
    .$dynamic()

const flat = (rows: { player: EntryPlayerRow; eventId: string; number: string }[]): UnlinkedPlayer[] =>
  rows.map(({ player, ...rest }) => ({ ...player, ...rest }))

/** The players of each event nobody has placed yet, each once, in the order of the entry lists. */
export const unlinkedOfEvents = async (db: Db, eventIds: readonly string[]): Promise<UnlinkedPlayer[]> =>
  flat(
    await unlinked(db)
      .where(and(among(stage.eventId, eventIds), isNull(entryPlayer.supersededAt), open, sql`not ${askedEarlier}`))
      .orderBy(
        asc(stage.ordinal),
        sql`nullif(regexp_replace(${entry.number}, '\\D', '', 'g'), '')::bigint nulls last`,
        asc(entry.number),
        asc(entryPlayer.ordinal),
        asc(entryPlayer.fromSession),
      ),
  )

/** The players of one stage nobody has placed yet. */
export const unlinkedOfStage = async (db: Db, stageId: string): Promise<UnlinkedPlayer[]> =>
  flat(
    await unlinked(db)
      .where(and(eq(entry.stageId, stageId), isNull(entryPlayer.supersededAt), open))
      .orderBy(asc(entry.number), asc(entryPlayer.ordinal)),
  )

export const playersByIds = (db: Db, ids: readonly string[]): Promise<EntryPlayerRow[]> =>
  db.select().from(entryPlayer).where(among(entryPlayer.id, ids))

/** The ids of the entries that are one contestant through the stages of an event, this one among them. */
export const entriesOfContestant = async (db: Db, entryId: string): Promise<string[]> => {
  const rows = await db.execute<{ id: string }>(sql`
    with recursive back as (
      select id, from_entry_id from entry where id = ${entryId}
      union select e.id, e.from_entry_id from entry e join back on e.id = back.from_entry_id
    ), forth as (
      select id from back union select e.id from entry e join forth on e.from_entry_id = forth.id
    )
    select id from forth`)
  return [...rows].map(row => row.id)
}
