import { type Problem, problem } from '../../core/problem.js'
import { meetings, pairKey, pairsOf, type SeatingPlan, type SessionDraw, windCounts } from './seating.js'

export interface SeatingRules {
  readonly players: number
  /** No two of a group at one table. */
  readonly apart?: readonly (readonly number[])[]
  /** Reported, not refused. */
  readonly rather?: readonly (readonly number[])[]
}

const at = (session: number, table?: number) => ({
  at: { path: table === undefined ? `session ${session + 1}` : `session ${session + 1}/table ${table + 1}` },
})

const sessionProblems = (session: SessionDraw, index: number, players: number): readonly Problem[] => {
  const seen = new Set<number>()
  const found: Problem[] = []
  session.forEach((table, t) => {
    if (table.length !== 4) found.push(problem('SEATING_TABLE_NOT_FOUR', at(index, t)))
    for (const player of table) {
      if (seen.has(player)) found.push(problem('SEATING_PLAYER_TWICE', { ...at(index, t), params: { player } }))
      seen.add(player)
    }
  })
  for (let player = 1; player <= players; player++) {
    if (!seen.has(player)) found.push(problem('SEATING_PLAYER_MISSING', { ...at(index), params: { player } }))
  }
  return found
}

const keysOf = (groups: readonly (readonly number[])[]): ReadonlySet<number> =>
  new Set(groups.flatMap(group => group.flatMap((a, i) => group.slice(i + 1).map(b => pairKey(a, b)))))

const split = (key: number) => ({ first: Math.floor(key / 10_000), second: key % 10_000 })

const groupProblems = (plan: SeatingPlan, keys: ReadonlySet<number>, code: string, severity: 'error' | 'warning') =>
  plan.flatMap((session, s) =>
    session.flatMap((table, t) =>
      pairsOf(table)
        .filter(key => keys.has(key))
        .map(key => problem(code, { severity, ...at(s, t), params: split(key) })),
    ),
  )

/** What is wrong with a draw: everybody once in each session, four at a table, groups apart; repeats as warnings. */
export const checkSeating = (plan: SeatingPlan, rules: SeatingRules): readonly Problem[] => {
  const repeats = [...meetings(plan)].filter(([, times]) => times > 1)
  return [
    ...plan.flatMap((session, s) => sessionProblems(session, s, rules.players)),
    ...groupProblems(plan, keysOf(rules.apart ?? []), 'SEATING_TEAMMATES_MEET', 'error'),
    ...groupProblems(plan, keysOf(rules.rather ?? []), 'SEATING_COUNTRYMEN_MEET', 'warning'),
    ...repeats.map(([key, times]) =>
      problem('SEATING_PAIR_MEETS_AGAIN', { severity: 'warning', params: { ...split(key), times } }),
    ),
  ]
}

export interface SeatingReport {
  readonly players: number
  readonly sessions: number
  /** `meetings[n]`: how many pairs meet n times. */
  readonly meetings: readonly number[]
  readonly most: number
  /** Largest difference between a player's commonest and rarest starting wind, and who has it. */
  readonly windSpread: number
  readonly unbalanced: readonly number[]
}

/** Numbers by which two draws can be compared. */
export const seatingReport = (plan: SeatingPlan, players: number): SeatingReport => {
  const counts = [...meetings(plan).values()]
  const most = Math.max(0, ...counts)
  const histogram = Array.from({ length: most + 1 }, (_, n) => counts.filter(count => count === n).length)
  histogram[0] = (players * (players - 1)) / 2 - counts.length
  const winds = windCounts(plan)
  const spread = (own: readonly number[]): number => Math.max(...own) - Math.min(...own)
  return {
    players,
    sessions: plan.length,
    meetings: histogram,
    most,
    windSpread: Math.max(0, ...[...winds.values()].map(spread)),
    unbalanced: [...winds].filter(([, own]) => spread(own) > 1).map(([player]) => player),
  }
}
