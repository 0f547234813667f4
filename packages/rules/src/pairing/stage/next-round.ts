import { type Problem, problem } from '../../core/problem.js'
import { type Bracket, doubleElimination, singleElimination } from './bracket-graph.js'
import { nextBracketRound } from './bracket-play.js'
import { nextSwissStageRound } from './swiss-play.js'
import { nextInTimetable, stageTimetable } from './timetable.js'
import type { NextRound, Stage, StageFormat, StageState } from './types.js'

/** The bracket of an elimination stage of `n` sides; `undefined` for other formats. */
export const stageBracket = (format: StageFormat, n: number): Bracket | undefined => {
  if (format.kind === 'singleElimination') return singleElimination(n, format.placement)
  return format.kind === 'doubleElimination' ? doubleElimination(n, format.final) : undefined
}

const stateProblems = ({ sides }: StageState): readonly Problem[] => {
  const ids = new Set(sides.map(side => side.id))
  const seeds = new Set(sides.map(side => side.seed))
  return [
    ...(ids.size < sides.length ? [problem('SIDE_REPEATED')] : []),
    ...(seeds.size < sides.length ? [problem('SEED_REPEATED')] : []),
    ...(sides.length < 2 ? [problem('TOO_FEW_SIDES', { params: { sides: sides.length } })] : []),
  ]
}

/** What is to be played next in a stage: pure, with the reason of every match. */
export const nextRound = (stage: Stage, state: StageState): NextRound => {
  const problems = stateProblems(state)
  if (problems.length > 0) return { kind: 'refused', problems }
  const { format } = stage
  if (format.kind === 'swiss') return nextSwissStageRound(format, state)
  const timetable = stageTimetable(format, state)
  if (timetable) return nextInTimetable(timetable, state)
  return nextBracketRound(stageBracket(format, state.sides.length) as Bracket, state)
}

/** What a director should know before the first round. */
export const stageWarnings = (stage: Stage, sides: number): readonly Problem[] => {
  const { format } = stage
  if (format.kind === 'roundRobin' && (format.groups ?? 1) > sides / 2)
    return [problem('GROUPS_TOO_SMALL', { severity: 'warning', params: { groups: format.groups ?? 1, sides } })]
  if (format.kind !== 'swiss') return []
  const most = sides - 1 + (sides % 2)
  const params = { rounds: format.rounds, sides, most }
  if (format.rounds > most) return [problem('SWISS_ROUNDS_IMPOSSIBLE', { severity: 'error', params })]
  return 2 * format.rounds > sides + 4 ? [problem('SWISS_ROUNDS_MAY_RUN_OUT', { severity: 'warning', params })] : []
}
