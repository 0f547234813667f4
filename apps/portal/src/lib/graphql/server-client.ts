import 'server-only'
import { type AnyVariables, createClient, fetchExchange, type TypedDocumentNode } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { registerUrql } from '@urql/next/rsc'
import { cookies, headers } from 'next/headers'
import { apiUrl } from '@/lib/env'
import { type ApiResult, toResult } from './result'

/** Asks the API in the reader's name: their cookies, language and address go along. */
const fetchAsReader: typeof fetch = async (input, init) => {
  const [jar, incoming] = await Promise.all([cookies(), headers()])
  const outgoing = new Headers(init?.headers)
  outgoing.set('x-paiji-client', 'portal')
  const cookie = jar.toString()
  if (cookie) outgoing.set('cookie', cookie)
  for (const name of ['x-forwarded-for', 'accept-language', 'user-agent']) {
    const value = incoming.get(name)
    if (value) outgoing.set(name, value)
  }
  return fetch(input, { ...init, headers: outgoing, cache: 'no-store' })
}

const { getClient } = registerUrql(() =>
  createClient({
    url: `${apiUrl()}/graphql`,
    exchanges: [persistedExchange({ preferGetForPersistedQueries: false }), fetchExchange],
    fetch: fetchAsReader,
    preferGetMethod: false,
    requestPolicy: 'network-only',
  }),
)

/** One query from a server component; never throws for what can be expected to fail. */
export const ask = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiResult<Data>> => toResult(await getClient().query(document, variables).toPromise())
