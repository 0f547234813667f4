import type { Problem } from '@paiji/rules'
import { fileProblem, type ProblemParams } from './problem-log.js'
import type { FormatProblemCode } from './problem-codes.js'

/** A file to hand out, and what of the event its format could not carry. */
export interface WrittenFile {
  readonly text: string
  readonly encoding: 'utf-8' | 'latin-1'
  readonly losses: readonly Problem[]
}

/** Counts what a writer leaves out; each field is told once, each ruling on its own. */
export class LossLog {
  readonly #fields = new Map<string, number>()
  readonly #rulings: Problem[] = []

  /** Notes `field` when it has a value. */
  field(field: string, value: unknown): void {
    const empty = value === undefined || (Array.isArray(value) && value.length === 0)
    if (!empty) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1)
  }

  ruling(code: FormatProblemCode, path: string, params?: ProblemParams): void {
    this.#rulings.push(fileProblem(code, 'warning', { path }, params))
  }

  list(): readonly Problem[] {
    const fields = [...this.#fields].map(([field, count]) =>
      fileProblem('LOSS_FIELD', 'info', undefined, { field, count }),
    )
    return [...this.#rulings, ...fields]
  }
}
