import { groupBy } from '../../base/group-by.js'
import { type Evening, type EveningLine, rankSeries, type SeriesLine, type SeriesTerms } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import { type EntryPlayerRow, type EventRow, playersByEntries } from '../events/events.repo.js'
import { composeClassification, stagesInOrder, stagesOfEvent } from '../standings/compose-classification.js'
import {
  eveningsOfSeries,
  holdingsOn,
  mergedPeople,
  type PublishedLine,
  publishedLines,
  type SeriesTermsRow,
  termsOfSeries,
} from './series.repo.js'

/** Somebody's last appearance: what a line of the table is called by. */
export interface Appearance {
  readonly entryId: string
  /** The player meant, where players are ranked. */
  readonly player?: EntryPlayerRow
}

export interface SeriesTable {
  readonly row: SeriesTermsRow
  readonly evenings: readonly EventRow[]
  /** Of those, the ones that give somebody a figure: published, and of the kind that the terms measure. */
  readonly counted: ReadonlySet<string>
  readonly lines: readonly (SeriesLine & Appearance)[]
}

/** A result with who had it. */
interface Played {
  readonly line: PublishedLine
  readonly rank: number
  readonly sharedBy: number
  readonly players: readonly EntryPlayerRow[]
}

const nameKey = (name: string): string => `~${name.trim().toLowerCase()}`

const countBy = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The lines of one event with their places: those of its one stage, or the order that its stages make together. */
const placesOf = async (
  db: Db,
  eventId: string,
  lines: readonly PublishedLine[],
): Promise<Omit<Played, 'players'>[]> => {
  const stageIds = new Set(lines.map(line => line.stageId))
  if (stageIds.size < 2) {
    const key = (line: PublishedLine) => `${line.group ?? ''} ${line.rank}`
    const counts = countBy(lines.map(key))
    return lines.map(line => ({ line, rank: line.rank, sharedBy: counts.get(key(line)) ?? 1 }))
  }
  const order = stagesInOrder(await stagesOfEvent(db, eventId))
  const parts = order.map(({ id }) => ({ stageId: id, lines: lines.filter(line => line.stageId === id) }))
  const composed = await composeClassification(db, parts)
  const byEntry = new Map(lines.map(line => [line.entryId, line]))
  const counts = countBy(composed.map(one => `${one.rank}`))
  return composed.flatMap(({ entryId, rank }) => {
    const line = byEntry.get(entryId)
    return line ? [{ line, rank, sharedBy: counts.get(`${rank}`) ?? 1 }] : []
  })
}

interface Keys {
  personOf(player: EntryPlayerRow): string
}

/** Whom a result counts for. */
const contestantsOf = (terms: SeriesTerms, { line, players }: Played, { personOf }: Keys): readonly string[] => {
  if (terms.by === 'name' || players.length === 0) return [nameKey(line.nameAsEntered)]
  const people = [...new Set(players.map(personOf))].sort()
  return terms.by === 'player' ? people : [people.join(' ')]
}

const toLine = (terms: SeriesTerms, played: Played, keys: Keys): EveningLine => ({
  contestants: contestantsOf(terms, played, keys),
  people: [...new Set(played.players.map(keys.personOf))],
  ...(played.line.percent === null ? {} : { percent: played.line.percent }),
  total: played.line.total,
  rank: played.rank,
  sharedBy: played.sharedBy,
})

const holdings = async (
  db: Db,
  { organisationId, terms }: SeriesTermsRow,
  evenings: readonly EventRow[],
): Promise<ReadonlyMap<string, string>> => {
  const [first] = evenings
  if (!first || terms.ranking === undefined) return new Map()
  const held = await holdingsOn(db, { organisationId, ranking: terms.ranking, day: first.startsOn })
  return new Map([...held].map(([id, value]) => [id, `${value}/100`]))
}

/** Handicaps by the person that a record stands for now; what was said of that person themselves goes before. */
const handicapsNow = (terms: SeriesTerms, merged: ReadonlyMap<string, string>): SeriesTerms => {
  const said = Object.entries(terms.handicaps ?? {})
  if (said.length === 0) return terms
  const moved = said.map(([id, points]) => [merged.get(id) ?? id, points] as const)
  return { ...terms, handicaps: { ...Object.fromEntries(moved), ...Object.fromEntries(said) } }
}

/** All results of the evenings with their players. */
const playedIn = async (db: Db, evenings: readonly EventRow[]): Promise<ReadonlyMap<string, readonly Played[]>> => {
  const lines = await publishedLines(
    db,
    evenings.map(one => one.id),
  )
  const players = groupBy(
    await playersByEntries(
      db,
      lines.map(line => line.entryId),
    ),
    player => player.entryId,
  )
  const found = new Map<string, readonly Played[]>()
  for (const [eventId, own] of groupBy(lines, line => line.eventId)) {
    const placed = await placesOf(db, eventId, own)
    found.set(
      eventId,
      placed.map(one => ({ ...one, players: players.get(one.line.entryId) ?? [] })),
    )
  }
  return found
}

/**
 * The order of a series by what is published of its evenings; undefined while nobody has said how they count.
 * Seven statements, and two for each evening of several stages.
 */
export const seriesTable = async (db: Db, seriesId: string): Promise<SeriesTable | undefined> => {
  const [row] = await termsOfSeries(db, [seriesId])
  if (!row) return undefined
  const evenings = await eveningsOfSeries(db, seriesId)
  const played = await playedIn(db, evenings)
  const everybody = [...played.values()].flat().flatMap(one => one.players.flatMap(({ personId }) => personId ?? []))
  const merged = await mergedPeople(db, [...everybody, ...Object.keys(row.terms.handicaps ?? {})])
  const terms = handicapsNow(row.terms, merged)
  const keys: Keys = {
    personOf: ({ personId, nameAsEntered }) =>
      personId === null ? nameKey(nameAsEntered) : (merged.get(personId) ?? personId),
  }
  const seen = new Map<string, Appearance>()
  const read = evenings.map(({ id }): Evening => {
    const lines = (played.get(id) ?? []).map(one => {
      const line = toLine(terms, one, keys)
      for (const key of line.contestants) {
        const player = terms.by === 'player' ? one.players.find(each => keys.personOf(each) === key) : undefined
        seen.set(key, { entryId: one.line.entryId, ...(player ? { player } : {}) })
      }
      return line
    })
    return { id, lines }
  })
  const lines = rankSeries(terms, read, await holdings(db, row, evenings))
  return {
    row,
    evenings,
    counted: new Set(lines.flatMap(line => line.figures.map(figure => figure.evening))),
    lines: lines.flatMap(line => {
      const appearance = seen.get(line.contestant)
      return appearance ? [{ ...line, ...appearance }] : []
    }),
  }
}
