import { problem } from '../../core/problem.js'
import { node } from '../explain.js'
import { exchangeSteps, sidesByPlace } from './places.js'
import { roundRobinTable } from './round-robin-play.js'
import type { NextRound, PlannedMatch, StageFormat, StageState, Timetable } from './types.js'

type Schedule = Extract<StageFormat, { kind: 'schedule' }>

const scheduleTable = ({ rounds }: Schedule, state: StageState): Timetable => ({
  rounds: rounds.length,
  roundAt: round => {
    const places = sidesByPlace(state, round)
    const matches = (rounds[round - 1] ?? []).map((seeds, t): PlannedMatch => {
      const sides = seeds.map(seed => places[seed - 1]?.id ?? '')
      const table = t + 1
      const steps = exchangeSteps(state, round, sides)
      const because = node('placedBySchedule', sides.join(' – '), { round, table }, steps)
      return { slot: `r${round}/t${table}`, table, sides, because }
    })
    const seated = new Set(matches.flatMap(match => match.sides))
    const free = places
      .filter(side => !seated.has(side.id))
      .map(({ id }) => ({ side: id, because: node('roundRobinFree', id, { side: id, round }) }))
    return { matches, free }
  },
})

/** Whether all rounds of a format are known before the first is played. */
export const isTimetabled = ({ kind }: StageFormat): boolean => kind === 'roundRobin' || kind === 'schedule'

/** The stage's table of rounds; `undefined` for formats whose rounds follow from results. */
export const stageTimetable = (format: StageFormat, state: StageState): Timetable | undefined => {
  if (format.kind === 'roundRobin') return roundRobinTable(state, format.legs, format.groups ?? 1)
  return format.kind === 'schedule' ? scheduleTable(format, state) : undefined
}

/** The first round in which not everything has been played. */
export const nextInTimetable = ({ rounds, roundAt }: Timetable, state: StageState): NextRound => {
  const played = new Set(state.results.map(result => result.slot))
  for (let round = 1; round <= rounds; round++) {
    const { matches, free } = roundAt(round)
    const open = matches.filter(match => !played.has(match.slot))
    if (open.length === 0) continue
    if (open.length < matches.length)
      return { kind: 'refused', problems: open.map(({ slot }) => problem('RESULTS_MISSING', { params: { slot } })) }
    if (matches.some(match => match.sides.includes('')))
      return {
        kind: 'refused',
        problems: [problem('SCHEDULE_NEEDS_MORE_SIDES', { params: { sides: state.sides.length } })],
      }
    return { kind: 'round', round, matches, free, givenUp: [] }
  }
  return { kind: 'finished' }
}
