import type { EntrantRegister } from '../entrant-register.js'
import type { ImportedBoard, ImportedEvent, ImportedLine } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { defined } from '../values/defined.js'

type About = Pick<ImportedEvent, 'format' | 'title' | 'program' | 'eventType'> &
  Partial<Pick<ImportedEvent, 'date' | 'externalId' | 'edition' | 'conditions'>>

/** The event of a log: its sheets as lines of a board without a number. */
export const logEvent = (
  log: ProblemLog,
  register: EntrantRegister,
  lines: readonly ImportedLine[],
  about: About,
): ImportedEvent => {
  const entrants = register.list()
  const board: ImportedBoard = { number: '', lines, location: lines[0]?.location ?? { line: 1 } }
  const section = { id: '', entrants: entrants.map(({ key }) => key), published: [], boards: [board] }
  return defined<ImportedEvent>({
    ...about,
    scoring: 'unknown',
    winners: 1,
    entrants,
    sessions: [{ number: 1, sections: [section] }],
    matches: [],
    problems: log.list(),
  })
}
