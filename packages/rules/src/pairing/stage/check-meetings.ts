import { type Problem, problem } from '../../core/problem.js'
import type { DraftedRound } from './drafted-round.js'
import { dealtGroups } from './round-robin-play.js'
import { nextInTimetable, stageTimetable } from './timetable.js'
import type { PlaceExchange, StageFormat, StageState } from './types.js'

/** Objections told one by one; the others by their number. */
const MOST_TOLD = 10

class Meetings {
  private readonly times = new Map<string, number>()

  private keyOf(a: string, b: string): string {
    return a < b ? `${a} ${b}` : `${b} ${a}`
  }

  add(sides: readonly string[]): this {
    sides.forEach((a, i) => {
      for (const b of sides.slice(i + 1)) this.times.set(this.keyOf(a, b), this.of(a, b) + 1)
    })
    return this
  }

  of(a: string, b: string): number {
    return this.times.get(this.keyOf(a, b)) ?? 0
  }
}

/** Who meets whom how often: what was played, the draft, and the table's rounds after it. */
const courseOf = (format: StageFormat, state: StageState, round: number, draft: DraftedRound): Meetings => {
  const meetings = new Meetings()
  for (const { sides } of [...state.results, ...draft.matches]) meetings.add(sides)
  const exchanges = [...(state.exchanges ?? []), ...draft.exchanges]
  const table = stageTimetable(format, { ...state, exchanges })
  for (let later = round + 1; later <= (table?.rounds ?? 0); later++)
    for (const { sides } of table?.roundAt(later).matches ?? []) meetings.add(sides)
  return meetings
}

/** Who meets whom how often when nothing is changed on the way; places exchanged from the first round on are the table's own. */
const planned = (format: StageFormat, state: StageState, { exchanges }: DraftedRound): Meetings => {
  const meetings = new Meetings()
  const atFirst = [...(state.exchanges ?? []), ...exchanges].filter(one => one.round === 1)
  const table = stageTimetable(format, { ...state, results: [], exchanges: atFirst })
  for (let round = 1; round <= (table?.rounds ?? 0); round++)
    for (const { sides } of table?.roundAt(round).matches ?? []) meetings.add(sides)
  return meetings
}

/** How far two are from meeting as often as planned, over the whole stage. */
const courses = (format: StageFormat, state: StageState, round: number, draft: DraftedRound) => {
  const [course, plan] = [courseOf(format, state, round, draft), planned(format, state, draft)]
  return (a: string, b: string) => {
    const [times, wanted] = [course.of(a, b), plan.of(a, b)]
    return { times, wanted, excess: times - wanted }
  }
}

/** Sides that change to a group which was not dealt to them. */
const otherGroups = (
  format: StageFormat,
  state: StageState,
  before: DraftedRound,
  after: DraftedRound,
): readonly Problem[] => {
  if (format.kind !== 'roundRobin') return []
  const groupsWith = (exchanges: readonly PlaceExchange[]): ReadonlyMap<string, number> =>
    new Map(
      dealtGroups({ sides: state.sides, exchanges }, format.groups ?? 1).flatMap((group, at) =>
        group.map(side => [side.id, at + 1] as const),
      ),
    )
  const known = state.exchanges ?? []
  const [dealt, old] = [groupsWith([]), groupsWith([...known, ...before.exchanges])]
  return [...groupsWith([...known, ...after.exchanges])].flatMap(([side, group]) =>
    group === old.get(side) || group === dealt.get(side)
      ? []
      : [problem('GROUP_NOT_DEALT', { severity: 'warning', params: { side, group, dealt: dealt.get(side) ?? 0 } })],
  )
}

/**
 * What speaks against another arrangement of the next round of a stage that is laid down before: who would meet more or
 * less often, over the whole of it, than the table of rounds has it (`MEETS_TOO_OFTEN`, `MEETS_TOO_SELDOM`, and
 * `FURTHER_OBJECTIONS` with the number of those not told), who changes to another group (`GROUP_NOT_DEALT`). Only what
 * the change makes worse.
 */
export const meetingObjections = (
  format: StageFormat,
  state: StageState,
  before: DraftedRound,
  after: DraftedRound,
): readonly Problem[] => {
  const table = stageTimetable(format, state)
  const next = table && nextInTimetable(table, state)
  if (next?.kind !== 'round') return []
  const [old, now] = [courses(format, state, next.round, before), courses(format, state, next.round, after)]
  const ids = [...state.sides].sort((a, b) => a.seed - b.seed).map(side => side.id)
  const found = ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b): readonly Problem[] => {
      const [{ times, wanted, excess }, was] = [now(a, b), old(a, b).excess]
      if (excess > 0 ? excess <= was : excess >= was || excess === 0) return []
      const code = excess > 0 ? 'MEETS_TOO_OFTEN' : 'MEETS_TOO_SELDOM'
      return [problem(code, { severity: 'warning', params: { a, b, times, wanted } })]
    }),
  )
  const told = [...otherGroups(format, state, before, after), ...found.slice(0, MOST_TOLD)]
  const count = found.length - MOST_TOLD
  return count > 0 ? [...told, problem('FURTHER_OBJECTIONS', { severity: 'warning', params: { count } })] : told
}
