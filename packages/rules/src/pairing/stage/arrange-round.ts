import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { ProposedRound } from '../swiss/check-round.js'
import type { PairingProblemCode } from '../problem-codes.js'
import { exchangeFrom, type RoundChange } from './check-change.js'
import type { LaidRound, PlaceExchange, Stage, StageState } from './types.js'

export interface ArrangedRound extends RoundChange {
  /** Who changed seats with whom, one after the other. */
  readonly moved: readonly (readonly [string, string])[]
  /** From which round on that holds; this one alone when absent. */
  readonly from?: number
}

/** Two sides that change seats, one exchange after the other, until all sit as wanted. */
const exchangesTo = (from: readonly string[], to: readonly string[]): readonly (readonly [string, string])[] => {
  const seats = [...from]
  return to.flatMap((wanted, at): readonly (readonly [string, string])[] => {
    const held = seats[at] ?? ''
    if (held === wanted) return []
    seats[seats.indexOf(wanted)] = held
    seats[at] = wanted
    return [[held, wanted]]
  })
}

const refusals = (due: LaidRound, seats: readonly string[], given: readonly string[], pairs: number): Problem[] => {
  const code = (name: PairingProblemCode, params: Readonly<Record<string, string | number>>) =>
    problem(name, { severity: 'error', params })
  const matches = due.matches.length
  return [
    ...given.filter(side => !seats.includes(side)).map(side => code('SIDE_UNKNOWN', { side })),
    ...given.filter((side, at) => given.indexOf(side) !== at).map(side => code('SIDE_TWICE', { side })),
    ...(pairs === matches && due.matches.every(({ sides }) => sides.length === 2)
      ? []
      : [code('MATCHES_EXPECTED', { matches })]),
  ]
}

/**
 * The next round of a stage whose matches the format knows (round robin, schedule, bracket), with other sides in them:
 * pairs in the order of the matches; whoever is in none is free. With the exchanges that lead there. Problems:
 * `SIDE_UNKNOWN`, `SIDE_TWICE`, `MATCHES_EXPECTED`.
 */
export const arrangedRound = (
  stage: Stage,
  state: StageState,
  due: LaidRound,
  { pairs, bye }: ProposedRound,
  reason: string,
): Result<ArrangedRound, readonly Problem[]> => {
  const seats = [...due.matches.flatMap(match => match.sides), ...due.free.map(one => one.side)]
  const given = [...pairs.flat(), ...(bye === undefined ? [] : [bye])]
  const problems = refusals(due, seats, given, pairs.length)
  if (problems.length > 0) return err(problems)
  const seated = pairs.flat()
  const stays = due.free.map(one => one.side)
  const leftOver = seats.filter(side => !seated.includes(side) && !stays.includes(side))
  const free = stays.map(side => (seated.includes(side) ? (leftOver.shift() ?? '') : side))
  const from = exchangeFrom(stage, state, false)
  const moved = exchangesTo(seats, [...seated, ...free])
  const matches = due.matches.map(({ slot }, at) => ({ slot, sides: pairs[at] ?? [] }))
  const exchanges =
    from === undefined ? [] : moved.map(([first, second]): PlaceExchange => ({ round: from, first, second, reason }))
  return ok({
    before: { matches: due.matches, free: stays, exchanges: [] },
    after: { matches, free, exchanges },
    moved,
    ...(from === undefined ? {} : { from }),
  })
}
