import { err, ok, problem } from '@paiji/rules'
import { readStagePlan } from '@paiji/rules/pairing'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { entry, round as roundRecord, roundTable, scoreSheet } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { entriesByIds } from '../events/events.repo.js'
import { entriesExist } from '../results/results.repo.js'
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
import { notifySeated, sheetsAtTables } from '../rounds/seated.js'
import { type ManagedStage, manageHeldStage, seatingOf } from '../rounds/stage-of-rounds.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { reissueCodes } from '../table-entry/reissue-codes.js'
import { type AddedTable, addTable } from './add-table.js'
import { blankSheets, blanksAt } from './blank-sheets.js'
import { type BoardChange, boardsBack, type BoardsMeant, boardsOut } from './not-played.js'

/** What became of announced rounds besides who sits where: boards that are not played, or are after all; a table more. */
export type RoundsFact = 'notPlayed' | 'playedAfterAll' | 'tableMore'

export interface AmendmentInput extends BoardsMeant {
  readonly sessionId: string
  readonly fact: RoundsFact
  /** The round of the stage. */
  readonly fromRound: number
  /** The rounds of the session after it too. */
  readonly following?: boolean | undefined
  /** Who sits at the table more, in seat order. */
  readonly sides?: readonly string[] | undefined
}

