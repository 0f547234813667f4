import type { IncomingHttpHeaders, Server } from 'node:http'
import type { RequestHandler } from 'express'
import type { ExecutionArgs } from 'graphql'
import type { Response as SseResponse } from 'graphql-sse'
import { createHandler } from 'graphql-sse/lib/use/express'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { RequestContext } from '../context.js'
import {
  maskResult,
  prepareSubscription,
  type SubscriptionRequest,
  type SubscriptionRules,
  subscribeFreshly,
} from './subscriptions.js'

type ContextOf = (headers: IncomingHttpHeaders) => Promise<RequestContext>

const badRequest = (body: unknown): SseResponse => [
  JSON.stringify(body),
  { status: 400, statusText: 'Bad Request', headers: { 'content-type': 'application/json; charset=utf-8' } },
]

/** Subscriptions as server-sent events: one request, one stream. They pass through proxies and the portal. */
export const sseRoute = (rules: SubscriptionRules, contextOf: ContextOf): RequestHandler => {
  const handler = createHandler({
    schema: rules.schema,
    subscribe: args => subscribeFreshly(args as Parameters<typeof subscribeFreshly>[0]),
    onSubscribe: async (request, params) => {
      const context = await contextOf(request.raw.headers)
      const prepared = prepareSubscription(rules, params as SubscriptionRequest, context)
      // The library's type of a context is a record of unknowns; ours is a type of its own.
      if ('schema' in prepared) return prepared as ExecutionArgs & { contextValue: undefined }
      return badRequest({ errors: prepared })
    },
    onNext: (_context, _request, result) => maskResult(result, rules.report),
  })
  return async (request, response, next) => {
    // The other methods belong to the protocol's shared streams, which hold state for callers we do not know.
    if (request.method !== 'GET' && request.method !== 'POST') return void response.sendStatus(405)
    try {
      await handler(request, response)
    } catch (error) {
      next(error)
    }
  }
}

/** Subscriptions over a WebSocket, for clients that talk to the API directly. */
export const serveWebSocket = (
  server: Server,
  path: string,
  rules: SubscriptionRules,
  contextOf: ContextOf,
  isTrusted: (origin: string) => boolean,
): { dispose(): void | Promise<void> } => {
  const sockets = new WebSocketServer({
    server,
    path,
    maxPayload: 256 * 1024,
    // A page of another site would bring its visitor's cookie along: a WebSocket knows no same-origin rule.
    verifyClient: ({ origin }: { origin: string | undefined }) => !origin || isTrusted(origin),
  })
  return useServer(
    {
      subscribe: args => subscribeFreshly(args),
      onSubscribe: async ({ extra }, _id, payload) =>
        prepareSubscription(rules, payload, await contextOf(extra.request.headers)),
      onNext: (_context, _id, _payload, _args, result) => maskResult(result, rules.report),
    },
    sockets,
  )
}
