import { canonicalJson, err, ok, problem } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import { isNobody, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { idempotencyKey } from '../../db/schema/index.js'
import { inTransaction, type Transaction, type TransactionOptions } from '../../db/transaction.js'
import type { Deps } from './deps.js'
import { refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { sha256 } from '../../base/digest.js'

/** One request as its sender names it. Without a key every request is a new one. */
interface IdempotentRequest {
  readonly account: string
  readonly key: string | undefined
  /** The name of the use case. */
  readonly operation: string
  readonly requestDigest: string
}

/** Longest key that is taken, in characters: a UUID has 36, and a key is part of an index. */
const LONGEST_KEY = 200

/** The digest of a request's content: two requests of the same key must agree in it. */
const requestDigest = (input: unknown): string =>
  sha256(canonicalJson(JSON.parse(JSON.stringify(input ?? null, plain))))

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** A request with a file, as its digest is taken: it names the bytes by theirs (their number, where they cannot be read), and does not carry them. */
export const withContentDigest = <Request extends object>(request: Request, content: string | number) => ({
  ...request,
  content,
})

/** A key that can be kept. `null` is what many clients send for a field they leave out. */
const readKey = (key: string | null | undefined): Outcome<string | undefined> => {
  if (key === undefined || key === null) return ok(undefined)
  const fits = key.length > 0 && key.length <= LONGEST_KEY
  const at = { path: 'idempotencyKey' }
  return fits ? ok(key) : err([problem('IDEMPOTENCY_KEY_LENGTH', { at, params: { most: LONGEST_KEY } })])
}

/**
 * A use case's own form of it: the viewer's account, the use case's name and the whole input make the request. The
 * repetition of a request whose input carries an `idempotencyKey` gets the first answer; keys of different accounts
 * know nothing of each other. Whoever is nobody gets no transaction at all.
 * Problems: NOT_PERMITTED (NOT_SIGNED_IN), IDEMPOTENCY_KEY_LENGTH, IDEMPOTENCY_KEY_REUSED, and those of `fn`.
 */
export const idempotently = async <T>(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  operation: string,
  input: { readonly idempotencyKey?: string | null | undefined },
  fn: (tx: Transaction) => Promise<Outcome<T>>,
  options: TransactionOptions = {},
): Promise<Outcome<T>> => {
  if (isNobody(viewer)) return requirePermission(refused('NOT_SIGNED_IN')) as Outcome<never>
  const key = readKey(input.idempotencyKey)
  if (!key.ok) return key
  const request = { account: viewer.accountId ?? viewer.seat?.codeId ?? '', key: key.value, operation }
  return withIdempotency(deps.db, { ...request, requestDigest: requestDigest(input) }, fn, options)
}

/**
 * Runs `fn` in a transaction, once per key: a repetition changes nothing and gets the first answer again; the same
 * key with another content is the problem `IDEMPOTENCY_KEY_REUSED`. Two at the same moment wait for each other. A
 * refusal leaves nothing behind, not even its key: what was refused may be permitted when it is sent again. The
 * answer is stored as JSON: return ids and plain values, no dates.
 */
const withIdempotency = async <T>(
  db: Db,
  request: IdempotentRequest,
  fn: (tx: Transaction) => Promise<Outcome<T>>,
  options: TransactionOptions = {},
): Promise<Outcome<T>> => {
  const { key } = request
  if (key === undefined) return inTransaction(db, fn, options)
  return inTransaction<T>(
    db,
    async tx => {
      const first = await claim(tx, { ...request, key })
      if (!first) return repeated<T>(tx, { ...request, key })
      const answer = await fn(tx)
      if (!answer.ok) return answer
      await tx
        .update(idempotencyKey)
        .set({ response: answer.value ?? null })
        .where(and(eq(idempotencyKey.accountId, request.account), eq(idempotencyKey.key, key)))
      return answer
    },
    options,
  )
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
  return ok(row.response as T)
}
