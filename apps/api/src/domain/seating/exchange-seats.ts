import { ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { refuse } from '../rounds/refuse.js'
import type { LateSeats, SeatChange, SeatedSession } from './seat-late.js'

/**
 * Two contestants in each other's place, wherever either sits in the rounds meant; one who has no seat in a round takes
 * the other's there. Problems: SEATING_ONE_ALONE, SIDE_NOT_IN_ROUND.
 */
export const exchangeSeats = (
  { tables, open }: Pick<SeatedSession, 'tables' | 'open'>,
  first: string,
  second: string | undefined,
): Outcome<LateSeats> => {
  if (second === undefined || second === first) return refuse('SEATING_ONE_ALONE')
  const meant = new Set(open.map(round => round.id))
  const changes = tables.flatMap((table): SeatChange[] => {
    if (!meant.has(table.roundId)) return []
    const sides = table.sides.map(side => (side === first ? second : side === second ? first : side))
    return sides.join() === table.sides.join() ? [] : [{ table, sides, boards: table.boards }]
  })
  return changes.length > 0 ? ok({ changes }) : refuse('SIDE_NOT_IN_ROUND')
}
