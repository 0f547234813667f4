import { type Adjustment, type DrawnPlace, entrantId, type StageFacts } from '@paiji/rules'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { playSession, round, roundTable } from '../../db/schema/index.js'
import { slotsOfTable } from '../events/slot-name.js'

const publishedTables = (db: Db, stageId: string) =>
  db
    .select({ table: roundTable, session: playSession.number, round: round.number })
    .from(roundTable)
    .innerJoin(round, eq(round.id, roundTable.roundId))
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .where(and(eq(playSession.stageId, stageId), ne(round.status, 'PLANNED'), eq(roundTable.kind, 'match')))

type Published = Awaited<ReturnType<typeof publishedTables>>[number]

const placesOf = ({ table, session, round: number }: Published): readonly DrawnPlace[] => {
  const { section, label, sides } = table
  const place = { session, section, round: number, table: label }
  return slotsOfTable(place, table).map(({ slot, board, turned }) => ({
    slot,
    session,
    round: number,
    table: label,
    ...(section ? { section } : {}),
    ...(board === undefined ? {} : { board }),
    sides: (turned ? sides.toReversed() : sides).map(entrantId),
  }))
}

/** Some places of a stage's published rounds, with the contestants the draw seats there; one statement. */
export const drawnPlaces = async (db: Db, stageId: string, slots: readonly string[]): Promise<DrawnPlace[]> => {
  if (slots.length === 0) return []
  const named = new Set(slots)
  return (await publishedTables(db, stageId)).flatMap(placesOf).filter(({ slot }) => named.has(slot))
}

/** The slot that something names, where it names one. */
export const slotOf = (input: unknown): readonly string[] =>
  typeof input === 'object' && input !== null && 'slot' in input && typeof input.slot === 'string' ? [input.slot] : []

/** An adjustment with its place as it was drawn, where no sheet says yet who sits there. */
export const withDrawnPlace = (
  adjustment: Adjustment,
  { sheets }: Pick<StageFacts<unknown>, 'sheets'>,
  drawn: readonly DrawnPlace[],
): Adjustment => {
  const { kind } = adjustment
  if (kind !== 'forfeit' && kind !== 'assigned' && kind !== 'artificial') return adjustment
  const { slot } = adjustment
  const place = sheets.some(sheet => sheet.slot === slot) ? undefined : drawn.find(one => one.slot === slot)
  return place ? { ...adjustment, drawn: place } : adjustment
}
