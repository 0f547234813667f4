import type { Explanation } from '../../core/explanation.js'
import { freeSeed, roundRobin, type SeedPair } from '../berger.js'
import { node } from '../explain.js'
import { snakeGroups } from '../snake.js'
import { exchangeSteps, sidesByPlace } from './places.js'
import type { LaidRound, PlannedMatch, StageSide, StageState, Timetable } from './types.js'

/** Sides of each group by draw number, as they stand in a round (the last one if absent); one group when `groups` is 1. */
export const dealtGroups = (
  state: Pick<StageState, 'sides' | 'exchanges'>,
  groups: number,
  round = Number.POSITIVE_INFINITY,
): readonly (readonly StageSide[])[] => snakeGroups(sidesByPlace(state, round), groups)

const slotOf = (groups: number, group: number, round: number, table: number): string =>
  groups > 1 ? `g${group}/r${round}/t${table}` : `r${round}/t${table}`

/** That the two have met as often as this leg allows already: a round was changed by hand. */
const metBefore = ({ results }: StageState, pair: readonly [string, string], leg: number): readonly Explanation[] => {
  const met = results.filter(({ sides }) => pair.every(side => sides.includes(side)))
  const round = met.at(-1)?.round
  return round === undefined || met.length < leg ? [] : [node('roundRobinMetBefore', `${round}`, { round })]
}

interface Group {
  readonly name: number
  readonly sides: readonly StageSide[]
  readonly pairs: readonly SeedPair[]
  readonly leg: number
}

/**
 * The rounds of a round robin, by its Berger tables. Sides that left keep their line: their opponents are free, as the
 * table says, and nobody else's fixtures move.
 */
export const roundRobinTable = (state: StageState, legs: number, groups: number): Timetable => {
  const tables = dealtGroups(state, groups).map(group => roundRobin(group.length, legs))
  const groupsOf = (round: number): readonly Group[] =>
    dealtGroups(state, groups, round).flatMap((sides, g): readonly Group[] => {
      const [table = [], pairs] = [tables[g], tables[g]?.[round - 1]]
      return pairs ? [{ name: g + 1, sides, pairs, leg: Math.ceil((round * legs) / table.length) }] : []
    })
  const roundAt = (round: number): LaidRound => {
    const matches: PlannedMatch[] = []
    const free: { side: string; because: Explanation }[] = []
    let table = 0
    const leaveFree = (side: StageSide | undefined): void => {
      if (side && !side.out)
        free.push({ side: side.id, because: node('roundRobinFree', side.id, { side: side.id, round }) })
    }
    for (const { name, sides, pairs, leg } of groupsOf(round)) {
      for (const [i, [a, b]] of pairs.entries()) {
        const [first, second] = [sides[a - 1] as StageSide, sides[b - 1] as StageSide]
        table += 1
        if (first.out || second.out) {
          for (const side of [first, second]) leaveFree(side)
          continue
        }
        const pair = [first.id, second.id] as const
        const params = { first: first.id, second: second.id, round, leg }
        const steps = [...exchangeSteps(state, round, pair), ...metBefore(state, pair, leg)]
        const because = node('roundRobinPair', pair.join(' – '), params, steps)
        const group = groups > 1 ? { group: `${name}` } : {}
        matches.push({ slot: slotOf(groups, name, round, i + 1), table, ...group, sides: pair, because })
      }
      const seed = freeSeed(sides.length, pairs)
      leaveFree(seed === undefined ? undefined : sides[seed - 1])
    }
    return { matches, free }
  }
  return { rounds: Math.max(0, ...tables.map(table => table.length)), roundAt }
}
