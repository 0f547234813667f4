import { toText } from '../../core/ratio.js'
import type { Carry } from '../settings.js'
import type { PlayerSum } from './team-standings.js'

/** Who goes on: the first `places` of an order, and everyone level with the last of them when that place is shared. */
export const qualifiers = (
  ranking: readonly { readonly entrant: string; readonly rank: number }[],
  places: number,
): readonly string[] => ranking.filter(line => line.rank <= places).map(line => line.entrant)

/** Points carried into a final, as the settings of its stage want them. */
export const carryInto = (
  players: readonly PlayerSum[],
  finalists: readonly string[],
): Readonly<Record<string, Carry>> =>
  Object.fromEntries(
    players
      .filter(player => finalists.includes(player.entrant))
      .map(player => [
        player.entrant,
        { standardPoints: toText(player.standardPoints), gamePoints: Number(player.gamePoints.num) },
      ]),
  )

export interface FinalLine {
  readonly entrant: string
  readonly rank: number
}

/**
 * The order of the whole event when finals decide only the places of those who played them: the final first, then
 * each wider stage for those not yet placed.
 */
export const orderWithFinals = (stages: readonly (readonly FinalLine[])[]): readonly FinalLine[] => {
  const placed: FinalLine[] = []
  for (const stage of stages) {
    const rest = stage.filter(line => !placed.some(done => done.entrant === line.entrant))
    const before = placed.length
    placed.push(
      ...rest.map(line => ({
        entrant: line.entrant,
        rank: before + 1 + rest.filter(other => other.rank < line.rank).length,
      })),
    )
  }
  return placed
}
