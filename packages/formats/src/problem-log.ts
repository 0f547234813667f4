import type { Problem, ProblemLocation, ProblemSeverity } from '@paiji/rules'
import type { FormatProblemCode } from './problem-codes.js'

export type ProblemParams = Readonly<Record<string, string | number>>

const longestParam = 80
const mostProblems = 200

/** A value from the file, short enough to show. */
export const shown = (text: string): string => (text.length > longestParam ? `${text.slice(0, longestParam)}…` : text)

const shownParams = (params: ProblemParams): ProblemParams =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? shown(value) : value]),
  )

export const fileProblem = (
  code: FormatProblemCode,
  severity: ProblemSeverity,
  at?: ProblemLocation,
  params?: ProblemParams,
): Problem => ({ code, severity, ...(at ? { at } : {}), ...(params ? { params: shownParams(params) } : {}) })

/** Collects problems of one file; after the first two hundred it only counts. */
export class ProblemLog {
  readonly #problems: Problem[] = []
  #more = 0
  #errors = 0

  add(
    code: FormatProblemCode,
    severity: ProblemSeverity,
    at?: ProblemLocation | (() => ProblemLocation),
    params?: ProblemParams,
  ): void {
    this.#keep(fileProblem(code, severity, typeof at === 'function' ? at() : at, params))
  }

  /** A problem of the rules about what the file holds, at its place in the file. */
  judged(found: Problem, at: ProblemLocation): void {
    const { params, ...rest } = found
    this.#keep({ ...rest, severity: found.severity ?? 'error', at, ...(params ? { params: shownParams(params) } : {}) })
  }

  #keep(found: Problem): void {
    if (found.severity === 'error') this.#errors += 1
    // An error is never lost behind warnings.
    if (this.#problems.length >= mostProblems && (found.severity !== 'error' || this.#errors > mostProblems)) {
      this.#more += 1
      return
    }
    this.#problems.push(found)
  }

  error(code: FormatProblemCode, at?: ProblemLocation | (() => ProblemLocation), params?: ProblemParams): void {
    this.add(code, 'error', at, params)
  }

  warn(code: FormatProblemCode, at?: ProblemLocation | (() => ProblemLocation), params?: ProblemParams): void {
    this.add(code, 'warning', at, params)
  }

  info(code: FormatProblemCode, at?: ProblemLocation | (() => ProblemLocation), params?: ProblemParams): void {
    this.add(code, 'info', at, params)
  }

  get hasErrors(): boolean {
    return this.#errors > 0
  }

  /** How many errors so far. */
  get errors(): number {
    return this.#errors
  }

  /** All problems in the order found, and how many more there are. */
  list(): readonly Problem[] {
    return this.#more === 0
      ? [...this.#problems]
      : [...this.#problems, fileProblem('TOO_MANY_PROBLEMS', 'info', undefined, { more: this.#more })]
  }
}
