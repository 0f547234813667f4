import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { board, entry, lineUp, round as roundRecord, roundTable, scoreSheet } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { appendSheet, entriesExist } from '../results/results.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { currentRevision } from '../standings/standings.repo.js'
import { reissueCodes } from '../table-entry/reissue-codes.js'
import { exchangeSeats } from './exchange-seats.js'
import { recordByes } from '../rounds/record-byes.js'
import { refuse } from '../rounds/refuse.js'
import {
  type RoundRow,
  roundsBySessions,
  type SessionRow,
  sessionsByIds,
  type SheetRow,
  type TableRow,
  tablesByRounds,
} from '../rounds/rounds.repo.js'
import { type LateSeats, type SeatChange, seatLate, unseat } from './seat-late.js'
import { isResult, notifySeated, sheetsAtTables, slotsAtTable } from '../rounds/seated.js'
import { type ManagedStage, manageHeldStage, seatingOf } from '../rounds/stage-of-rounds.js'

/** What happened in the room: somebody came after the rounds were announced, leaves before they are played, or sat elsewhere. */
export type SeatingFact = 'comes' | 'leaves' | 'exchanges'

export interface SeatingChangeInput {
  readonly sessionId: string
  readonly entryId: string
  readonly fact: SeatingFact
  /** From this round of the stage on; absent: from the first that has no result, or the one that is being played. */
  readonly fromRound?: number | undefined
  /** With whom it exchanges places; one without a seat takes the other's. */
  readonly otherId?: string | undefined
  /** An exchange in the rounds after it too. */
  readonly following?: boolean | undefined
}

