import { err, type Problem, problem, type Result } from '@paiji/rules'
import { DrizzleQueryError, is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './client.js'
import { type LogRow, prepareLog, writeLog } from './log/write-log.js'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
type Outcome<T> = Result<T, readonly Problem[]>

export interface TransactionOptions {
  /** Constraint name → problem code, for constraints whose breach has a name of its own. */
  readonly constraints?: Readonly<Record<string, string>>
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

/** Carries a refused result out of the driver's transaction, so that it rolls back. */
class RolledBack<T> extends Error {
  constructor(readonly outcome: Outcome<T>) {
    super('rolled back')
  }
}

/** What a transaction has to do before it ends. */
interface Ending {
  /** Rows of the log. */
  readonly rows: LogRow[]
  readonly statements: LastStatement[]
}

interface LastStatement {
  /** What of others it may wait for, and they for it. */
  readonly key: string
  readonly send: () => PromiseLike<unknown>
}

const pending = new WeakMap<object, Ending>()

/** Gives a transaction rows of the log: written before it commits, with the digests of what the transaction has changed. */
export const logWithin = async (tx: Db, rows: readonly LogRow[]): Promise<void> => {
  const waiting = pending.get(tx)
  if (!waiting) return writeLog(tx, rows)
  for (const row of rows) waiting.rows.push(row)
}

/**
 * Gives a transaction a statement that it sends last, with the end of its log: what is locked under `key` is held for
 * the commit alone. All take their keys in one order. Outside a transaction of `inTransaction` it is sent at once.
 */
export const sendLast = async (tx: Db, key: string, send: () => PromiseLike<unknown>): Promise<void> => {
  const waiting = pending.get(tx)
  if (waiting) waiting.statements.push({ key, send })
  else await send()
}

const ATTEMPTS = 3
const RETRYABLE = new Set(['40001', '40P01'])
const CODE_BY_STATE: Readonly<Record<string, string>> = {
  '23505': 'ALREADY_EXISTS',
  '23503': 'REFERENCE_MISSING',
  '23514': 'VALUE_REFUSED',
  '23P01': 'PERIODS_OVERLAP',
  '40001': 'CHANGED_MEANWHILE',
  '40P01': 'CHANGED_MEANWHILE',
}

/**
 * Runs `fn` in a transaction. It commits only when `fn` succeeds: a failed result rolls back and is returned, a
 * constraint that the data broke becomes a problem, a conflict between transactions is tried again, and anything
 * else is thrown. Inside another transaction it is a savepoint, and a conflict is left to the outermost; so are the rows
 * of the log (`logWithin`) and the last statements (`sendLast`), which are sent at its end.
 */
export const inTransaction = async <T>(
  db: Db,
  fn: (tx: Transaction) => Promise<Outcome<T>>,
  options: TransactionOptions = {},
): Promise<Outcome<T>> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, fn, options)
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as Outcome<T>
      const failure = databaseFailure(error)
      if (failure && RETRYABLE.has(failure.state)) {
        if (is(db, PgTransaction)) throw error
        if (attempt < ATTEMPTS) continue
      }
      const found = failure && problemOf(failure, options.constraints ?? {})
      if (!found) throw error
      return err([found])
    }
  }
}

const once = <T>(db: Db, fn: (tx: Transaction) => Promise<Outcome<T>>, options: TransactionOptions) =>
  db.transaction(
    async tx => {
      const ending: Ending = { rows: [], statements: [] }
      pending.set(tx, ending)
      const outcome = await fn(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      const outer = pending.get(db)
      if (outer) {
        for (const row of ending.rows) outer.rows.push(row)
        for (const statement of ending.statements) outer.statements.push(statement)
      } else await finish(tx, ending)
      return outcome
    },
    options.isolation ? { isolationLevel: options.isolation } : undefined,
  )

/** The log and the last statements, sent one behind the other without waiting. */
const finish = async (tx: Transaction, { rows, statements }: Ending): Promise<void> => {
  const write = await prepareLog(tx, rows)
  const inOrder = [...statements].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  await Promise.all([write(), ...inOrder.map(({ send }) => send())])
}

interface DatabaseFailure {
  readonly state: string
  readonly constraint?: string
}

/** The SQLSTATE and constraint of an error from the database, through drizzle or straight from the driver. */
export const databaseFailure = (error: unknown): DatabaseFailure | undefined => {
  const source: unknown = error instanceof DrizzleQueryError ? error.cause : error
  if (typeof source !== 'object' || source === null || !('code' in source)) return undefined
  const { code, constraint_name: constraint } = source as { code: unknown; constraint_name?: string }
  return typeof code === 'string' ? { state: code, constraint } : undefined
}

/** The database could not take a value as it is: unreadable, too large, out of its range. */
export const isAboutValues = ({ state }: DatabaseFailure): boolean => state.startsWith('22') || state === '54000'

const problemOf = (failure: DatabaseFailure, named: Readonly<Record<string, string>>): Problem | undefined => {
  const own = failure.constraint === undefined ? undefined : named[failure.constraint]
  const code = own ?? CODE_BY_STATE[failure.state] ?? (isAboutValues(failure) ? 'VALUE_REFUSED' : undefined)
  if (code === undefined) return undefined
  return problem(code, failure.constraint ? { params: { constraint: failure.constraint } } : {})
}
