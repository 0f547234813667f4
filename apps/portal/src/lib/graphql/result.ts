import type { CombinedError, OperationResult } from '@urql/core'

/** A problem as the API reports it; the sentence is made by `i18n/problem-message.ts`. */
export interface ApiProblem {
  readonly code: string
  readonly severity?: string | null
  readonly path?: string | null
  readonly line?: number | null
  readonly column?: number | null
  readonly params?: readonly { readonly name: string; readonly value: string }[] | null
}

/** What went wrong on the way to an answer, from the wire inwards. */
export type ApiFailure =
  | { readonly layer: 'network'; readonly message: string; readonly retryable: true }
  | { readonly layer: 'http'; readonly status: number; readonly retryable: boolean }
  | {
      readonly layer: 'graphql'
      readonly code: string
      /** Why it was refused, as a code with a sentence. */
      readonly reason?: string
      readonly message: string
      readonly retryable: boolean
    }
  /** There is no such thing for this reader. */
  | { readonly layer: 'missing'; readonly retryable: false }
  | { readonly layer: 'problems'; readonly problems: readonly ApiProblem[]; readonly retryable: false }

export type ApiResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: ApiFailure }

/** An address that cannot be an id is an address of nothing. */
export const isNoId = (failure: ApiFailure): boolean => failure.layer === 'graphql' && failure.code === 'BAD_USER_INPUT'

const statusOf = (error: CombinedError): number | undefined => {
  const response: unknown = error.response
  return typeof response === 'object' &&
    response !== null &&
    'status' in response &&
    typeof response.status === 'number'
    ? response.status
    : undefined
}

/** Codes that say nothing was decided: the same request may be sent again, with the same key. */
const RETRYABLE: ReadonlySet<string> = new Set(['SERVICE_UNAVAILABLE', 'STORAGE_FULL', 'API_UNREACHABLE'])

const failureOf = (error: CombinedError): ApiFailure => {
  const [first] = error.graphQLErrors
  if (first) {
    const code = first.extensions.code
    const text = typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR'
    const { reason } = first.extensions
    return {
      layer: 'graphql',
      code: text,
      message: first.message,
      retryable: RETRYABLE.has(text),
      ...(typeof reason === 'string' ? { reason } : {}),
    }
  }
  const status = statusOf(error)
  if (status !== undefined && status >= 400) return { layer: 'http', status, retryable: status >= 500 }
  return { layer: 'network', message: error.networkError?.message ?? error.message, retryable: true }
}

/** An urql answer as a union of data or the one failure that came first. */
export const toResult = <Data>(answer: Pick<OperationResult<Data>, 'data' | 'error'>): ApiResult<Data> => {
  if (answer.error) return { ok: false, failure: failureOf(answer.error) }
  if (answer.data === undefined || answer.data === null)
    return { ok: false, failure: { layer: 'network', message: 'empty answer', retryable: true } }
  return { ok: true, data: answer.data }
}

/** A mutation payload whose `problems` are not empty becomes a failure of the layer `problems`. */
export const withProblems = <Payload extends { readonly problems: readonly ApiProblem[] }>(
  payload: Payload,
): ApiResult<Payload> => {
  const errors = payload.problems.filter(problem => (problem.severity ?? 'error').toLowerCase() === 'error')
  return errors.length === 0
    ? { ok: true, data: payload }
    : { ok: false, failure: { layer: 'problems', problems: payload.problems, retryable: false } }
}
