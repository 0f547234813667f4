import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestContext } from '../../context.js'

const OUTAGES = new Set<unknown>(['SERVICE_UNAVAILABLE', 'STORAGE_FULL'])
const RETRY_AFTER = '2'

/** An answer that says "try again" says it to proxies and monitors too: status 503 and when. */
export const outagePlugin = (): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      const errors = response.body.singleResult.errors ?? []
      if (!errors.some(error => OUTAGES.has(error.extensions?.code))) return
      response.http.status = 503
      response.http.headers.set('retry-after', RETRY_AFTER)
    },
  }),
})
