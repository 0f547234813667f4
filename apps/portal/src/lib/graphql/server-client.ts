import 'server-only'
import {
  type AnyVariables,
  createClient,
  fetchExchange,
  formatDocument,
  type OperationResult,
  stringifyDocument,
  type TypedDocumentNode,
} from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { registerUrql } from '@urql/next/rsc'
import { cookies, headers } from 'next/headers'
import { answerWith } from '@/lib/answer-with'
import { apiUrl, forwardProof } from '@/lib/env'
import { noteSources } from '@/lib/note-sources'
import { tracedCall } from '@/lib/tracing'
import { type ApiFailure, type ApiResult, isNoId, toResult } from './result'
import { withoutDirections } from './without-directions'

/** Asks the API with the reader's language and address, and their cookies where it is in their name. */
const fetchAs = async (cookie: string, ...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
  const incoming = await headers()
  const outgoing = new Headers(init?.headers)
  outgoing.set('x-paiji-client', 'portal')
  for (const [name, value] of Object.entries(forwardProof())) outgoing.set(name, value)
  if (cookie) outgoing.set('cookie', cookie)
  for (const name of ['x-forwarded-for', 'accept-language', 'user-agent']) {
    const value = incoming.get(name)
    if (value) outgoing.set(name, value)
  }
  return tracedCall('page asks', incoming.get('traceparent'), outgoing, () =>
    fetch(input, { ...init, headers: outgoing, cache: 'no-store' }).then(answer => {
      noteSources(answer)
      return answer
    }),
  )
}

const clientOf = (asker: typeof fetch) =>
  createClient({
    url: `${apiUrl()}/graphql`,
    exchanges: [persistedExchange({ preferGetForPersistedQueries: false }), fetchExchange],
    fetch: withoutDirections(asker),
    preferGetMethod: false,
    requestPolicy: 'network-only',
  })

const { getClient } = registerUrql(() =>
  clientOf(async (...request) => fetchAs((await cookies()).toString(), ...request)),
)

/** The answer for what does not exist: the page says so with status 404. */
export const missing = (): { readonly ok: false; readonly failure: ApiFailure } => {
  answerWith(404)
  return { ok: false, failure: { layer: 'missing', retryable: false } }
}

const answerOf = <Data>(answer: OperationResult<Data>): ApiResult<Data> => {
  const result = toResult(answer)
  return !result.ok && isNoId(result.failure) ? missing() : result
}

/**
 * One query from a server component; never throws for what can be expected to fail. An address that cannot be an id is
 * an address of nothing.
 */
export const ask = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiResult<Data>> => answerOf(await getClient().query(document, variables).toPromise())

/** The same as nobody in particular, whoever reads: what every visitor is answered. */
export const askAsStranger = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiResult<Data>> =>
  answerOf(
    await clientOf((...request) => fetchAs('', ...request))
      .query(document, variables)
      .toPromise(),
  )

/**
 * The same for a page that lives from the browser's cache: every thing says what it is. It is asked as text, since a
 * client that has met a document sends it as it met it first.
 */
export const askLive = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiResult<Data>> => {
  const text = stringifyDocument(formatDocument(document))
  return answerOf(await getClient().query<Data, Variables>(text, variables).toPromise())
}
