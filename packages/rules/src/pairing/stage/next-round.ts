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
  if (format.kind === 'laidOut') return { kind: 'finished' }
  if (format.kind === 'swiss') return nextSwissStageRound(format, state)
  const timetable = stageTimetable(format, state)
  if (timetable) return nextInTimetable(timetable, state)
  return nextBracketRound(stageBracket(format, state.sides.length) as Bracket, state)
}

/** The stretches of a Swiss between its cuts: how many play, how many rounds of their own, and the last of them. */
const stretches = ({ rounds, cuts = [] }: Extract<StageFormat, { kind: 'swiss' }>, sides: number) => {
  const inOrder = [...cuts].sort((a, b) => a.afterRound - b.afterRound).filter(cut => cut.afterRound < rounds)
  return [{ afterRound: 0, remove: 0 }, ...inOrder].map(({ afterRound }, at) => {
    const left = inOrder.slice(0, at).reduce((field, cut) => field - cut.remove, sides)
    const until = inOrder[at]?.afterRound ?? rounds
    return { sides: left, own: until - afterRound, until }
  })
}

const swissWarnings = (format: Extract<StageFormat, { kind: 'swiss' }>, sides: number): readonly Problem[] => {
  const found = stretches(format, sides).map(one => ({
    ...one,
    most: one.sides < 2 ? 0 : one.sides - 1 + (one.sides % 2),
  }))
  const params = ({ own, sides: left, most }: (typeof found)[number]) => ({ rounds: own, sides: left, most })
  const impossible = found.find(one => one.own > one.most)
  if (impossible) return [problem('SWISS_ROUNDS_IMPOSSIBLE', { severity: 'error', params: params(impossible) })]
  const doubtful = found.find(one => 2 * one.until > one.sides + 4)
  return doubtful ? [problem('SWISS_ROUNDS_MAY_RUN_OUT', { severity: 'warning', params: params(doubtful) })] : []
}

/** What a director should know before the first round: of a field of one that nobody can be drawn, of none nothing yet. */
export const stageWarnings = ({ format }: Stage, sides: number): readonly Problem[] => {
  if (format.kind === 'laidOut' || sides === 0) return []
  if (sides === 1) return [problem('TOO_FEW_SIDES', { severity: 'warning', params: { sides } })]
  if (format.kind === 'roundRobin' && (format.groups ?? 1) > sides / 2)
    return [problem('GROUPS_TOO_SMALL', { severity: 'warning', params: { groups: format.groups ?? 1, sides } })]
  if (format.kind === 'schedule' && format.rounds.flat(2).some(seed => seed > sides))
    return [problem('SCHEDULE_NEEDS_MORE_SIDES', { severity: 'error', params: { sides } })]
  return format.kind === 'swiss' ? swissWarnings(format, sides) : []
}

/**
 * How many rounds the format has for these contestants, an extra match of a final included; what is drawn after them is
 * no round of the plan.
 */
export const roundsPlanned = ({ format }: Stage, state: StageState): number => {
  if (format.kind === 'swiss') return format.rounds
  const timetable = stageTimetable(format, state)
  if (timetable) return timetable.rounds
  const { matches } = stageBracket(format, state.sides.length) ?? { matches: [] }
  return Math.max(0, ...matches.map(match => match.round))
}
