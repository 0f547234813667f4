import type { SeatingComparison } from '@paiji/rules'
import type { RoundRow, TableRow } from './rounds.repo.js'
import { seatingOf } from './stage-of-rounds.js'

/**
 * How evenly the movement of a session compares its contestants over the boards they play; undefined where the sport does
 * not ask, or no two tables play the same boards.
 */
export const sessionComparison = (
  all: readonly RoundRow[],
  tables: readonly TableRow[],
): SeatingComparison | undefined => {
  // Matches that were drawn compare teams by themselves, not a field.
  const rounds = all.filter(({ method }) => method === 'movement')
  const sport = rounds[0]?.sport
  if (sport === undefined) return undefined
  const { comparison } = seatingOf(sport)
  const place = new Map<string, number>()
  const placeOf = (side: string): number => {
    const known = place.get(side) ?? place.size + 1
    place.set(side, known)
    return known
  }
  return comparison?.(
    rounds.map(round =>
      tables
        .filter(table => table.roundId === round.id)
        .map(({ label, sides, boards, rooms }) => ({ label, sides: sides.map(placeOf), boards, rooms })),
    ),
  )
}
