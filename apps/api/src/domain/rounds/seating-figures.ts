import type { SeatingFigures } from '@paiji/rules'
import type { EntryRow } from '../events/events.repo.js'
import type { RoundRow, TableRow } from './rounds.repo.js'
import { seatingOf } from './stage-of-rounds.js'

export interface SeatingOfStage extends Omit<SeatingFigures, 'unbalanced'> {
  readonly rounds: number
  /** Those whose seats differ by more than one. */
  readonly unbalanced: readonly EntryRow[]
}

/** How often any two met, and how evenly the seats are shared, in these rounds; undefined where the sport does not ask. */
export const seatingFigures = (
  rounds: readonly RoundRow[],
  tables: readonly TableRow[],
  entries: readonly EntryRow[],
): SeatingOfStage | undefined => {
  const sport = rounds[0]?.sport
  const report = sport === undefined ? undefined : seatingOf(sport).report
  if (!report) return undefined
  const place = new Map(entries.map((entry, at) => [entry.id, at + 1]))
  const seated = rounds.map(round =>
    tables
      .filter(table => table.roundId === round.id)
      .map(({ label, sides, boards }) => ({ label, sides: sides.map(side => place.get(side) ?? 0), boards })),
  )
  const { meetings, seatSpread, unbalanced } = report(seated, entries.length)
  return { rounds: rounds.length, meetings, seatSpread, unbalanced: unbalanced.flatMap(at => entries[at - 1] ?? []) }
}
