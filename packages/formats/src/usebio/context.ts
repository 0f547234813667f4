import type { EntrantRegister } from '../entrant-register.js'
import type { EventKind, ScoringMethod } from '../imported-event.js'
import type { FormatProblemCode } from '../problem-codes.js'
import type { ProblemLog } from '../problem-log.js'
import type { XmlElement } from '../xml/xml-element.js'

/** What the parts of the USEBIO reader share about one file. */
export interface UsebioContext {
  readonly log: ProblemLog
  readonly register: EntrantRegister
  readonly kind: EventKind
  readonly scoring: ScoringMethod
  readonly winners: 1 | 2
}

export const inImps = (context: UsebioContext): boolean =>
  context.scoring === 'butler' || context.scoring === 'crossImp' || context.scoring === 'imp'

export const isOfTeams = ({ kind }: UsebioContext): boolean =>
  kind === 'teams' || kind === 'swissTeams' || kind === 'knockout'

/** Reads a child's text with `parse`; a value it refuses is reported as a warning and left out. */
export const optionalValue = <T>(
  log: ProblemLog,
  element: XmlElement,
  name: string,
  parse: (text: string) => T | undefined,
  code: FormatProblemCode,
): T | undefined => {
  const text = element.value(name)
  if (text === undefined) return undefined
  const value = parse(text)
  if (value === undefined) log.warn(code, element.first(name)?.location, { value: text })
  return value
}
