import { add, compare, type Ratio, zero } from '../../core/ratio.js'

/** One player's sums over the event. */
export interface PlayerSum {
  readonly entrant: string
  readonly standardPoints: Ratio
  readonly gamePoints: Ratio
}

export interface TeamLine {
  readonly team: string
  readonly members: readonly string[]
  readonly standardPoints: Ratio
  readonly gamePoints: Ratio
  /** Shared ranks count like 1, 1, 3. */
  readonly rank: number
  readonly shared: boolean
}

const better = (a: PlayerSum, b: PlayerSum): number =>
  compare(b.standardPoints, a.standardPoints) || compare(b.gamePoints, a.gamePoints)

/**
 * Teams by the sums of their members' standard points, then contest points. `counting` limits a team to its best
 * members (a team of four with a fifth as reserve); members without a sum count nothing.
 */
export const teamStandings = (
  players: readonly PlayerSum[],
  teams: Readonly<Record<string, readonly string[]>>,
  counting: number = Number.POSITIVE_INFINITY,
): readonly TeamLine[] => {
  const sums = Object.entries(teams).map(([team, members]) => {
    const own = players.filter(player => members.includes(player.entrant)).sort(better)
    const counted = own.slice(0, Math.min(counting, own.length))
    return {
      entrant: team,
      members: counted.map(player => player.entrant),
      standardPoints: counted.map(player => player.standardPoints).reduce(add, zero),
      gamePoints: counted.map(player => player.gamePoints).reduce(add, zero),
    }
  })
  return sums.sort(better).map(({ entrant, ...line }) => ({
    team: entrant,
    ...line,
    rank: 1 + sums.filter(other => better(other, { entrant, ...line }) < 0).length,
    shared: sums.filter(other => better(other, { entrant, ...line }) === 0).length > 1,
  }))
}