export interface ChangeSeatingInput extends SeatingChangeInput {
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

interface Found extends LateSeats {
  readonly managed: ManagedStage
  readonly session: SessionRow
  /** Sheets of byes that are no byes any more, and of boards that others did not play. */
  readonly left: readonly SheetRow[]
  /** Results that are somebody else's. */
  readonly results: readonly SheetRow[]
}

/** Announced or planned rounds without a result but byes, from the one named on. */
const roundsWithoutResult = (
  rounds: readonly RoundRow[],
  tables: readonly TableRow[],
  sheets: readonly SheetRow[],
  from: number | undefined,
): readonly RoundRow[] => {
  const filled = new Set(sheets.filter(isResult).map(sheet => sheet.slot))
  const played = new Set(
    tables.filter(table => slotsAtTable(table).some(slot => filled.has(slot))).map(table => table.roundId),
  )
  return rounds.filter(
    ({ id, number, status }) => status !== 'CLOSED' && (from === undefined ? !played.has(id) : number >= from),
  )
}

/** The round in which two sat in each other's place, and where asked for those after it. */
const roundsOfExchange = (
  rounds: readonly RoundRow[],
  { fromRound, following }: SeatingChangeInput,
): readonly RoundRow[] => {
  const first = fromRound ?? rounds.find(one => one.status === 'OPEN')?.number
  return rounds.filter(
    ({ number, status }) =>
      status !== 'CLOSED' && (number === first || (following === true && first !== undefined && number > first)),
  )
}

/**
 * What would be otherwise. Problems: SESSION_MISSING, NOT_PERMITTED, EVENT_CANCELLED, STAGE_ENDED, SIDE_NOT_IN_STAGE,
 * SIDE_SEATED_ALREADY, SIDE_NOT_IN_ROUND, SEATING_ROUNDS_PLAYED, SEATING_TABLE_PLAYED, SEATING_NO_PLACE,
 * SEATING_NEEDS_SUBSTITUTE, SEATING_ONE_ALONE, ROUND_NOT_RUNNING, RESULTS_OFFICIAL.
 */
const find = async (tx: Transaction, viewer: Viewer, input: SeatingChangeInput): Promise<Outcome<Found>> => {
  const [session] = await sessionsByIds(tx, [input.sessionId])
  if (!session) return refuse('SESSION_MISSING')
  const managed = await manageHeldStage(tx, viewer, session.stageId)
  if (!managed.ok) return managed
  const { stage, row } = managed.value
  if (row.endedAt) return refuse('STAGE_ENDED')
  const named = [input.entryId, ...(input.otherId === undefined ? [] : [input.otherId])]
  if (!(await entriesExist(tx, stage.id, named))) return refuse('SIDE_NOT_IN_STAGE')
  const exchanges = input.fact === 'exchanges'
  if (exchanges && (await currentRevision(tx, stage.id))?.officialAt) return refuse('RESULTS_OFFICIAL')
  const rounds = await roundsBySessions(tx, [session.id])
  const ids = rounds.map(one => one.id)
  const tables = ids.length > 0 ? await tablesByRounds(tx, ids) : []
  const sheets = await sheetsAtTables(tx, stage, tables)
  const open = exchanges
    ? roundsOfExchange(rounds, input)
    : roundsWithoutResult(rounds, tables, sheets, input.fromRound)
  if (open.length === 0) return refuse(exchanges ? 'ROUND_NOT_RUNNING' : 'SEATING_ROUNDS_PLAYED')
  const seats = seatsFor(input, { seating: seatingOf(stage.sport), session, rounds, tables, open })
  if (!seats.ok) return seats
  const changed = new Set(seats.value.changes.flatMap(({ table }) => slotsAtTable(table)))
  const touched = sheets.filter(sheet => changed.has(sheet.slot))
  const played = touched.find(isResult)
  if (played && !exchanges)
    return refuse('SEATING_TABLE_PLAYED', { round: played.round ?? 0, table: played.tableLabel ?? '' })
  // What two exchange goes with them, a board that was not played too; what another leaves behind is nobody's.
  const taken = touched.filter(sheet => exchanges && sheet.sides.length > 1)
  const left = touched.filter(sheet => !taken.includes(sheet))
  return ok({ ...seats.value, managed: managed.value, session, left, results: taken })
}

const seatsFor = (
  { fact, entryId, otherId }: SeatingChangeInput,
  seated: Parameters<typeof seatLate>[0],
): Outcome<LateSeats> => {
  if (fact === 'exchanges') return exchangeSeats(seated, entryId, otherId)
  const meant = new Set(seated.open.map(round => round.id))
  const isSeated = seated.tables.some(table => meant.has(table.roundId) && table.sides.includes(entryId))
  if (fact === 'comes') return isSeated ? refuse('SIDE_SEATED_ALREADY') : seatLate(seated, entryId)
  return isSeated ? unseat(seated, entryId) : refuse('SIDE_NOT_IN_ROUND')
}

/** The tables that would be otherwise; nothing is stored. Problems: those of `changeSeating`. */
export const previewSeating = (
  deps: Deps,
  viewer: Viewer,
  input: SeatingChangeInput,
): Promise<Outcome<readonly SeatChange[]>> =>
  inTransaction(deps.db, async tx => {
    const found = await find(tx, viewer, input)
    return found.ok ? ok(found.value.changes) : found
  })

/**
 * Amends announced rounds by what happened in the room, with a reason: who comes late takes the phantom or the bye of
 * every round without a result; who leaves is a phantom from there on; two that sat in each other's place exchange it,
 * and the results go with them. Tables that changed get new codes, the players at them are notified.
 * Problems: REASON_MISSING, SESSION_MISSING, NOT_PERMITTED, EVENT_CANCELLED, STAGE_ENDED, SIDE_NOT_IN_STAGE,
 * SIDE_SEATED_ALREADY, SIDE_NOT_IN_ROUND, SEATING_ROUNDS_PLAYED, SEATING_TABLE_PLAYED, SEATING_NO_PLACE,
 * SEATING_NEEDS_SUBSTITUTE, SEATING_ONE_ALONE, ROUND_NOT_RUNNING, RESULTS_OFFICIAL.
 */
export const changeSeating = (
  deps: Deps,
  viewer: Viewer,
  input: ChangeSeatingInput,
): Promise<Outcome<{ sessionId: string; changes: readonly SeatChange[] }>> =>
  idempotently(deps, viewer, 'changeSeating', input, async tx => {
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const found = await find(tx, viewer, input)
    if (!found.ok) return found
    const { changes, managed, session } = found.value
    await store({ tx, deps, viewer }, found.value, input)
    await recordAudit(tx, viewer, {
      type: 'SEATING_CHANGED',
      organisationId: managed.stage.organisationId,
      aggregateKind: 'session',
      aggregateId: session.id,
      data: {
        sessionId: session.id,
        entryId: input.entryId,
        fact: input.fact,
        ...(input.otherId === undefined ? {} : { otherId: input.otherId }),
        reason,
        tables: changes.map(({ table, sides }) => ({
          round: table.roundNumber,
          table: table.label,
          before: [...table.sides],
          after: [...sides],
        })),
      },
    })
    const moved = changes.flatMap(({ table, sides }) => [...table.sides, ...sides])
    await notifySeated({ tx, deps, viewer }, managed.stage, [...new Set(moved)])
    return ok({ sessionId: session.id, changes })
  })

const store = async (
  { tx, deps, viewer }: Act,
  { changes, left, results, group, session, managed: { stage } }: Found,
  { entryId, otherId }: ChangeSeatingInput,
): Promise<void> => {
  const at = deps.clock.now()
  const ids = changes.map(({ table }) => table.id)
  for (const { table, sides, boards, rooms = [], label = table.label } of changes)
    await tx
      .update(roundTable)
      .set({
        kind: sides.length > 1 ? 'match' : 'bye',
        sides: [...sides],
        boards: [...boards],
        unplayed: table.unplayed.filter(one => (one.board === '' ? sides.length > 1 : boards.includes(one.board))),
        rooms: [...rooms],
        label,
      })
      .where(eq(roundTable.id, table.id))
  const numbers = [...new Set(changes.flatMap(change => change.boards))]
  if (numbers.length > 0)
    await tx
      .insert(board)
      .values(numbers.map(number => ({ sessionId: session.id, number })))
      .onConflictDoNothing()
  const roundIds = [...new Set(changes.map(({ table }) => table.roundId))]
  await tx
    .update(roundRecord)
    .set({ version: sql`${roundRecord.version} + 1` })
    .where(inArray(roundRecord.id, roundIds))
  if (group !== undefined) await tx.update(entry).set({ group }).where(eq(entry.id, entryId))
  const sheetIds = left.map(sheet => sheet.id)
  if (sheetIds.length > 0) await tx.update(scoreSheet).set({ supersededAt: at }).where(inArray(scoreSheet.id, sheetIds))
  const alone = await tablesByRounds(tx, roundIds)
  const now = alone.filter(table => ids.includes(table.id))
  await recordByes({ tx, viewer }, stage, now)
  await reissueCodes({ tx, deps, viewer }, stage.organisationId, now)
  if (otherId !== undefined) await takeAlong({ tx, viewer }, { changes, results }, entryId, otherId)
  const jobKey = `recompute-standings:${stage.id}`
  await deps.jobs.enqueue(tx, 'recompute-standings', { stageId: stage.id }, { jobKey })
}

/** What two left at each other's place: the results, as new versions, and the line-ups of teams. */
const takeAlong = async (
  { tx, viewer }: Pick<Act, 'tx' | 'viewer'>,
  { changes, results }: Pick<Found, 'changes' | 'results'>,
  first: string,
  second: string,
): Promise<void> => {
  const other = (side: string) => (side === first ? second : side === second ? first : side)
  for (const { id: _, version, supersededAt: __, recordedAt: ___, ...sheet } of results) {
    const before = results.find(one => one.slot === sheet.slot)
    const next = { ...sheet, sides: sheet.sides.map(other), version: version + 1, source: 'desk' as const }
    await appendSheet(tx, { ...next, enteredBy: actorOf(viewer) }, before)
  }
  for (const { table } of changes)
    for (const side of table.sides.filter(one => one === first || one === second)) {
      const to = changes.find(one => one.table.roundId === table.roundId && one.sides.includes(side))?.table.id
      if (to === undefined || to === table.id) continue
      await tx
        .update(lineUp)
        .set({ tableId: to })
        .where(and(eq(lineUp.tableId, table.id), eq(lineUp.entryId, side)))
    }
}
