import { err, type Problem, problem, type Result } from '@paiji/rules'
import { DrizzleQueryError, is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './client.js'
import { type LogRow, writeLog } from './log/write-log.js'

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

/** The rows of the log that a transaction has to write before it ends. */
const pending = new WeakMap<object, LogRow[]>()

/** Gives a transaction rows of the log: written before it commits, with the digests of what the transaction has changed. */
export const logWithin = async (tx: Db, rows: readonly LogRow[]): Promise<void> => {
  const waiting = pending.get(tx)
  if (!waiting) return writeLog(tx, rows)
  for (const row of rows) waiting.push(row)
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
 * of the log (`logWithin`), which are written at its end.
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
      const rows: LogRow[] = []
      pending.set(tx, rows)
      const outcome = await fn(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      const outer = pending.get(db)
      if (outer) for (const row of rows) outer.push(row)
      else await writeLog(tx, rows)
      return outcome
    },
    options.isolation ? { isolationLevel: options.isolation } : undefined,
  )

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
