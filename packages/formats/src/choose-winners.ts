import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { Direction, ImportedEvent } from './imported-event.js'
import { fileProblem } from './problem-log.js'

/** How often each contestant sat in each direction. */
const satIn = (event: ImportedEvent): ReadonlyMap<string, Record<Direction, number>> => {
  const counts = new Map<string, Record<Direction, number>>()
  const lines = event.sessions.flatMap(({ sections }) =>
    sections.flatMap(({ boards }) => boards.flatMap(one => one.lines)),
  )
  for (const { sides } of lines)
    if (sides.length === 2)
      for (const [at, key] of sides.entries()) {
        const count = counts.get(key) ?? { NS: 0, EW: 0 }
        count[at === 0 ? 'NS' : 'EW'] += 1
        counts.set(key, count)
      }
  return counts
}

/** The direction of at least three boards in four: the others may have been played the wrong way round, or switched. */
const mainDirection = (ns: number, ew: number): Direction | undefined =>
  ns > 0 && ns >= 3 * ew ? 'NS' : ew > 0 && ew >= 3 * ns ? 'EW' : undefined

const refused = (winners: number, number: string): Result<never, readonly Problem[]> =>
  err([fileProblem('WINNERS_IMPOSSIBLE', 'error', { path: 'winners' }, { winners, number })])

/**
 * The event with one list of winners, or with two: who chooses knows what the file does not say. Problems:
 * WINNERS_IMPOSSIBLE, where one number stands for two contestants (one list), or where a contestant sat in both directions
 * (two lists).
 */
export const chooseWinners = (event: ImportedEvent, winners: 1 | 2): Result<ImportedEvent, readonly Problem[]> => {
  if (winners === 1) {
    const numbers = new Map<string, string>()
    for (const { key, number, section } of event.entrants) {
      const plain = `${section ?? ''}/${number.replace(/(?:NS|EW)$/i, '')}`
      if (numbers.has(plain)) return refused(winners, number)
      numbers.set(plain, key)
    }
    return ok({ ...event, winners, entrants: event.entrants.map(({ direction: _apart, ...entrant }) => entrant) })
  }
  const counts = satIn(event)
  const entrants: ImportedEvent['entrants'][number][] = []
  for (const entrant of event.entrants) {
    const { NS, EW } = counts.get(entrant.key) ?? { NS: 0, EW: 0 }
    const direction = entrant.direction ?? mainDirection(NS, EW)
    if (direction === undefined && NS + EW > 0) return refused(winners, entrant.number)
    entrants.push(direction === undefined ? entrant : { ...entrant, direction })
  }
  return ok({ ...event, winners, entrants })
}
