import { type Problem, problem } from '../core/problem.js'
import { fromDecimal, type Ratio, zero } from '../core/ratio.js'
import type { PairingProblemCode } from './problem-codes.js'

/** Ids come back as they were given. */
export type RequestId = string | number

export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const isId = (value: unknown): value is RequestId =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))

/** Reads one request line and collects every problem with its path; always gives values of the right type. */
export class RequestReader {
  readonly problems: Problem[] = []
  private readonly ids = new Map<string, RequestId>()

  refuse(code: PairingProblemCode, path: string, params?: Readonly<Record<string, string | number>>): void {
    this.problems.push(problem(code, { at: { path }, ...(params ? { params } : {}) }))
  }

  whole(fields: Fields, name: string, least: number, most: number): number {
    const value = fields[name]
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    this.refuse('WHOLE_NUMBER_EXPECTED', name, { least, most })
    return least
  }

  list(fields: Fields, name: string, absent: 'refuse' | 'empty'): readonly unknown[] {
    const value = fields[name]
    if (Array.isArray(value)) return value
    if ((value !== undefined && value !== null) || absent === 'refuse') this.refuse('LIST_EXPECTED', name)
    return []
  }

  amount(value: unknown, path: string): Ratio {
    const isText = typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
    const read = isText ? fromDecimal(`${value}`) : undefined
    if (!read) this.refuse('NUMBER_EXPECTED', path)
    return read ?? zero
  }

  newId(value: unknown, path: string): string {
    if (!isId(value)) {
      this.refuse('ID_EXPECTED', path)
      return ''
    }
    if (this.ids.has(`${value}`)) this.refuse('ID_REPEATED', path, { id: value })
    this.ids.set(`${value}`, value)
    return `${value}`
  }

  knownId(value: unknown, path: string): string {
    const id = isId(value) ? `${value}` : ''
    if (!this.ids.has(id)) this.refuse('TEAM_UNKNOWN', path, { id })
    return id
  }

  /** The id as the request wrote it. */
  given(id: string): RequestId {
    return this.ids.get(id) ?? id
  }
}