export interface AmendRoundsInput extends AmendmentInput {
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/** A table as it becomes. */
export interface TableAmendment {
  readonly round: number
  readonly table: string
  readonly sides: readonly string[]
  /** What is played there. */
  readonly boards: readonly string[]
  /** What is not, of its boards; the empty one is the table as a whole. */
  readonly unplayed: readonly string[]
  readonly isNew: boolean
}

interface Found {
  readonly managed: ManagedStage
  readonly session: SessionRow
  readonly rounds: readonly RoundRow[]
  readonly sheets: readonly SheetRow[]
  readonly boards: readonly BoardChange[]
  readonly added: readonly AddedTable[]
}

/** A table of a round robin, a schedule or a bracket is a place in it: nobody can be put beside. */
const FIXED = ['roundRobin', 'schedule', 'singleElimination', 'doubleElimination']

const hasFixedTables = ({ row }: ManagedStage): boolean => {
  const plan = row.plan ? readStagePlan(row.plan) : undefined
  return plan?.ok === true && FIXED.includes(plan.value.format.kind)
}

/**
 * What would be otherwise. Problems: SESSION_MISSING, NOT_PERMITTED, EVENT_CANCELLED, STAGE_ENDED,
 * ROUND_NOT_RUNNING, TABLE_NOT_IN_ROUND, AMENDMENT_CHANGES_NOTHING, AMENDED_BOARD_SCORED, AMENDED_TABLE_SCORED, SIDE_NOT_IN_STAGE,
 * ADDED_TABLE_FIXED, ADDED_TABLE_SIDES, SIDE_SEATED_ALREADY, ADDED_TABLE_BOARDS.
 */
const find = async (tx: Transaction, viewer: Viewer, input: AmendmentInput): Promise<Outcome<Found>> => {
  const [session] = await sessionsByIds(tx, [input.sessionId])
  if (!session) return refuse('SESSION_MISSING')
  const managed = await manageHeldStage(tx, viewer, session.stageId)
  if (!managed.ok) return managed
  const { stage, row } = managed.value
  if (row.endedAt) return refuse('STAGE_ENDED')
  const all = await roundsBySessions(tx, [session.id])
  const rounds = all.filter(
    ({ number, status }) =>
      status !== 'CLOSED' && (input.following === true ? number >= input.fromRound : number === input.fromRound),
  )
  if (rounds.length === 0) return refuse('ROUND_NOT_RUNNING')
  const tables = await tablesByRounds(
    tx,
    all.map(one => one.id),
  )
  const found = { managed: managed.value, session, rounds, sheets: [], boards: [], added: [] }
  if (input.fact === 'tableMore') {
    const { sides = [] } = input
    if (hasFixedTables(managed.value)) return refuse('ADDED_TABLE_FIXED')
    if (!(await entriesExist(tx, stage.id, sides))) return refuse('SIDE_NOT_IN_STAGE')
    const added = addTable({ sidesATable: seatingOf(stage.sport).sidesATable, tables, rounds }, sides)
    return added.ok ? ok({ ...found, added: added.value }) : added
  }
  const ids = new Set(rounds.map(one => one.id))
  const own = tables.filter(table => ids.has(table.roundId))
  if (input.table !== undefined && !own.some(({ section, label }) => `${section}${label}` === input.table))
    return refuse('TABLE_NOT_IN_ROUND')
  const sheets = await sheetsAtTables(tx, stage, own)
  const boards = input.fact === 'notPlayed' ? boardsOut(own, sheets, input) : boardsBack(own, input)
  return boards.ok ? ok({ ...found, sheets, boards: boards.value }) : boards
}

const unplayedThen = ({ table, boards }: BoardChange, fact: RoundsFact): readonly string[] => {
  const before = table.unplayed.map(one => one.board)
  return fact === 'notPlayed' ? [...before, ...boards] : before.filter(board => !boards.includes(board))
}

const amendments = ({ boards, added }: Found, fact: RoundsFact): readonly TableAmendment[] => [
  ...boards.map(change => {
    const { table } = change
    const unplayed = unplayedThen(change, fact)
    return {
      round: table.roundNumber,
      table: `${table.section}${table.label}`,
      sides: table.sides,
      boards: table.boards.filter(board => !unplayed.includes(board)),
      unplayed,
      isNew: false,
    }
  }),
  ...added.map(({ round, label, sides, boards: played }) => ({
    ...{ round: round.number, table: label, sides, boards: played, unplayed: [], isNew: true },
  })),
]

/** The tables as they would be; nothing is stored. Problems: those of `amendRounds`. */
export const previewAmendment = (
  deps: Deps,
  viewer: Viewer,
  input: AmendmentInput,
): Promise<Outcome<readonly TableAmendment[]>> =>
  inTransaction(deps.db, async tx => {
    const found = await find(tx, viewer, input)
    return found.ok ? ok(amendments(found.value, input.fact)) : found
  })

/**
 * Amends announced rounds, with a reason. Boards that are not played are recorded as such: nobody has a result of them,
 * and closing asks nothing about them; a round is shortened by keeping fewer of each table's. A result entered there
 * later counts like any other. A table more seats contestants who have none, who are notified.
 * Problems: REASON_MISSING, SESSION_MISSING, NOT_PERMITTED, EVENT_CANCELLED, STAGE_ENDED,
 * ROUND_NOT_RUNNING, TABLE_NOT_IN_ROUND, AMENDMENT_CHANGES_NOTHING, AMENDED_BOARD_SCORED, AMENDED_TABLE_SCORED, SIDE_NOT_IN_STAGE,
 * ADDED_TABLE_FIXED, ADDED_TABLE_SIDES, SIDE_SEATED_ALREADY, ADDED_TABLE_BOARDS.
 */
export const amendRounds = (
  deps: Deps,
  viewer: Viewer,
  input: AmendRoundsInput,
): Promise<Outcome<{ sessionId: string; tables: readonly TableAmendment[] }>> =>
  idempotently(deps, viewer, 'amendRounds', input, async tx => {
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const found = await find(tx, viewer, input)
    if (!found.ok) return found
    const { managed, session, rounds } = found.value
    const act = { tx, deps, viewer }
    await storeBoards(act, found.value, input)
    await storeTables(act, found.value)
    const ids = rounds.map(one => one.id)
    await tx
      .update(roundRecord)
      .set({ version: sql`${roundRecord.version} + 1` })
      .where(inArray(roundRecord.id, ids))
    const tables = amendments(found.value, input.fact)
    await recordAudit(tx, viewer, {
      type: 'ROUNDS_AMENDED',
      organisationId: managed.stage.organisationId,
      aggregateKind: 'session',
      aggregateId: session.id,
      data: {
        sessionId: session.id,
        fact: input.fact,
        reason,
        ...(input.keep === undefined ? {} : { keeps: input.keep }),
        tables: tables.map(({ round, table, sides, boards, unplayed }) => ({
          ...{ round, table, sides: [...sides], boards: [...boards], unplayed: [...unplayed] },
        })),
      },
    })
    const seated = found.value.added.flatMap(({ sides, byes }) => [...sides, ...byes.flatMap(bye => bye.sides)])
    if (seated.length > 0) await notifySeated(act, managed.stage, [...new Set(seated)])
    const jobKey = `recompute-standings:${managed.stage.id}`
    await deps.jobs.enqueue(tx, 'recompute-standings', { stageId: managed.stage.id }, { jobKey })
    return ok({ sessionId: session.id, tables })
  })

/** What is not played, as marks of the tables and, where the sport has such, as sheets that say so. */
const storeBoards = async (
  { tx, deps, viewer }: Act,
  { boards, rounds, sheets, managed: { stage } }: Found,
  { fact, reason, keep, table: only }: AmendRoundsInput,
): Promise<void> => {
  if (boards.length === 0) return
  const mark = { reason: reason.trim(), by: actorOf(viewer), at: deps.clock.now().toISOString() }
  for (const { table, boards: own } of boards) {
    const kept = table.unplayed.filter(one => !own.includes(one.board))
    const unplayed = fact === 'notPlayed' ? [...kept, ...own.map(board => ({ board, ...mark }))] : kept
    await tx.update(roundTable).set({ unplayed }).where(eq(roundTable.id, table.id))
  }
  if (only === undefined)
    for (const { id, notes } of rounds) {
      const { keeps: _, ...others } = notes
      const next = fact === 'notPlayed' && keep !== undefined ? { ...others, keeps: keep } : others
      await tx.update(roundRecord).set({ notes: next }).where(eq(roundRecord.id, id))
    }
  if (fact === 'notPlayed') return blankSheets({ tx, viewer }, stage, boards, sheets)
  const blank = blanksAt(boards, sheets)
  if (blank.length > 0)
    await tx
      .update(scoreSheet)
      .set({ supersededAt: deps.clock.now() })
      .where(inArray(scoreSheet.id, [...blank]))
}

const storeTables = async (act: Act, { added, managed: { stage } }: Found): Promise<void> => {
  const [first] = added
  if (!first) return
  const { tx, deps, viewer } = act
  const byes = added.flatMap(one => one.byes)
  const left = (table: TableRow) => table.sides.filter(side => !first.sides.includes(side))
  for (const table of byes)
    await tx
      .update(roundTable)
      .set({ sides: left(table) })
      .where(eq(roundTable.id, table.id))
  const scored = (await sheetsAtTables(tx, stage, byes)).map(sheet => sheet.id)
  if (scored.length > 0)
    await tx.update(scoreSheet).set({ supersededAt: deps.clock.now() }).where(inArray(scoreSheet.id, scored))
  await tx.insert(roundTable).values(
    added.map(({ round, label, sides, boards, rooms }) => ({
      roundId: round.id,
      label,
      position: Number(label),
      kind: 'match' as const,
      sides: [...sides],
      boards: [...boards],
      rooms: [...rooms],
    })),
  )
  for (const { round, label } of added)
    await tx
      .update(roundRecord)
      .set({ notes: { ...round.notes, added: [...(round.notes.added ?? []), label] } })
      .where(eq(roundRecord.id, round.id))
  const ids = added.map(({ round }) => round.id)
  const all = await tablesByRounds(tx, ids)
  const moved = new Set(byes.map(table => table.id))
  const now = all.filter(({ id, label }) => moved.has(id) || label === first.label)
  await recordByes({ tx, viewer }, stage, now)
  await reissueCodes(act, stage.organisationId, now)
  await groupLikeOthers(tx, all, first.sides)
}

/** Where the two directions are ranked apart, who sits in one is ranked in it. */
const groupLikeOthers = async (
  tx: Transaction,
  tables: readonly TableRow[],
  sides: readonly string[],
): Promise<void> => {
  const others = tables.find(table => table.kind === 'match' && !table.sides.some(side => sides.includes(side)))
  if (!others) return
  const groupOf = new Map((await entriesByIds(tx, [...others.sides])).map(({ id, group }) => [id, group]))
  const groups = others.sides.map(side => groupOf.get(side) ?? null)
  if (new Set(groups).size < sides.length || groups.includes(null)) return
  for (const [at, side] of sides.entries())
    await tx
      .update(entry)
      .set({ group: groups[at] ?? null })
      .where(eq(entry.id, side))
}
