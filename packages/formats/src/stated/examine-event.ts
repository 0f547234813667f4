import type { ImportedEvent } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { examineLines } from './examine-lines.js'
import { separateSections } from './separate-sections.js'

/**
 * A file read, with what its statements say of each other: boards of sections that are not the same deal are kept
 * apart, and every statement that contradicts another is remarked at its place. Nothing stated is dropped in silence.
 */
export const examineEvent = (read: ImportedEvent): ImportedEvent => {
  const log = new ProblemLog()
  const event = separateSections(read, log)
  examineLines(log, event)
  return { ...event, problems: [...event.problems, ...log.list()] }
}
