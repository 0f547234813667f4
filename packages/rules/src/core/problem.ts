import type { ClauseRef } from './clause.js'

/** Where in the input a problem is: a line of a file, an element path, a field of a form. */
export interface ProblemLocation {
  readonly line?: number
  readonly column?: number
  /** Element, tag or JSON path, e.g. `EVENT/BOARD[3]/TRAVELLER_LINE[2]/CONTRACT` or `sheet.tricks`. */
  readonly path?: string
}

export type ProblemSeverity = 'error' | 'warning' | 'info'

/** What is wrong, as a code with parameters; the sentence is written where a person reads it. */
export interface Problem {
  /** UPPER_SNAKE. */
  readonly code: string
  readonly severity?: ProblemSeverity
  readonly clause?: ClauseRef
  readonly at?: ProblemLocation
  readonly params?: Readonly<Record<string, string | number>>
}

export const problem = (code: string, extra: Omit<Problem, 'code'> = {}): Problem => ({ code, ...extra })
