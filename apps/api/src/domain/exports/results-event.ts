import {
  type EventKind,
  eventKinds,
  type ImportedEntrant,
  type ImportedEvent,
  type ImportedPlayer,
  type ScoringMethod,
} from '@paiji/formats'
import { err, ok, type Problem, problem } from '@paiji/rules'
import {
  type BridgeFacts,
  type BridgeSettings,
  bridgeEditionOf,
  effectiveSheets,
  isTeamMethod,
  type Method,
  profileIdOf,
} from '@paiji/rules/bridge'
import type { Db } from '../../db/client.js'
import { boardsByStages } from '../events/boards.repo.js'
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
import { matchesOf, type PlayedStage, sessionsOf } from './result-lines.js'

const scorings: Readonly<Record<Method, ScoringMethod>> = {
  matchpoint: 'matchpoint',
  butler: 'butler',
  crossImp: 'crossImp',
  totalPoints: 'totalPoints',
  boardAMatch: 'boardAMatch',
  teamImp: 'imp',
  aggregate: 'totalPoints',
  patton: 'patton',
  quotient: 'imp',
}

/** Named arithmetic goes into the program's name, so that whoever reads the file back scores as it was scored. */
const programName = ({ profile }: BridgeSettings): string => {
  const id = profileIdOf(profile)
  return id === undefined || id === 'standard' ? 'Paiji' : `Paiji ${id}`
}

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

const kindsOf = (method: Method, format: string, sides: number): { kind: ImportedEntrant['kind']; type: EventKind } => {
  const kind = sides === 4 ? 'player' : isTeamMethod(method) || /team|knockout/i.test(format) ? 'team' : 'pair'
  const implied = { player: 'individual', team: 'teams', pair: 'pairs' } as const
  return { kind, type: eventKinds.find(name => name === format) ?? implied[kind] }
}

/** The boards of a revision, computed again from the facts it names. */
const playedStage = async (db: Db, revision: RevisionRow): Promise<Outcome<PlayedStage>> => {
  const edition = bridgeEditionOf(revision.editionId)
  if (!edition) return err([problem('NO_RESULTS_FILE_FOR_SPORT', { params: { edition: revision.editionId } })])
  const derived = await deriveRevision(db, revision)
  if (!derived.ok) return derived
  const sheets = effectiveSheets(derived.value.facts as BridgeFacts)
  if (!sheets.ok) return sheets
  return ok({
    edition,
    derived: derived.value,
    sheets: sheets.value,
    boards: await boardsByStages(db, [revision.stageId]),
    records: new Map((await recordsOfStage(db, revision.stageId)).map(({ slot, record }) => [slot, record])),
  })
}

/** A stage's published results in the neutral shape of results files; `losses` names what that shape has no place for. */
export const resultsOfRevision = async (
  db: Db,
  revision: RevisionRow,
): Promise<Outcome<{ event: ImportedEvent; losses: readonly Problem[] }>> => {
  const played = await playedStage(db, revision)
  if (!played.ok) return played
  const [stage] = await stagesByIds(db, [revision.stageId])
  const [event] = stage ? await eventsByIds(db, [stage.eventId]) : []
  if (!stage || !event) return err([problem('STAGE_UNKNOWN')])
  const settings = played.value.edition.parseSettings(revision.settings)
  if (!settings.ok) return settings
  const conditions = settings.value as BridgeSettings
  const { method, winners } = conditions
  const { kind, type } = kindsOf(method, stage.format, played.value.sheets[0]?.sides.length ?? 2)
  const losses: Problem[] = []
  const contestants = await loadContestants(db, revision)
  const results: ImportedEvent = {
    format: 'usebio',
    program: { name: programName(conditions) },
    externalId: event.code,
    title: stage.nameZh === event.nameZh ? event.nameZh : `${event.nameZh} ${stage.nameZh}`,
    ...(event.venue ? { venue: event.venue } : {}),
    eventType: type,
    date: event.startsOn,
    scoring: scorings[method],
    winners,
    entrants: entrantsOf({ ...contestants, kind }),
    sessions: sessionsOf(played.value, losses),
    matches: matchesOf(played.value),
    problems: [],
  }
  return ok({ event: results, losses })
}
