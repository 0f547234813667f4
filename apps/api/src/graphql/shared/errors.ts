import 'reflect-metadata'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { type Outage, outageOf } from '../../db/failure.js'
import { databaseFailure, isAboutValues } from '../../db/transaction.js'
import type { Outcome, Problem } from '../../base/problem.js'
import { refusalOf } from '../../base/permission.js'
import { type ProblemType, toProblem } from './problem.type.js'

/** A failure that a client may see, with its code. Everything else leaves as INTERNAL_SERVER_ERROR. */
export class ClientError extends GraphQLError {
  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}, status?: number) {
    super(message, { extensions: { ...details, code, ...(status ? { http: { status } } : {}) } })
  }
}

/** Nobody is signed in, or the viewer lacks the role: `UNAUTHENTICATED` or `FORBIDDEN`, with the reason's code. */
export const refusal = (reason: string): ClientError =>
  reason === 'NOT_SIGNED_IN'
    ? new ClientError('UNAUTHENTICATED', 'Sign in first.', { reason })
    : new ClientError('FORBIDDEN', 'Not permitted.', { reason })

/**
 * The payload of a mutation: what `shape` makes of the value, or the problems alone. A missing permission is no
 * problem of the data and is thrown.
 */
export const toPayload = async <T, P extends object>(
  outcome: Outcome<T>,
  shape: (value: T) => P | Promise<P>,
): Promise<Partial<P> & { problems: ProblemType[] }> => {
  if (outcome.ok) return { ...(await shape(outcome.value)), problems: [] }
  throwRefusal(outcome.error)
  return { problems: outcome.error.map(toProblem) } as Partial<P> & { problems: ProblemType[] }
}

/** The value of a query's outcome; its problems become one `BAD_USER_INPUT` error. */
export const unwrap = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value
  throwRefusal(outcome.error)
  throw new ClientError('BAD_USER_INPUT', outcome.error[0]?.code ?? 'BAD_USER_INPUT', {
    problems: outcome.error.map(toProblem),
  })
}

const throwRefusal = (problems: readonly Problem[]): void => {
  const reason = refusalOf(problems)
  if (reason !== undefined) throw refusal(reason)
}

const PASSED_ON = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

const OUTAGE_TEXT: Readonly<Record<Outage, string>> = {
  SERVICE_UNAVAILABLE:
    'The database cannot be reached just now. Whether a change was stored is not known; try again with the same key.',
  STORAGE_FULL: 'There is no room left to store anything. This was not stored; reading goes on.',
}

/** An outage as clients see it: worth a second attempt with the same idempotency key. */
export const unavailable = (outage: Outage): ClientError =>
  new ClientError(outage, OUTAGE_TEXT[outage], { retryable: true }, 503)

/** Lets a client see only what was meant for it; `report` is given what is hidden. */
export const maskError = (
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (error: unknown) => void,
): GraphQLFormattedError => {
  const original = error instanceof GraphQLError && error.originalError ? error.originalError : error
  const code = String(formatted.extensions?.code ?? '')
  const isOurs = original instanceof ClientError || error instanceof ClientError
  const isAboutTheRequest = PASSED_ON.has(code) && (original === error || original instanceof GraphQLError)
  if (!isOurs && !isAboutTheRequest) {
    report(original)
    const outage = outageOf(original)
    if (outage)
      return { ...unavailable(outage).toJSON(), path: formatted.path, extensions: { code: outage, retryable: true } }
    const failure = databaseFailure(original)
    if (failure && isAboutValues(failure))
      return { message: 'VALUE_REFUSED', path: formatted.path, extensions: { code: 'BAD_USER_INPUT' } }
    return {
      message: 'Something went wrong on our side.',
      path: formatted.path,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }
  }
  const { stacktrace: _, http: __, ...extensions } = formatted.extensions ?? {}
  return { ...formatted, extensions }
}
