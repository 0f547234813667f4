import { groupBy } from '../../base/group-by.js'
import type { Db } from '../../db/client.js'
import { type Called, calledAlike, peopleCalled } from '../registry/called.js'
import { type EntryRow, entriesByIds, playersByEntries } from './events.repo.js'
import { teamNameOf } from './team-name.js'

/** A contestant as people call it: its number, and by its team's name or its players'. */
export interface CalledEntry extends Called {
  readonly id: string
  readonly number: string
}

/** What contestants are called: by their team's name, or their players' as readers of each language write them. */
export const calledEntries = async (
  db: Db,
  entries: readonly Pick<EntryRow, 'id' | 'number' | 'nameAsEntered'>[],
): Promise<readonly CalledEntry[]> => {
  const players = groupBy(
    await playersByEntries(
      db,
      entries.map(entry => entry.id),
    ),
    player => player.entryId,
  )
  const known = await peopleCalled(
    db,
    [...players.values()].flatMap(line => line.flatMap(player => player.personId ?? [])),
  )
  return entries.map(entry => {
    const line = players.get(entry.id) ?? []
    const team = teamNameOf(entry, line)
    const called = line.map(one => known.get(one.personId ?? '') ?? calledAlike(one.nameAsEntered))
    const inLine = (language: keyof Called): string =>
      team ?? (called.map(one => one[language]).join(' / ') || entry.nameAsEntered)
    return { id: entry.id, number: entry.number, zh: inLine('zh'), en: inLine('en') }
  })
}

/** The same of the contestants with these ids. */
export const entriesCalled = async (db: Db, ids: readonly string[]): Promise<readonly CalledEntry[]> =>
  ids.length === 0 ? [] : calledEntries(db, await entriesByIds(db, ids))
