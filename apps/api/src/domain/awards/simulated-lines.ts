import type { AwardStanding } from '@paiji/rules/awards'
import type { ComputedList, ListedEntry } from './compute-list.js'
import type { ListedAward } from './lists.repo.js'

/** What one event's points were worth on a list. Hundredths. */
export interface CountedThen {
  readonly points: number
  readonly counted: number
  readonly because: AwardStanding
}

/** One event in both lists of a person; absent where it gives nothing. */
export interface SimulatedResult {
  readonly eventId: string
  readonly before: CountedThen | undefined
  readonly after: CountedThen | undefined
}

export interface PlaceThen {
  readonly rank: number
  readonly value: number
}

/** One person in both lists, by the new one; those who leave it stand at the end. */
export interface SimulatedLine {
  readonly position: number
  readonly personId: string
  readonly before: PlaceThen | undefined
  readonly after: PlaceThen | undefined
  readonly moved: boolean
  readonly results: readonly SimulatedResult[]
}

export interface SimulatedList {
  readonly list: Pick<ComputedList, 'entries'>
  readonly awards: readonly ListedAward[]
}

const byPerson = ({ list }: SimulatedList): ReadonlyMap<string, ListedEntry> =>
  new Map(list.entries.map(entry => [entry.personId, entry]))

const byEvent = (
  entry: ListedEntry | undefined,
  events: ReadonlyMap<string, string>,
): ReadonlyMap<string, CountedThen> => {
  const found = new Map<string, CountedThen>()
  for (const { awardId, points, counted, because } of entry?.counting ?? []) {
    const event = events.get(awardId) ?? ''
    const held = found.get(event)
    found.set(event, {
      points: points + (held?.points ?? 0),
      counted: counted + (held?.counted ?? 0),
      because: held?.because === 'counts' ? held.because : because,
    })
  }
  return found
}

const place = (entry: ListedEntry | undefined): PlaceThen | undefined =>
  entry && { rank: entry.rank, value: entry.value }

/** Everybody on either list, with what each event was worth on each. */
export const simulatedLines = (before: SimulatedList, after: SimulatedList): SimulatedLine[] => {
  const [old, fresh] = [byPerson(before), byPerson(after)]
  const events = [before, after].map(({ awards }) => new Map(awards.map(award => [award.id, award.eventId])))
  const gone = before.list.entries.filter(entry => !fresh.has(entry.personId))
  return [...after.list.entries, ...gone].map(({ personId }, at) => {
    const [was, is] = [old.get(personId), fresh.get(personId)]
    const [had, has] = [byEvent(was, events[0] ?? new Map()), byEvent(is, events[1] ?? new Map())]
    const results = [...new Set([...has.keys(), ...had.keys()])].map(eventId => ({
      eventId,
      before: had.get(eventId),
      after: has.get(eventId),
    }))
    const moved = was?.rank !== is?.rank || was?.value !== is?.value
    return { position: at + 1, personId, before: place(was), after: place(is), moved, results }
  })
}
