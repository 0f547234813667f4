import { err, ok, problem, type ResultRows, type ScoreLine, sportOfEdition } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { Outcome } from '../../base/problem.js'
import {
  entriesByStages,
  type EntryPlayerRow,
  eventsByIds,
  playersByEntries,
  stagesByIds,
} from '../events/events.repo.js'
import { identifiersByPeople, namesByPeople, standingPeopleByIds } from '../registry/people.repo.js'
import { deriveRevision } from '../standings/derive-revision.js'
import { allLinesOf } from '../standings/standings-reads.repo.js'
import type { RevisionRow } from '../standings/standings.repo.js'

/** A row of a table; cells are text or numbers. */
export type Row = readonly (string | number | undefined)[]

interface Contestant {
  readonly number: string
  readonly name: string
  readonly member: string
}

/** How the contestants of a revision are called in a file. */
export const contestants = async (db: Db, revision: RevisionRow): Promise<ReadonlyMap<string, Contestant>> => {
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
  const lineUp = (entryId: string): EntryPlayerRow[] => players.filter(player => player.entryId === entryId)
  const text = (words: readonly string[]) => words.map(word => word.replace(/[;；]/g, ',')).join('; ')
  return new Map(
    entries.map(entry => {
      const line = lineUp(entry.id)
      const ids = line.map(player => (player.personId ? (numberOf.get(player.personId) ?? '') : ''))
      const name = line.length > 0 ? text(line.map(player => player.nameAsEntered)) : entry.nameAsEntered
      return [entry.id, { number: entry.number, name, member: ids.some(id => id !== '') ? text(ids) : '' }]
    }),
  )
}

const heading = async (db: Db, revision: RevisionRow): Promise<{ code: string; rows: Row[] }> => {
  const [stage] = await stagesByIds(db, [revision.stageId])
  const [event] = stage ? await eventsByIds(db, [stage.eventId]) : []
  if (!stage || !event) return { code: 'results', rows: [] }
  const title = stage.nameZh === event.nameZh ? event.nameZh : `${event.nameZh} ${stage.nameZh}`
  return {
    code: event.code,
    rows: [[`# title: ${title}`], [`# date: ${event.startsOn}`], ...(event.venue ? [[`# venue: ${event.venue}`]] : [])],
  }
}

export interface WrittenRows {
  readonly code: string
  /** What the file is about, the heads, and what it tells. */
  readonly rows: readonly Row[]
}

const rowsFor = (editionId: string): Outcome<ResultRows> => {
  const rows = sportOfEdition(editionId)?.files?.rows
  return rows ? ok(rows) : err([problem('NO_RESULTS_FILE_FOR_SPORT', { params: { edition: editionId } })])
}

/**
 * The results of a revision with a row for each seat of each table, as they are read again. Problems:
 * NO_RESULTS_FILE_FOR_SPORT.
 */
export const writeResultRows = async (db: Db, revision: RevisionRow): Promise<Outcome<WrittenRows>> => {
  const format = rowsFor(revision.editionId)
  if (!format.ok) return format
  const derived = await deriveRevision(db, revision)
  if (!derived.ok) return derived
  const { seats, columns, writeCells } = format.value
  const who = await contestants(db, revision)
  const scored = new Map<string, ScoreLine[]>()
  for (const line of derived.value.scoreLines)
    scored.set(`${line.slot}\n${line.entrant}`, [...(scored.get(`${line.slot}\n${line.entrant}`) ?? []), line])
  const rows = derived.value.facts.sheets.flatMap(({ slot, round, table, sides, sheet }) =>
    sides.map((side, at): Row => {
      const { number = '', name = '', member = '' } = who.get(side) ?? {}
      const cells = writeCells(scored.get(`${slot}\n${side}`) ?? [], sheet, at)
      return [round, table, seats[at], number, name, member, ...columns.map(column => cells[column])]
    }),
  )
  const { code, rows: told } = await heading(db, revision)
  return ok({
    code,
    rows: [...told, ['round', 'table', 'seat', 'number', 'name', 'member', ...columns], ...rows],
  })
}

/** Who gives the numbers of European players. */
const EMA = /^ema$/i

/**
 * The report of a tournament as the European association takes it: place, name, its number, table points, score.
 * Reserves and players of no place are left out. Problems: NO_RESULTS_FILE_FOR_SPORT.
 */
export const writeEmaReport = async (db: Db, revision: RevisionRow): Promise<Outcome<WrittenRows>> => {
  const format = rowsFor(revision.editionId)
  if (!format.ok) return format
  const derived = await deriveRevision(db, revision)
  if (!derived.ok) return derived
  const lines = await allLinesOf(db, [revision.id])
  const players = await playersByEntries(
    db,
    lines.map(line => line.entryId),
  )
  const playerOf = new Map(players.filter(one => one.untilSession === null).map(one => [one.entryId, one]))
  const ids = [...playerOf.values()].flatMap(player => player.personId ?? [])
  const standing = new Map((await standingPeopleByIds(db, ids)).map(person => [person.askedId, person.id]))
  const names = await namesByPeople(db, [...standing.values()])
  const numbers = (await identifiersByPeople(db, [...standing.values()])).filter(({ issuer }) => EMA.test(issuer))
  const rows = lines.map((line): Row => {
    const player = playerOf.get(line.entryId)
    const person = player?.personId ? standing.get(player.personId) : undefined
    const latin = names.findLast(name => name.personId === person && name.script === 'Latn')
    const number = numbers.find(one => one.personId === person)?.value
    const score = format.value.minorTotal?.(derived.value.scoreLines.filter(one => one.entrant === line.entryId))
    return [
      line.rank,
      latin?.given ?? '',
      latin?.family ?? player?.nameAsEntered ?? '',
      number ?? '',
      line.totalPrinted,
      score ?? '',
      number ? 'yes' : 'no',
    ]
  })
  const { code } = await heading(db, revision)
  const title: Row = ['place', 'first_name', 'last_name', 'ema_number', 'table_points', 'score', 'ema_member']
  return ok({ code, rows: [title, ...rows] })
}
