import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { auditEvent, scoreSheet } from '../../db/schema/index.js'
import { isBlank } from '../events/sheet-state.js'
import { isToPlay, missingSlots, slotsOfTable, type TableSlot } from '../events/slot-name.js'
import { findStage, type StoredStage } from '../standings/stage.repo.js'
import { clockOf } from './round-clock.js'
import { type RoundRow, roundsBySessions, type SheetRow, type TableRow, tablesByRounds } from './rounds.repo.js'
import { decidedByRuling } from './tables-short.js'

/** How a sheet says other than the draw: the same contestants the other way round, other ones, or a place never drawn. */
export const unlikeTheDraw = ['turned', 'others', 'notDrawn'] as const
export type UnlikeTheDraw = (typeof unlikeTheDraw)[number]

export interface WrongPlace {
  readonly slot: string
  readonly board: string | undefined
  readonly kind: UnlikeTheDraw
}

/** A table that a director is to look at: late, left behind by a later round, or with a sheet unlike the draw. */
export interface TableToWatch {
  readonly roundId: string
  readonly round: number
  /** Section and label as on the table. */
  readonly table: string
  /** When its time was up, its extra time included; absent while it is not, or where the round has no clock. */
  readonly dueAt?: Date
  /** Places without a result that should have one by now: the names of their boards, or of the place where it has none. */
  readonly outstanding: readonly string[]
  /** The first of them, where the desk opens. */
  readonly firstSlot?: string
  readonly wrong: readonly WrongPlace[]
}

interface Watched {
  readonly rounds: readonly RoundRow[]
  readonly tables: readonly TableRow[]
  /** The sheets that count in these rounds. */
  readonly sheets: readonly SheetRow[]
  /** Places whose result a ruling has given. */
  readonly decided: ReadonlySet<string>
  /** Places whose result a director has put there by hand, with a reason. */
  readonly placed: ReadonlySet<string>
  readonly now: Date
}

const nameOf = ({ section, label }: Pick<TableRow, 'section' | 'label'>): string => `${section}${label}`

const drawnAt = (table: TableRow): readonly TableSlot[] => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  return slotsOfTable({ session, section, round, table: label }, table)
}

const wrongKind = (sheet: SheetRow, drawn: readonly string[] | undefined): UnlikeTheDraw | undefined => {
  if (!drawn) return 'notDrawn'
  if (sheet.sides.join() === drawn.join()) return undefined
  return [...sheet.sides].sort().join() === [...drawn].sort().join() ? 'turned' : 'others'
}

/** Sheets of a table whose contestants or boards are not those that were drawn for it; byes and blank sheets say nothing. */
const wrongAt = (sheets: readonly SheetRow[], table: TableRow | undefined): readonly WrongPlace[] => {
  const drawn = new Map(table ? drawnAt(table).map(one => [one.slot, one] as const) : [])
  return sheets.flatMap(sheet => {
    const at = drawn.get(sheet.slot)
    const kind = wrongKind(sheet, at && table && (at.turned ? table.sides.toReversed() : table.sides))
    if (!kind || sheet.sides.length < 2 || isBlank(sheet)) return []
    return [{ slot: sheet.slot, board: sheet.boardLabel ?? undefined, kind }]
  })
}

/** When the time of a table is up; absent where it is not yet, or nobody measures it. */
const dueAt = (round: RoundRow, { extraMinutes }: TableRow, now: Date): Date | undefined => {
  const { state, secondsLeft } = clockOf(round, now) ?? { state: 'WAITING', secondsLeft: 0 }
  const left = secondsLeft + extraMinutes * 60
  const counts = state === 'RUNNING' || state === 'ENDED'
  return counts && left < 0 ? new Date(now.getTime() + left * 1000) : undefined
}

/**
 * Tables of the rounds that are being played which a director is to look at, by round and in the order of the hall. A place
 * is outstanding when the clock of its table is over, or when a later round has results already.
 */
