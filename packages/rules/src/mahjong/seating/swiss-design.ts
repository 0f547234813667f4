import { fourOf } from '../../core/tuple.js'
import { knownDraw } from './best-draw.js'
import { repeatsOf } from './bound.js'
import type { SeatingPlan, SessionDraw, TableDraw } from './seating.js'

const nameOf = (table: TableDraw): string => [...table].sort((a, b) => a - b).join()
const namesOf = (session: SessionDraw): string => session.map(nameOf).sort().join(' ')

export interface DesignRounds {
  /** The rounds of the design that have not been played. */
  readonly left: readonly SessionDraw[]
  /** Meetings repeated by the whole of it. */
  readonly repeats: number
}

/** The longest design that repeats no more than one of so many rounds: the more rounds, the more to choose from. */
const designFor = (players: number, rounds: number): SeatingPlan | undefined => {
  const least = knownDraw(players, rounds)
  const longer = Array.from({ length: Math.max(0, Math.floor((players - 1) / 3) - rounds) }, (_, more) =>
    knownDraw(players, rounds + more + 1),
  )
  const most = least && repeatsOf(least)
  return longer.findLast(plan => plan && repeatsOf(plan) === most) ?? least
}

/**
 * The rounds that are left of a design whose other rounds are those before, its first laid over the first of them;
 * undefined where there is no design or the rounds before left it.
 */
export const designRounds = (before: SeatingPlan, players: number, rounds: number): DesignRounds | undefined => {
  const design = before[0]?.length === players / 4 ? designFor(players, rounds) : undefined
  const [laid] = design ?? []
  if (!design || !laid) return undefined
  const first = [...(before[0] ?? [])].sort((a, b) => Math.min(...a) - Math.min(...b))
  const players0 = first.flatMap(table => table.toSorted((a, b) => a - b))
  const name = new Map(laid.flat().map((label, at) => [label, players0[at] as number]))
  const sessions = design.map(session => session.map(table => fourOf(table.map(label => name.get(label) as number))))
  const left = new Map(sessions.map(session => [namesOf(session), session]))
  return before.every(session => left.delete(namesOf(session)))
    ? { left: [...left.values()], repeats: repeatsOf(design) }
    : undefined
}
