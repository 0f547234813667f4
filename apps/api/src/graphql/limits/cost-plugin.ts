import type { ApolloServerPlugin } from '@apollo/server'
import { ClientError } from '../shared/errors.js'
import { costOf, MAX_COST } from './cost.js'

/** Refused when it costs more than the limit; exactly the limit is allowed. */
export const refuseExpensive = (requested: number, limit: number): void => {
  if (requested > limit) {
    throw new ClientError('COST_LIMIT_EXCEEDED', 'This asks for too much at once.', { requested, limit }, 400)
  }
}

/** Refuses operations above the limit before they run, and reports the cost on every response. */
export const costPlugin = (limit = MAX_COST): ApolloServerPlugin => {
  return {
    requestDidStart: async () => {
      let requested = 0
      return {
        didResolveOperation: async ({ schema, document, request, operationName }) => {
          requested = costOf({ schema, document, variables: request.variables, operationName })
          refuseExpensive(requested, limit)
        },
        willSendResponse: async ({ response }) => {
          const { body } = response
          const result = body.kind === 'single' ? body.singleResult : body.initialResult
          result.extensions = { ...result.extensions, cost: { requested, limit } }
        },
      }
    },
  }
}
