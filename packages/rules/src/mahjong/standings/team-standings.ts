import { add, compare, multiply, type Ratio, ratio, subtract, zero } from '../../core/ratio.js'

/** One player's sums over the stage. */
export interface PlayerSum {
  readonly entrant: string
  readonly standardPoints: Ratio
  readonly gamePoints: Ratio
  /** Sessions played. */
  readonly played: number
}

/** What the conditions say of teams whose members play for themselves. */
export interface TeamRules {
  /** Only so many members count, the best of them; 0: all. */
  readonly counting: number
  /** Sessions each member has to play. */
  readonly appearances: number
  /** Standard points taken from a team for each session that one of its members did not play of those. */
  readonly shortfall: Ratio
}

export interface TeamLine {
  readonly team: string
  readonly members: readonly string[]
  readonly standardPoints: Ratio
  readonly gamePoints: Ratio
  /** Sessions its members are short of; taken from it only once the stage has ended. */
  readonly missing: number
  /** Shared ranks count like 1, 1, 3. */
  readonly rank: number
  readonly shared: boolean
}

type Sum = Pick<PlayerSum, 'standardPoints' | 'gamePoints'>

const better = (a: Sum, b: Sum): number =>
  compare(b.standardPoints, a.standardPoints) || compare(b.gamePoints, a.gamePoints)

/**
 * Teams by the sums of their members' standard points, then contest points; members without a sum count nothing. A
 * fine of a member is in its sum. `ended`: nobody will play any more, so that sessions missing are taken off.
 */
export const teamStandings = (
  players: readonly PlayerSum[],
  teams: Readonly<Record<string, readonly string[]>>,
  { counting, appearances, shortfall }: TeamRules,
  ended: boolean,
): readonly TeamLine[] => {
  const sums = Object.entries(teams).map(([team, members]) => {
    const own = players.filter(player => members.includes(player.entrant)).sort(better)
    const counted = counting > 0 ? own.slice(0, counting) : own
    const missing = own.reduce((sum, { played }) => sum + Math.max(0, appearances - played), 0)
    const taken = ended ? multiply(shortfall, ratio(missing)) : zero
    return {
      team,
      members: counted.map(player => player.entrant),
      standardPoints: subtract(counted.map(player => player.standardPoints).reduce(add, zero), taken),
      gamePoints: counted.map(player => player.gamePoints).reduce(add, zero),
      missing,
    }
  })
  return sums.sort(better).map(line => ({
    ...line,
    rank: 1 + sums.filter(other => better(other, line) < 0).length,
    shared: sums.filter(other => better(other, line) === 0).length > 1,
  }))
}
