import type { ImportedEntrant, ImportedEvent, ImportedPlayer } from '@paiji/formats'
import { editionOf, err, ok, type Problem, problem, type ResultsContent } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { boardAt, boardsByStages } from '../events/boards.repo.js'
import {
  type EntryPlayerRow,
  type EntryRow,
  entriesByStages,
  eventsByIds,
  playersByEntries,
  stagesByIds,
} from '../events/events.repo.js'
import { standingPeopleByIds } from '../registry/people.repo.js'
import type { Outcome } from '../../base/problem.js'
import { deriveRevision } from '../standings/derive-revision.js'
import { allLinesOf, type LineRow } from '../standings/standings-reads.repo.js'
import type { RevisionRow } from '../standings/standings.repo.js'
import { recordsOfStage } from '../standings/table-records.repo.js'

/** Named arithmetic goes into the program's name, so that whoever reads the file back scores as it was scored. */
const programName = (profile: string | undefined): string => (profile === undefined ? 'Paiji' : `Paiji ${profile}`)

const playersOf = (rows: readonly EntryPlayerRow[], numberOf: ReadonlyMap<string, string>): ImportedPlayer[] =>
  rows.map(row => {
    const nationalId = row.personId ? numberOf.get(row.personId) : undefined
    return { name: row.nameAsEntered, ...(nationalId ? { nationalId } : {}), location: {} }
  })

const publishedOf = (line: LineRow | undefined): ImportedEntrant['published'] =>
  line
    ? {
        total: line.totalPrinted,
        ...(line.percentPrinted === null ? {} : { percent: line.percentPrinted }),
        place: `${line.rank}${line.shared ? '=' : ''}`,
        boardsPlayed: line.played,
      }
    : {}

interface Contestants {
  readonly entries: readonly EntryRow[]
  readonly players: readonly EntryPlayerRow[]
  readonly numberOf: ReadonlyMap<string, string>
  readonly lines: readonly LineRow[]
  readonly kind: ImportedEntrant['kind']
}

const entrantsOf = ({ entries, players, numberOf, lines, kind }: Contestants): ImportedEntrant[] => {
  const lineOf = new Map(lines.map(line => [line.entryId, line]))
  const playersByEntry = new Map<string, EntryPlayerRow[]>()
  for (const player of players) {
    playersByEntry.set(player.entryId, [...(playersByEntry.get(player.entryId) ?? []), player])
  }
  return entries.map(entry => ({
    key: entry.id,
    number: entry.number,
    kind,
    ...(kind === 'team' ? { name: entry.nameAsEntered } : {}),
    ...(entry.section === null ? {} : { section: entry.section }),
    ...(entry.group === 'NS' || entry.group === 'EW' ? { direction: entry.group } : {}),
    players: playersOf(playersByEntry.get(entry.id) ?? [], numberOf),
    published: publishedOf(lineOf.get(entry.id)),
    listed: true,
    location: {},
  }))
}

const loadContestants = async (db: Db, revision: RevisionRow): Promise<Omit<Contestants, 'kind'>> => {
  const entries = await entriesByStages(db, [revision.stageId])
  const players = await playersByEntries(
    db,
    entries.map(entry => entry.id),
  )
  const people = await standingPeopleByIds(
    db,
    players.flatMap(player => player.personId ?? []),
  )
  const numberOf = new Map(people.map(person => [person.askedId, person.number]))
  return { entries, players, numberOf, lines: await allLinesOf(db, [revision.id]) }
}

/** The results of a revision, computed again from the facts it names. */
const contentOf = async (db: Db, revision: RevisionRow, format: string): Promise<Outcome<ResultsContent>> => {
  const makeResults = editionOf(revision.editionId)?.results
  if (!makeResults) return err([problem('NO_RESULTS_FILE_FOR_SPORT', { params: { edition: revision.editionId } })])
  const derived = await deriveRevision(db, revision)
  if (!derived.ok) return derived
  const boards = await boardsByStages(db, [revision.stageId])
  return makeResults({
    ...derived.value,
    settings: revision.settings,
    format,
    boardAt: at => boardAt(boards, at),
    records: new Map((await recordsOfStage(db, revision.stageId)).map(({ slot, record }) => [slot, record])),
  })
}

/** A stage's published results in the neutral shape of results files; `losses` names what that shape has no place for. */
export const resultsOfRevision = async (
  db: Db,
  revision: RevisionRow,
): Promise<Outcome<{ event: ImportedEvent; losses: readonly Problem[] }>> => {
  const [stage] = await stagesByIds(db, [revision.stageId])
  const [event] = stage ? await eventsByIds(db, [stage.eventId]) : []
  if (!stage || !event) return err([problem('STAGE_UNKNOWN')])
  const content = await contentOf(db, revision, stage.format)
  if (!content.ok) return content
  const { kind, eventType, scoring, profile, winners, sessions, matches, losses } = content.value
  const contestants = await loadContestants(db, revision)
  const results: ImportedEvent = {
    format: 'usebio',
    program: { name: programName(profile) },
    externalId: event.code,
    title: stage.nameZh === event.nameZh ? event.nameZh : `${event.nameZh} ${stage.nameZh}`,
    ...(event.venue ? { venue: event.venue } : {}),
    eventType,
    date: event.startsOn,
    scoring,
    winners,
    entrants: entrantsOf({ ...contestants, kind }),
    sessions,
    matches,
    problems: [],
  }
  return ok({ event: results, losses })
}
