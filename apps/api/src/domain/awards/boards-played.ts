import type { BoardsPlayed } from '@paiji/rules/awards'
import { and, eq, isNull } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { entry, entryPlayer, person, stage } from '../../db/schema/index.js'
import { participationOfEntries } from '../line-ups/participation.js'

const playersOfEvents = (db: Db, eventIds: readonly string[]) =>
  db
    .selectDistinct({
      eventId: stage.eventId,
      entryId: entry.id,
      ordinal: entryPlayer.ordinal,
      number: person.number,
    })
    .from(stage)
    .innerJoin(entry, eq(entry.stageId, stage.id))
    .innerJoin(entryPlayer, and(eq(entryPlayer.entryId, entry.id), isNull(entryPlayer.supersededAt)))
    .innerJoin(person, eq(person.id, entryPlayer.personId))
    .where(among(stage.eventId, eventIds))

/**
 * How many of their teams' boards people have played in all stages of some events, by event and number of the person. At
 * most five statements, however many events; none for no event.
 */
export const boardsPlayedIn = async (
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, BoardsPlayed>>>> => {
  const found = new Map<string, Record<string, BoardsPlayed>>()
  if (eventIds.length === 0) return found
  const players = await playersOfEvents(db, eventIds)
  const entries = await participationOfEntries(db, [...new Set(players.map(player => player.entryId))])
  const byEntry = new Map(entries.map(one => [one.entryId, one]))
  for (const { eventId, entryId, ordinal, number } of players) {
    const own = byEntry.get(entryId)
    if (!own) continue
    const event = found.get(eventId) ?? {}
    const before = event[number] ?? { boards: 0, of: 0 }
    event[number] = { boards: before.boards + (own.byPlayer.get(ordinal) ?? 0), of: before.of + own.boards }
    found.set(eventId, event)
  }
  return found
}
