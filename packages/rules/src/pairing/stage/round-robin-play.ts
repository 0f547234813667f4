import { problem } from '../../core/problem.js'
import { freeSeed, roundRobin } from '../berger.js'
import { node } from '../explain.js'
import { snakeGroups } from '../snake.js'
import type { NextRound, PlannedMatch, StageSide, StageState } from './types.js'

/** Sides of each group in seeding order; one group when `groups` is 1. */
export const dealtGroups = (sides: readonly StageSide[], groups: number): readonly (readonly StageSide[])[] =>
  snakeGroups(
    [...sides].sort((a, b) => a.seed - b.seed),
    groups,
  )

const slotOf = (groups: number, group: number, round: number, table: number): string =>
  groups > 1 ? `g${group}/r${round}/t${table}` : `r${round}/t${table}`

/**
 * The first round in which not everything has been played. Sides that left keep their line: their opponents are free,
 * as the table says, and nobody else's fixtures move.
 */
export const nextRoundRobinRound = (state: StageState, legs: number, groups: number): NextRound => {
  const played = new Set(state.results.map(result => result.slot))
  const dealt = dealtGroups(state.sides, groups)
  const tables = dealt.map(group => roundRobin(group.length, legs))
  const rounds = Math.max(0, ...tables.map(table => table.length))
  for (let round = 1; round <= rounds; round++) {
    const matches: PlannedMatch[] = []
    const free: { side: string; because: ReturnType<typeof node> }[] = []
    let table = 0
    dealt.forEach((group, g) => {
      const pairs = tables[g]?.[round - 1]
      if (!pairs) return
      const once = (tables[g]?.length ?? 0) / legs
      const leaveFree = (side: string): void => {
        free.push({ side, because: node('roundRobinFree', side, { side, round }) })
      }
      pairs.forEach(([a, b], i) => {
        const [first, second] = [group[a - 1] as StageSide, group[b - 1] as StageSide]
        table += 1
        if (first.out || second.out) {
          for (const side of [first, second]) if (!side.out) leaveFree(side.id)
          return
        }
        const params = { first: first.id, second: second.id, round, leg: Math.ceil(round / once) }
        matches.push({
          slot: slotOf(groups, g + 1, round, i + 1),
          table,
          ...(groups > 1 ? { group: `${g + 1}` } : {}),
          sides: [first.id, second.id],
          because: node('roundRobinPair', `${first.id} – ${second.id}`, params),
        })
      })
      const seed = freeSeed(group.length, pairs)
      const side = seed === undefined ? undefined : group[seed - 1]
      if (side && !side.out) leaveFree(side.id)
    })
    const open = matches.filter(match => !played.has(match.slot))
    if (open.length === 0) continue
    if (open.length < matches.length)
      return { kind: 'refused', problems: open.map(({ slot }) => problem('RESULTS_MISSING', { params: { slot } })) }
    return { kind: 'round', round, matches, free, givenUp: [] }
  }
  return { kind: 'finished' }
}
