import { compare, zero } from '../../core/ratio.js'
import { problem } from '../../core/problem.js'
import { node } from '../explain.js'
import { swissRound } from '../swiss/swiss-round.js'
import type { SwissMeeting, SwissPair, SwissRound, SwissSide } from '../swiss/types.js'
import type { NextRound, PlannedMatch, StageFormat, StageSide, StageState } from './types.js'

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

/** Those who came third to a match in rounds before: they have had what is else a bye. */
const thirdsOf = ({ results }: StageState): readonly string[] =>
  results.flatMap(({ slot, sides }) => (/\/third$/.test(slot) ? sides.slice(0, 1) : []))

/** The lowest match that the side without an opponent can join: it has met neither of the two. */
const joinedBy = ({ pairs, bye }: SwissRound, met: readonly SwissMeeting[]): SwissPair | undefined =>
  bye &&
  pairs.findLast(({ sides }) =>
    sides.every(side => !met.some(({ a, b }) => [a, b].includes(side) && [a, b].includes(bye.side))),
  )

/** Three half matches, at tables of their own after the others. */
const triangle = (round: number, before: number, { sides }: SwissPair, third: string): readonly PlannedMatch[] => {
  const [first, second] = sides
  const because = node('swissTriangle', [first, second, third].join(' – '), { first, second, third })
  const table = before + 1
  const pairs = [
    [first, second, 'first'],
    [third, first, 'third'],
    [second, third, 'second'],
  ] as const
  return pairs.map(
    ([a, b, name], part): PlannedMatch => ({
      slot: `r${round}/t${table}/${name}`,
      table: table + part,
      sides: [a, b],
      part: part as 0 | 1 | 2,
      because,
    }),
  )
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
  const byes = [...state.byes.map(({ side }) => side), ...thirdsOf(state)]
  const outcome = swissRound(sides, { met, byes }, format.settings)
  if (outcome.kind === 'blocked') return outcome
  const { round, pairs, bye, givenUp } = outcome
  const joined = format.settings?.odd === 'triangle' ? joinedBy(outcome, met) : undefined
  const whole = pairs.filter(pair => pair !== joined)
  const matches = whole.map(
    ({ sides: pair, because }, i): PlannedMatch => ({
      slot: `r${round}/t${i + 1}`,
      table: i + 1,
      sides: pair,
      because,
    }),
  )
  const three = joined && bye ? triangle(round, matches.length, joined, bye.side) : []
  return { kind: 'round', round, matches: [...matches, ...three], free: bye && !joined ? [bye] : [], givenUp }
}
