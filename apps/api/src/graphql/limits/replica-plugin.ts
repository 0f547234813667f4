import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestContext } from '../../context.js'
import { readFrom } from '../../context.js'
import type { Replica } from '../../db/replica.js'

/** For how long somebody without an account who has written reads from the primary, in milliseconds. */
const OWN_WRITES = 60_000
const MOST_WRITERS = 10_000

/**
 * Queries of nobody in particular are answered from the standby while it is young enough; who is signed in, and whoever
 * wrote a moment ago from the same address, reads what they wrote. `Paiji-Read: replica` says so.
 */
export const replicaPlugin = (replica: Replica): ApolloServerPlugin<RequestContext> => {
  const wrote = new Map<string, number>()
  const reads = ({ viewer, address = '' }: RequestContext) =>
    viewer.accountId === undefined && viewer.grants.length === 0 && Date.now() - (wrote.get(address) ?? 0) > OWN_WRITES
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, contextValue, response }) => {
        if (operation?.operation === 'mutation') {
          if (wrote.size > MOST_WRITERS) wrote.clear()
          if (contextValue.viewer.accountId === undefined) wrote.set(contextValue.address ?? '', Date.now())
        }
        if (operation?.operation !== 'query' || !reads(contextValue)) return
        const db = replica.fresh()
        if (!db) return
        readFrom(contextValue, db)
        response.http?.headers.set('paiji-read', 'replica')
      },
    }),
  }
}
