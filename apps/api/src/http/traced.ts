import type { ApolloServerPlugin } from '@apollo/server'
import type { RequestHandler } from 'express'
import { type OpenSpan, tracing } from '../base/trace.js'
import type { RequestContext } from '../context.js'
import { operationNames, routeOf } from './metrics.js'
import type { PersistedDocuments } from '../graphql/limits/persisted-documents.js'

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

/** A span for each request, below the caller's when it is the portal that says so; named by route, not by address. */
export const tracedRequests: RequestHandler = (request, response, next) => {
  const tracer = tracing()
  if (!tracer) return next()
  const { traceparent } = request.headers
  const parent = typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : undefined
  const route = routeOf(request.path)
  const span = tracer.begin(`${request.method} ${route}`, 'server', { 'http.route': route }, parent)
  response.once('close', () => {
    const { statusCode } = response
    span.end(statusCode >= 500, { 'http.response.status_code': statusCode })
  })
  span.within(next)
}

/** A span for each operation, by the names that the portal's documents have. */
export const tracedOperations = (documents: PersistedDocuments | undefined): ApolloServerPlugin<RequestContext> => {
  const names = operationNames(documents)
  return {
    requestDidStart: async () => {
      const tracer = tracing()
      if (!tracer) return
      let span: OpenSpan | undefined
      return {
        didResolveOperation: async ({ operationName, operation }) => {
          const name = operationName && names.has(operationName) ? operationName : 'other'
          span = tracer.begin(`graphql ${name}`, 'internal', { 'graphql.operation.type': operation?.operation ?? '' })
        },
        willSendResponse: async ({ response: { body } }) => {
          const failed = body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > 0
          span?.end(failed)
        },
      }
    },
  }
}
