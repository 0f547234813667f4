import { meetings, pairKey, type SeatingPlan } from './seating.js'

/** Meetings of two players beyond their first. */
export const repeatsOf = (plan: SeatingPlan): number =>
  [...meetings(plan).values()].reduce((sum, times) => sum + times - 1, 0)

/** Four who come from fewer than four tables: how many pairs of them at least sat together before. */
const fromFewerTables = (tables: number): number => {
  const [least, more] = [Math.floor(4 / tables), 4 % tables]
  const pairs = (size: number): number => (size * (size - 1)) / 2
  return more * pairs(least + 1) + (tables - more) * pairs(least)
}

/**
 * The fewest repeated meetings that can be proved necessary: every player meets three others a session, and there are
 * only so many who may sit with it; and where there are fewer than four tables, each four of a later session has some
 * who sat together in the first. Groups apart have no meeting among themselves.
 */
export const repeatsBound = (players: number, sessions: number, apart: readonly (readonly number[])[] = []): number => {
  const tables = Math.floor(players / 4)
  const later = tables > 0 && sessions > 1 ? (sessions - 1) * tables * fromFewerTables(tables) : 0
  return Math.max(
    beyondFirst(players, apart, () => sessions),
    later,
  )
}

/** The fewest by who may meet whom: each session of a player has three meetings. */
const beyondFirst = (
  players: number,
  apart: readonly (readonly number[])[],
  sessionsOf: (player: number) => number,
): number => {
  const barred = new Map<number, Set<number>>()
  for (const group of apart)
    for (const one of group)
      for (const other of group) {
        if (one === other) continue
        barred.set(one, (barred.get(one) ?? new Set<number>()).add(other))
      }
  const most = (player: number): number => players - 1 - (barred.get(player)?.size ?? 0)
  let beyond = 0
  for (let player = 1; player <= players; player++) beyond += Math.max(0, 3 * sessionsOf(player) - most(player))
  return Math.ceil(beyond / 2)
}

/**
 * The fewest repeated meetings of a draw like this one. Groups that no draw could hold apart, or that this one does not,
 * are met like everybody else: only groups without a meeting narrow whom a player may meet. Where some sat out, everybody
 * counts by the sessions that he played.
 */
export const boundOf = (plan: SeatingPlan, players: number, apart: readonly (readonly number[])[] = []): number => {
  const held = apart.filter(group => meetingsWithin(plan, [group]) === 0)
  if (plan.every(session => 4 * session.length === players)) return repeatsBound(players, plan.length, held)
  const sessions = new Map<number, number>()
  for (const player of plan.flat(2)) sessions.set(player, (sessions.get(player) ?? 0) + 1)
  return beyondFirst(players, held, player => sessions.get(player) ?? 0)
}

/** Meetings within groups that are to stay apart. */
export const meetingsWithin = (plan: SeatingPlan, apart: readonly (readonly number[])[]): number => {
  const met = meetings(plan)
  return apart
    .flatMap(group => group.flatMap((a, i) => group.slice(i + 1).map(b => met.get(pairKey(a, b)) ?? 0)))
    .reduce((sum, times) => sum + times, 0)
}
