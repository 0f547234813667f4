import { type GraphQLAnswerError, PaijiError } from './errors.js'
import type { Sendable } from './operation.js'
import type { Send, Signalled } from './transport.js'

/** An answer of GraphQL. */
export interface Answer {
  readonly data?: unknown
  readonly errors?: readonly GraphQLAnswerError[]
}

/** The body of an answer; empty where it is not JSON. */
export const readAnswer = async (response: Response): Promise<Answer> => {
  const content: unknown = await response.json().catch(() => undefined)
  return typeof content === 'object' && content !== null ? content : {}
}

/** What went wrong, in the service's own words where it gives any. */
export const errorOf = (errors: readonly GraphQLAnswerError[], status: number): PaijiError => {
  const [first] = errors
  const code = first?.extensions?.code ?? (status === 401 ? 'UNAUTHENTICATED' : 'NOT_PAIJI')
  const words = errors.map(error => error.extensions?.reason ?? error.message).join('\n')
  return new PaijiError(code, words || `The answer was ${status}.`, { status, errors })
}

const headers = { 'content-type': 'application/json' }

/** The data of an operation, sent by the digest of its text alone once the service knows it. Throws a PaijiError. */
export const requestData = async (
  send: Send,
  { text, id }: Sendable,
  variables: unknown,
  { signal }: Signalled,
): Promise<unknown> => {
  const post = async (body: object) => {
    const response = await send('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, variables }),
      signal,
    })
    return { ...(await readAnswer(response)), status: response.status }
  }
  const known = id === undefined ? {} : { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }
  const first = await post(id === undefined ? { query: text } : known)
  const isUnknown = first.errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND')
  const { data, errors = [], status } = isUnknown ? await post({ query: text, ...known }) : first
  if (errors.length > 0 || data === undefined || data === null) throw errorOf(errors, status)
  return data
}
