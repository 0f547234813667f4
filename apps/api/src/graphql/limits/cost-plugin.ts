import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { ClientError } from '../shared/errors.js'
import { type CostedOperation, costOf, MAX_COST } from './cost.js'

/** Refused when it costs more than the limit; exactly the limit is allowed. */
export const refuseExpensive = (requested: number, limit: number): void => {
  if (requested > limit) {
    throw new ClientError('COST_LIMIT_EXCEEDED', 'This asks for too much at once.', { requested, limit }, 400)
  }
}

/** The cost, or the caller's mistake: variables that are missing or of another type show here first. */
const costOrRefusal = (operation: CostedOperation): number => {
  try {
    return costOf(operation)
  } catch (error) {
    if (error instanceof GraphQLError) throw new ClientError('BAD_USER_INPUT', error.message, {}, 400)
    throw error
  }
}

/** Refuses operations above the limit before they run, and reports the cost on every response. */
export const costPlugin = (limit = MAX_COST): ApolloServerPlugin => {
  return {
    requestDidStart: async () => {
      let requested = 0
      return {
        didResolveOperation: async ({ schema, document, request, operationName }) => {
          requested = costOrRefusal({ schema, document, variables: request.variables, operationName })
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
