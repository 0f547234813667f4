import { err, ok, problem } from '@paiji/rules'
import { uuids } from '../../db/among.js'
import { inArray, sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { rowsOf, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { entry, entryPlayer } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { placeEntrants } from '../events/enter-entrants.js'
import { eventsByIds, stagesByIds } from '../events/events.repo.js'
import { type MatchedEntrant, matchTyped } from '../events/match-entrants.js'
import { readTypedPlayer } from '../events/typed-player.js'
import { issuersOfNumbers } from '../registry/match.repo.js'
import type { Act } from '../shared/act.js'
import { nothingBuiltOn, rowsPointingAt } from './built-on.js'
import { playerColumns, type TableColumn, type TableRow } from './columns.js'
import type { Ask, DecidedRow, Made, RowReading, TableKindRules, TablePlace } from './kind.js'
import { RowReader } from './read-cells.js'

interface EntryPlan {
  readonly number: string | undefined
  readonly team: string | undefined
  readonly seed: number | undefined
  readonly players: readonly { readonly key: string; readonly name: string; readonly personId?: string | undefined }[]
}

const stageOf = async (db: Db, stageId: string | undefined) => {
  const [stage] = stageId === undefined ? [] : await stagesByIds(db, [stageId])
  const [event] = stage ? await eventsByIds(db, [stage.eventId]) : []
  return stage && event ? { stage, event } : undefined
}

const seedOf = (reader: RowReader): number | undefined => {
  const text = reader.text('seed')
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,4}$/u.test(text)) return Number(text)
  reader.note('seed', 'CELL_WORD_UNKNOWN', { value: text })
  return undefined
}

const askOf = (key: string, found: MatchedEntrant): Ask => ({
  key,
  text: found.text,
  candidates: found.candidates,
  ...(found.personId && found.by !== 'name' ? { personId: found.personId } : {}),
  ...(found.personId && found.by === 'name' ? { proposed: { personId: found.personId } } : {}),
  mustDecide: false,
})

const read = async (db: Db, place: TablePlace, rows: readonly TableRow[]): Promise<RowReading<EntryPlan>[]> => {
  const where = await stageOf(db, place.stageId)
  if (!where) return []
  const cells = rows.flatMap(row =>
    playerColumns.flatMap(column => {
      const text = row.cell(column)
      return text === '' ? [] : [{ row: row.row, column, text, ...readTypedPlayer(text) }]
    }),
  )
  const issuers = await issuersOfNumbers(
    db,
    cells.flatMap(({ number }) => number ?? []),
  )
  const found = await matchTyped(db, { event: where.event, stageId: where.stage.id, issuers, typed: cells })
  const named = cells.map((cell, at) => ({ ...cell, key: `${cell.row}.${cell.column}`, found: found[at]! }))
  const seen = new Map<string, number>()
  return rows.map(row => readRow(new RowReader(row), named, seen))
}

type NamedCell = { row: number; column: TableColumn; text: string; name: string; key: string; found: MatchedEntrant }

const readRow = (reader: RowReader, named: readonly NamedCell[], seen: Map<string, number>): RowReading<EntryPlan> => {
  const { row } = reader.row
  const own = named.filter(one => one.row === row)
  if (own.length === 0) reader.note('player1', 'CELL_MISSING')
  for (const { column, name, found } of own) {
    const id = found.personId
    const earlier = id === undefined ? undefined : seen.get(id)
    if (earlier !== undefined) reader.note(column, 'ROW_REPEATED', { row: earlier })
    if (id !== undefined) seen.set(id, row)
    if (found.enteredIn !== undefined) reader.note(column, 'PLAYER_ENTERED_TWICE')
    if (id === undefined && name === '') reader.note(column, 'NUMBER_UNKNOWN', { value: found.text })
  }
  return {
    row,
    problems: reader.problems,
    asks: own.map(({ key, found }) => askOf(key, found)),
    plan: {
      number: reader.text('entryNumber'),
      team: reader.text('team'),
      seed: seedOf(reader),
      players: own.map(({ key, name, found }) => ({
        key,
        name: name || found.text,
        personId: found.by === 'name' ? undefined : found.personId,
      })),
    },
  }
}

const store = async (act: Act, place: TablePlace, rows: readonly DecidedRow<EntryPlan>[]): Promise<Outcome<Made>> => {
  const where = await stageOf(act.tx, place.stageId)
  if (!where) return err([problem('TABLE_STAGE_MISSING', { severity: 'error' })])
  const entrants = rows.map(({ plan: { number, team, seed, players }, who }) => ({
    number,
    seed,
    name: team,
    players: players.map(({ key, name, personId }) => {
      const said = who(key)
      const id = personId ?? (typeof said === 'object' ? said.personId : undefined)
      return id ? { personId: id } : { name }
    }),
  }))
  const placed = await placeEntrants(act, where, entrants)
  if (!placed.ok) return placed
  return ok({ ...(await rowsPointingAt(act.tx, 'entry', placed.value)), entry: placed.value })
}

/** Tables at which one of the entries sits: they are named in a list, not by a foreign key. */
const seated = async (tx: Transaction, ids: readonly string[]): Promise<number> => {
  const rows = await tx.execute(sql`select count(*)::int as n from round_table where sides && ${uuids(ids)}`)
  return rowsOf<{ n: number }>(rows, { n: whole })[0]?.n ?? 0
}

/** Entries that never sat anywhere are taken off the field again. */
const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, viewer } = act
  const ids = [...(made.entry ?? [])]
  const tables = await seated(tx, ids)
  if (tables > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'round_table', count: tables } })])
  const free = await nothingBuiltOn(tx, 'entry', made)
  if (!free.ok) return free
  await tx.delete(entryPlayer).where(inArray(entryPlayer.entryId, ids))
  await tx.delete(entry).where(inArray(entry.id, ids))
  await recordAudit(tx, viewer, {
    type: 'ENTRIES_REMOVED',
    organisationId: place.organisationId,
    aggregateKind: 'stage',
    aggregateId: place.stageId ?? '',
    data: { stageId: place.stageId ?? '', entryIds: ids, reason },
  })
  return ok(true)
}

export const entriesTable: TableKindRules<EntryPlan> = { read, store, undo }
