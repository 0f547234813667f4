import { add, compare, divide, multiply, negate, type Ratio, ratio, subtract } from '../core/ratio.js'

/** What each side of a cancelled or spoilt match gets on its lost boards, or for the match as a whole. */
export type CancelledMatch =
  | { readonly kind: 'boards'; readonly ns: readonly Grade[]; readonly ew: readonly Grade[] }
  | { readonly kind: 'victoryPoints'; readonly ns: Ratio; readonly ew: Ratio }
export type Grade = 'plus' | 'average' | 'minus'
export type Fault = 'ns' | 'ew' | 'both' | 'none'

const repeat = (grade: Grade, count: number): Grade[] => Array.from({ length: count }, () => grade)
const gradeOf = (fault: Fault, side: 'ns' | 'ew'): Grade =>
  fault === 'none' ? 'plus' : fault === 'both' || fault === side ? 'minus' : 'plus'

/**
 * Boards removed from a match (EBU). At least half of them left: each removed board gets average plus or minus by fault
 * (an outside cause is nobody's fault: plus for both). Fewer: the match is void, half of its boards (rounded up) are
 * scored by fault and the rest as average.
 */
export const removedBoards = (boards: number, removed: number, fault: Fault): CancelledMatch => {
  const playable = 2 * (boards - removed) >= boards
  const graded = playable ? removed : Math.ceil(boards / 2)
  const rest = playable ? 0 : boards - graded
  const side = (name: 'ns' | 'ew') => [...repeat(gradeOf(fault, name), graded), ...repeat('average', rest)]
  return { kind: 'boards', ns: side('ns'), ew: side('ew') }
}

/** A match in wrong seats that cannot be replayed: 8 of 20 to both, 12 of 20 when the Director caused it (EBU). */
export const wrongSeating = (top: Ratio, byDirector: boolean): CancelledMatch => {
  const share = multiply(top, ratio(byDirector ? 12 : 8, 20))
  return { kind: 'victoryPoints', ns: share, ew: share }
}

/**
 * A Swiss match between contestants that should not have met (EBU, more than 5 VP apart): the higher one without own
 * fault gets 5 + ¾ of what it won, the lower one at fault loses ¼ of what it won above 5.
 */
export const swissMismatch = (points: Ratio, who: 'higherNotAtFault' | 'lowerAtFault'): Ratio =>
  who === 'higherNotAtFault'
    ? add(ratio(5), multiply(points, ratio(3, 4)))
    : subtract(points, multiply(subtract(points, ratio(5)), ratio(1, 4)))

const greatest = (values: readonly Ratio[]): Ratio =>
  values.reduce((best, value) => (compare(value, best) > 0 ? value : best), values[0] ?? ratio(0))

/**
 * Withdrawal from an all-play-all before half of it was played cancels all its matches; afterwards an opponent not yet
 * met gets the best of its own average, the converse of the withdrawn contestant's average, and 60% of the points.
 */
export const withdrawalAward = (
  matches: { readonly played: number; readonly due: number },
  top: Ratio,
  ownAverage: Ratio,
  withdrawnAverage: Ratio,
): 'cancelled' | Ratio =>
  2 * matches.played < matches.due
    ? 'cancelled'
    : greatest([ownAverage, subtract(top, withdrawnAverage), multiply(top, ratio(3, 5))])

/** Procedural penalty in matchpoints: a share of the top of one board (EBU standard 25%, Chinese practice 20%). */
export const boardTopPenalty = (top: Ratio, percent: number): Ratio => multiply(top, ratio(percent, 100))

/** Mean of several numbers. */
export const average = (values: readonly Ratio[]): Ratio =>
  divide(values.reduce(add, ratio(0)), ratio(Math.max(values.length, 1)))

/**
 * Several boards of a team match that cannot be compared (2017: 86B2), in IMPs for each side and board. One side at fault:
 * the other gets the better of average plus and its assigned score, the offenders the complement. Otherwise the boards
 * are cancelled and artificial scores or extra boards take their place.
 */
export const incomparableBoards = (
  fault: Fault,
  assigned: readonly Ratio[],
  averagePlus: Ratio,
): 'cancelled' | readonly { readonly ns: Ratio; readonly ew: Ratio }[] => {
  if (fault === 'none' || fault === 'both') return 'cancelled'
  return assigned.map(imps => {
    const better = compare(imps, averagePlus) > 0 ? imps : averagePlus
    const other = negate(better)
    return fault === 'ew' ? { ns: better, ew: other } : { ns: other, ew: better }
  })
}
