import type postgres from 'postgres'
import { tracing } from '../base/trace.js'

/** Texts that are prepared, at the most; the builder sends a few hundred again and again. */
const MOST_TEXTS = 1_000
/** Rows of a long insert vary in number, and with them the text. */
const MOST_PARAMETERS = 60
/** How a pattern is best searched for depends on the pattern. */
const HANGS_ON_VALUES = /\b(i?like|similar to)\b|[~%]/i

/** Which texts are worth preparing: those that are sent a second time. */
export class PreparedTexts {
  readonly #seen = new Set<string>()
  readonly #worth = new Set<string>()

  has(text: string, parameters: number): boolean {
    if (this.#worth.has(text)) return true
    if (parameters === 0 || parameters > MOST_PARAMETERS || this.#worth.size >= MOST_TEXTS) return false
    if (HANGS_ON_VALUES.test(text)) return false
    if (this.#seen.has(text)) this.#worth.add(text)
    if (this.#seen.size >= MOST_TEXTS) this.#seen.clear()
    this.#seen.add(text)
    return this.#worth.has(text)
  }
}

/** What a statement does to which table: `select person`. Its values and the rest of its text are no part of a trace. */
export const summaryOf = (text: string): string => {
  const verb = /^\s*\(?\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|table)\s+"?([a-z_]+)"?/i.exec(text)?.[1]
  return table && table !== 'lateral' ? `${verb} ${table}` : verb
}

type Awaited = Promise<unknown>

/** Measures a statement where this process is traced: from its sending to its answer. It is sent when it is waited for. */
const traced = <T>(text: string, query: T): T => {
  const tracer = tracing()
  if (!tracer || !(query instanceof Promise)) return query
  const span = tracer.begin(summaryOf(text), 'client', { 'db.system.name': 'postgresql' })
  const then: Awaited['then'] = query.then
  const measured = (
    onAnswer?: ((value: unknown) => unknown) | null,
    onFailure?: ((error: unknown) => unknown) | null,
  ) =>
    then.call(
      query,
      value => {
        span.end()
        return onAnswer ? onAnswer(value) : value
      },
      error => {
        span.end(true)
        if (onFailure) return onFailure(error)
        throw error
      },
    )
  Reflect.defineProperty(query, 'then', { value: measured, configurable: true })
  return query
}

type Client = postgres.Sql | postgres.TransactionSql
type Within = (sql: postgres.TransactionSql) => unknown

/**
 * The client with statements prepared that are sent again: the builder leaves them unprepared, which costs the parsing,
 * the planning and a second round trip of every statement.
 */
export const prepareStatements = <T extends Client>(client: T, texts = new PreparedTexts()): T =>
  new Proxy(client, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      if (name === 'unsafe')
        return (text: string, parameters: unknown[] = [], options: object = {}) =>
          traced(
            text,
            value.call(target, text, parameters, { ...options, prepare: texts.has(text, parameters.length) }),
          )
      if (name === 'begin' || name === 'savepoint')
        return (...given: unknown[]) =>
          value.call(
            target,
            ...given.map(one =>
              typeof one === 'function'
                ? (sql: postgres.TransactionSql) => (one as Within)(prepareStatements(sql, texts))
                : one,
            ),
          )
      return value
    },
  })
