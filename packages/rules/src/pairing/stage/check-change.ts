import type { Problem } from '../../core/problem.js'
import { zero } from '../../core/ratio.js'
import { checkRound } from '../swiss/check-round.js'
import type { SwissSettings, SwissSide } from '../swiss/types.js'
import { bracketObjections } from './check-bracket.js'
import { meetingObjections } from './check-meetings.js'
import type { DraftedRound } from './drafted-round.js'
import { nextRound, stageBracket } from './next-round.js'
import { stageTimetable } from './timetable.js'
import type { Stage, StageState } from './types.js'

/** The next round, as drafted and as it is to be. */
export interface RoundChange {
  readonly before: DraftedRound
  readonly after: DraftedRound
}

/**
 * From which round on an exchange in the next round holds. Lines of a bracket are exchanged for good, and so are draw
 * numbers where the director says so (`following`); undefined: in this round alone, and the next follow from it.
 */
export const exchangeFrom = (stage: Stage, state: StageState, following: boolean): number | undefined => {
  const next = nextRound(stage, state)
  if (next.kind !== 'round') return undefined
  if (stageTimetable(stage.format, state)) return following ? next.round : undefined
  return stageBracket(stage.format, state.sides.length) && next.round === 1 ? 1 : undefined
}

/** What speaks against a round as it stands, by the rules of a Swiss: see `checkRound`. */
export const roundProblems = (
  state: StageState,
  { matches, free }: DraftedRound,
  settings: Partial<SwissSettings> = {},
): readonly Problem[] => {
  const sides = state.sides
    .filter(side => !side.out)
    .map(({ score, ...side }): SwissSide => ({ ...side, score: score ?? zero }))
  const met = state.results.flatMap(({ round, sides: [a, b] }) => (a && b ? [{ round, a, b }] : []))
  const pairs = matches.flatMap(({ sides: [a, b, more] }) => (a && b && !more ? [[a, b] as const] : []))
  const [bye] = free
  const proposed = { pairs, ...(bye === undefined ? {} : { bye }) }
  return checkRound(sides, { met, byes: state.byes.map(({ side }) => side) }, proposed, settings)
}

const nameOf = ({ code, params }: Problem): string => JSON.stringify([code, params])

/** Those of `after` that were not there before. */
const added = (before: readonly Problem[], after: readonly Problem[]): readonly Problem[] => {
  const known = new Set(before.map(nameOf))
  return after.filter(found => !known.has(nameOf(found)))
}

/**
 * What a change of the next round by hand brings about that speaks against it; what stood before the change is not said
 * again. All are warnings, for a director may have reasons: `REMATCH`, `AVOIDED_PAIR`, `SECOND_BYE` in a Swiss and where
 * nothing else is known, `MEETS_TOO_OFTEN`, `MEETS_TOO_SELDOM`, `GROUP_NOT_DEALT`, `FURTHER_OBJECTIONS` in a round robin or schedule,
 * `PLACE_NOT_EARNED`, `SEEDS_MEET_EARLY`, `BYE_AWAY_FROM_SEED`, `REMATCH`, `AVOIDED_PAIR` in a bracket.
 * `stage` is absent where the round was laid out elsewhere.
 */
export const changeProblems = (
  stage: Stage | undefined,
  state: StageState,
  { before, after }: RoundChange,
): readonly Problem[] => {
  const bracket = stage && stageBracket(stage.format, state.sides.length)
  if (bracket) return bracketObjections(bracket, state, before, after)
  if (stage && stageTimetable(stage.format, state)) return meetingObjections(stage.format, state, before, after)
  const settings = stage?.format.kind === 'swiss' ? stage.format.settings : undefined
  return added(roundProblems(state, before, settings), roundProblems(state, after, settings))
}
