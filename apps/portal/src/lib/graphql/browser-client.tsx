'use client'

import { persistedExchange } from '@urql/exchange-persisted'
import { createClient as createSseClient } from 'graphql-sse'
import { type ReactNode, useState } from 'react'
import { withoutDirections } from './without-directions'
import {
  cacheExchange,
  type Client,
  createClient,
  type Exchange,
  fetchExchange,
  Provider,
  subscriptionExchange,
} from 'urql'

/** Client components are rendered on the server too, where a relative address has no meaning and nothing is fetched. */
const origin = (): string => (typeof window === 'undefined' ? 'http://portal.invalid' : window.location.origin)

const canHash = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** One client for the browser session; what is remembered of answers, and how, is the cache's affair. */
export const createBrowserClient = (caches: readonly Exchange[]): Client => {
  const stream = createSseClient({ url: `${origin()}/graphql/stream`, retryAttempts: 20 })
  return createClient({
    url: `${origin()}/graphql`,
    preferGetMethod: false,
    fetch: withoutDirections((input, init) => fetch(input, init)),
    fetchOptions: { credentials: 'same-origin' },
    exchanges: [
      ...caches,
      ...(canHash() ? [persistedExchange({ preferGetForPersistedQueries: false })] : []),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: operation => ({
          subscribe: sink => ({
            unsubscribe: stream.subscribe(
              { query: operation.query ?? '', variables: operation.variables, operationName: operation.operationName },
              {
                next: result => sink.next({ data: result.data, errors: result.errors?.slice() }),
                error: cause => sink.error(cause),
                complete: () => sink.complete(),
              },
            ),
          }),
        }),
      }),
    ],
  })
}

/** Gives the desks and live figures below it one client for the browser session. */
export function BrowserClientProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createBrowserClient([cacheExchange]))
  return <Provider value={client}>{children}</Provider>
}
