import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Movement, MovementSeat } from './movement.js'

const mod = (value: number, size: number): number => ((value % size) + size) % size

/** How far from home the visiting pairs are, round by round; of a shortened one the middle is skipped. */
const distances = (teams: number, rounds: number): readonly number[] => {
  const whole = Array.from({ length: teams - 1 }, (_, at) => at + 1)
  return [...whole.slice(0, rounds / 2), ...whole.slice(whole.length - rounds / 2)]
}

/**
 * American Whist: every team has a table of its own, where its north–south pair stays; the east–west pairs visit the
 * others in turn. Two teams meet on one set of boards, at the table of the one and, in another round, at that of the
 * other. With an even number of teams two tables share their boards. `rounds`: an even number of them; all but one as
 * many as teams where nothing is said. `MOVEMENT_IMPOSSIBLE` for fewer than three teams or an odd number of rounds asked for.
 */
export const americanWhist = (teams: number, asked?: number): Result<Movement, Problem> => {
  const rounds = asked ?? teams - 1
  const isPart = rounds !== teams - 1
  const possible = Number.isInteger(teams) && teams >= 3 && teams <= 100 && rounds >= 2 && rounds < teams
  if (!possible || (isPart && rounds % 2 === 1))
    return err(problem('MOVEMENT_IMPOSSIBLE', { params: { teams, rounds } }))
  const away = isPart ? distances(teams, rounds) : Array.from({ length: rounds }, (_, at) => at + 1)
  const seats = away.flatMap((step, round) =>
    Array.from({ length: teams }, (_, table): MovementSeat => {
      const set = mod(2 * table + step, teams) + 1
      return { round: round + 1, table: table + 1, ns: table + 1, ew: mod(table + step, teams) + 1, set }
    }),
  )
  return ok({
    tables: teams,
    rounds,
    sets: teams,
    numbering: 'single',
    of: 'teams',
    ...(teams % 2 === 0 ? { shared: true } : {}),
    seats,
  })
}