export const tablesToWatch = (watched: Watched): readonly TableToWatch[] => {
  const { rounds, tables, sheets, decided, placed, now } = watched
  const filled = new Set([...decided, ...sheets.filter(sheet => !isBlank(sheet)).map(sheet => sheet.slot)])
  const newest = Math.max(0, ...sheets.filter(sheet => sheet.sides.length > 1).map(sheet => sheet.round ?? 0))
  return rounds
    .filter(round => round.status === 'OPEN')
    .flatMap(round => {
      const own = tables.filter(table => table.roundId === round.id && table.kind === 'match')
      const ofRound = sheets.filter(sheet => sheet.round === round.number && !placed.has(sheet.slot))
      const sheetsAt = (name: string) =>
        ofRound.filter(({ section, tableLabel }) => `${section ?? ''}${tableLabel ?? ''}` === name)
      const known = own.map(table => {
        const since = dueAt(round, table, now)
        const toPlay = new Set(
          drawnAt(table)
            .filter(isToPlay(table))
            .map(one => one.slot),
        )
        const missing = missingSlots(drawnAt(table), slot => filled.has(slot) || !toPlay.has(slot))
        const late = missing.length > 0 && (since !== undefined || newest > round.number) ? missing : []
        return {
          roundId: round.id,
          round: round.number,
          table: nameOf(table),
          ...(since && late.length > 0 ? { dueAt: since } : {}),
          outstanding: late.map(({ board, slot }) => board ?? slot),
          ...(late[0] ? { firstSlot: late[0].slot } : {}),
          wrong: wrongAt(sheetsAt(nameOf(table)), table),
        }
      })
      const names = new Set(own.map(nameOf))
      const strange = ofRound.filter(
        ({ section, tableLabel }) => tableLabel !== null && !names.has(`${section ?? ''}${tableLabel}`),
      )
      const unknown = [...new Set(strange.map(({ section, tableLabel }) => `${section ?? ''}${tableLabel}`))].map(
        table => ({
          roundId: round.id,
          round: round.number,
          table,
          outstanding: [],
          wrong: wrongAt(sheetsAt(table), undefined),
        }),
      )
      return [...known, ...unknown].filter(({ outstanding, wrong }) => outstanding.length + wrong.length > 0)
    })
}

/** Places of a stage whose result was put there with a reason: who reads the log knows why they are unlike the draw. */
const placedByHand = async (db: Db, { id, organisationId }: StoredStage): Promise<ReadonlySet<string>> => {
  const slot = sql<string>`coalesce(${auditEvent.data}->>'to', ${auditEvent.data}->>'slot')`
  const rows = await db
    .select({ slot })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.organisationId, organisationId),
        eq(auditEvent.aggregateId, id),
        eq(auditEvent.type, 'RESULT_MOVED'),
      ),
    )
  return new Set(rows.map(row => row.slot))
}

/** The tables of one session that a director is to look at now; six statements at most. */
export const tablesToWatchIn = async (
  db: Db,
  { id, stageId }: { readonly id: string; readonly stageId: string },
  now: Date,
): Promise<readonly TableToWatch[]> => {
  const [stage, rounds] = [await findStage(db, stageId), await roundsBySessions(db, [id])]
  if (!stage || !rounds.some(round => round.status === 'OPEN')) return []
  const tables = await tablesByRounds(
    db,
    rounds.map(round => round.id),
  )
  const sheets = await db
    .select()
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.organisationId, stage.organisationId),
        eq(scoreSheet.stageId, stageId),
        inArray(
          scoreSheet.round,
          rounds.map(round => round.number),
        ),
        isNull(scoreSheet.supersededAt),
      ),
    )
  const decided = await decidedByRuling(db, stage)
  const placed = await placedByHand(db, stage)
  return tablesToWatch({ rounds, tables, sheets, decided, placed, now })
}
