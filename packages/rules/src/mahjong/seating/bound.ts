import { meetings, pairKey, type SeatingPlan } from './seating.js'

/** Meetings of two players beyond their first. */
export const repeatsOf = (plan: SeatingPlan): number =>
  [...meetings(plan).values()].reduce((sum, times) => sum + times - 1, 0)

/**
 * The fewest repeated meetings that can be proved necessary: every player meets three others a session, and there are
 * only so many who may sit with it. Groups apart have no meeting among themselves.
 */
export const repeatsBound = (players: number, sessions: number, apart: readonly (readonly number[])[] = []): number => {
  const barred = new Map<number, Set<number>>()
  for (const group of apart)
    for (const one of group)
      for (const other of group) {
        if (one === other) continue
        barred.set(one, (barred.get(one) ?? new Set<number>()).add(other))
      }
  const most = (player: number): number => players - 1 - (barred.get(player)?.size ?? 0)
  let beyond = 0
  for (let player = 1; player <= players; player++) beyond += Math.max(0, 3 * sessions - most(player))
  return Math.ceil(beyond / 2)
}

/** Meetings within groups that are to stay apart. */
export const meetingsWithin = (plan: SeatingPlan, apart: readonly (readonly number[])[]): number => {
  const met = meetings(plan)
  return apart
    .flatMap(group => group.flatMap((a, i) => group.slice(i + 1).map(b => met.get(pairKey(a, b)) ?? 0)))
    .reduce((sum, times) => sum + times, 0)
}
