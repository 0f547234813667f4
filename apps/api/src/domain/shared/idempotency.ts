import { createHash } from 'node:crypto'
import { canonicalJson, err, ok, type Problem, problem } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { idempotencyKey } from '../../db/schema/index.js'
import { inTransaction, type Transaction, type TransactionOptions } from '../../db/transaction.js'
import type { Deps } from './deps.js'
import type { Outcome } from '../../base/problem.js'

/** One request as its sender names it. Without a key every request is a new one. */
interface IdempotentRequest {
  readonly account: string
  readonly key: string | undefined
  /** The name of the use case. */
  readonly operation: string
  readonly requestDigest: string
}

/** The digest of a request's content: two requests of the same key must agree in it. */
const requestDigest = (input: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(input ?? null, plain))))
    .digest('hex')

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/**
 * A use case's own form of it: the viewer's account, the use case's name and the whole input make the request. The
 * repetition of a request whose input carries an `idempotencyKey` gets the first answer.
 */
export const idempotently = <T>(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  operation: string,
  input: { readonly idempotencyKey?: string | undefined },
  fn: (tx: Transaction) => Promise<Outcome<T>>,
  options: TransactionOptions = {},
): Promise<Outcome<T>> => {
  const request = { account: viewer.accountId ?? '', key: input.idempotencyKey, operation }
  return withIdempotency(deps.db, { ...request, requestDigest: requestDigest(input) }, fn, options)
}

type Stored =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: readonly Problem[] }

/**
 * Runs `fn` in a transaction, once per key: a repetition changes nothing and gets the first answer again, be it a
 * success or a refusal; the same key with another content is the problem `IDEMPOTENCY_KEY_REUSED`. Two at the same
 * moment wait for each other. The answer is stored as JSON: return ids and plain values, no dates.
 */
const withIdempotency = async <T>(
  db: Db,
  request: IdempotentRequest,
  fn: (tx: Transaction) => Promise<Outcome<T>>,
  options: TransactionOptions = {},
): Promise<Outcome<T>> => {
  const { key } = request
  if (key === undefined) return inTransaction(db, fn, options)
  const outcome = await inTransaction<Outcome<T>>(
    db,
    async tx => {
      const first = await claim(tx, { ...request, key })
      if (!first) return ok(await repeated<T>(tx, { ...request, key }))
      const answer = await inTransaction(tx, fn, options)
      await tx
        .update(idempotencyKey)
        .set({ response: answer })
        .where(and(eq(idempotencyKey.accountId, request.account), eq(idempotencyKey.key, key)))
      return ok(answer)
    },
    options,
  )
  return outcome.ok ? outcome.value : outcome
}

type Keyed = IdempotentRequest & { readonly key: string }

/** True for the first request of the key. Waits while another transaction holds the same key. */
const claim = async (tx: Transaction, request: Keyed): Promise<boolean> => {
  const rows = await tx
    .insert(idempotencyKey)
    .values({
      accountId: request.account,
      key: request.key,
      operation: request.operation,
      requestDigest: request.requestDigest,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  return rows.length === 1
}

const repeated = async <T>(tx: Transaction, request: Keyed): Promise<Outcome<T>> => {
  const [row] = await tx
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.accountId, request.account), eq(idempotencyKey.key, request.key)))
  if (row?.operation !== request.operation || row.requestDigest !== request.requestDigest) {
    return err([problem('IDEMPOTENCY_KEY_REUSED', { at: { path: 'idempotencyKey' } })])
  }
  const stored = row.response as Stored
  return stored.ok ? ok(stored.value as T) : err(stored.error)
}
