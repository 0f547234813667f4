import { compare, zero } from '../../core/ratio.js'
import { problem } from '../../core/problem.js'
import { swissRound } from '../swiss/swiss-round.js'
import type { SwissSide } from '../swiss/types.js'
import type { NextRound, StageFormat, StageSide, StageState } from './types.js'

type SwissFormat = Extract<StageFormat, { kind: 'swiss' }>

const asSwiss = ({ id, seed, score, second, labels }: StageSide): SwissSide => ({
  id,
  seed,
  score: score ?? zero,
  second: second ?? zero,
  ...(labels ? { labels } : {}),
})

/** By place where the sides have one, so that the whole chain decides; else by score and second score. */
const byStanding = (a: StageSide, b: StageSide): number =>
  a.place !== undefined && b.place !== undefined
    ? a.place - b.place
    : compare(b.score ?? zero, a.score ?? zero) || compare(b.second ?? zero, a.second ?? zero)

const byRank = (a: StageSide, b: StageSide): number => byStanding(a, b) || a.seed - b.seed

/** Cuts that are due and have not been made. */
const dueCut = (format: SwissFormat, state: StageState, completed: number): NextRound | undefined => {
  const due = (format.cuts ?? []).filter(cut => cut.afterRound <= completed)
  const last = due.at(-1)
  if (!last) return undefined
  const active = state.sides.filter(side => !side.out).sort(byRank)
  const keep = state.sides.length - due.reduce((sum, cut) => sum + cut.remove, 0)
  if (active.length <= keep) return undefined
  const [above, below] = [active[keep - 1], active[keep]]
  if (above && below && byStanding(above, below) === 0)
    return { kind: 'refused', problems: [problem('CUT_IS_TIED', { params: { first: above.id, second: below.id } })] }
  return { kind: 'cut', afterRound: last.afterRound, sides: active.slice(keep).map(side => side.id) }
}

/** The next Swiss round of a stage, a cut that comes first, or the end. */
export const nextSwissStageRound = (format: SwissFormat, state: StageState): NextRound => {
  const met = state.results.flatMap(({ round, sides }) => {
    const [a, b] = sides
    return a === undefined || b === undefined ? [] : [{ round, a, b }]
  })
  const completed = Math.max(0, ...met.map(({ round }) => round), ...state.byes.map(({ round }) => round))
  const cut = dueCut(format, state, completed)
  if (cut) return cut
  if (completed >= format.rounds) return { kind: 'finished' }
  const sides = state.sides.filter(side => !side.out).map(asSwiss)
  const outcome = swissRound(sides, { met, byes: state.byes.map(({ side }) => side) }, format.settings)
  if (outcome.kind === 'blocked') return outcome
  const { round, pairs, bye, givenUp } = outcome
  const matches = pairs.map(({ table, sides: pair, because }) => ({
    slot: `r${round}/t${table}`,
    table,
    sides: pair,
    because,
  }))
  return { kind: 'round', round, matches, free: bye ? [bye] : [], givenUp }
}
