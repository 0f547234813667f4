import type { IncomingHttpHeaders, Server } from 'node:http'
import type { RequestHandler, Response } from 'express'
import { type ExecutionArgs, GraphQLError } from 'graphql'
import type { Response as SseResponse } from 'graphql-sse'
import { createHandler } from 'graphql-sse/lib/use/express'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { RequestContext } from '../context.js'
import type { StreamCaps } from './limits/stream-caps.js'
import {
  maskResult,
  prepareSubscription,
  type SubscriptionRequest,
  type SubscriptionRules,
  subscribeFreshly,
} from './subscriptions.js'

type ContextOf = (headers: IncomingHttpHeaders) => Promise<RequestContext>

/** Close code of a server that is busy for now. */
const TRY_LATER = 1013
/** Subscriptions of one socket. */
const PER_SOCKET = 50

const badRequest = (body: unknown): SseResponse => [
  JSON.stringify(body),
  { status: 400, statusText: 'Bad Request', headers: { 'content-type': 'application/json; charset=utf-8' } },
]

/** The address that the request came from, as it was settled. */
const clientOf = (headers: IncomingHttpHeaders): string => String(headers['x-forwarded-for'] ?? '')

const RETRY_AFTER = 30

const refuseStream = (response: Response): void => {
  const error = { message: 'Too many streams are open.', extensions: { code: 'RATE_LIMITED', retryAfter: RETRY_AFTER } }
  response
    .status(429)
    .set('retry-after', String(RETRY_AFTER))
    .json({ errors: [error] })
}

/** Subscriptions as server-sent events: one request, one stream. They pass through proxies and the portal. */
export const sseRoute = (rules: SubscriptionRules, contextOf: ContextOf, caps: StreamCaps): RequestHandler => {
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
    const leave = caps.take(clientOf(request.headers), () => response.end())
    if (!leave) return refuseStream(response)
    response.once('close', leave)
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
  caps: StreamCaps,
): { dispose(): void | Promise<void> } => {
  const sockets = new WebSocketServer({
    server,
    path,
    maxPayload: 256 * 1024,
    // A page of another site would bring its visitor's cookie along: a WebSocket knows no same-origin rule.
    verifyClient: ({ origin }: { origin: string | undefined }) => !origin || isTrusted(origin),
  })
  sockets.on('connection', (socket, request) => {
    const leave = caps.take(clientOf(request.headers))
    if (leave) socket.once('close', leave)
    else socket.close(TRY_LATER, 'Too many streams are open.')
  })
  return useServer(
    {
      subscribe: args => subscribeFreshly(args),
      onSubscribe: async ({ extra, subscriptions }, _id, payload) =>
        Object.keys(subscriptions).length >= PER_SOCKET
          ? [new GraphQLError('Too many subscriptions.', { extensions: { code: 'RATE_LIMITED' } })]
          : prepareSubscription(rules, payload, await contextOf(extra.request.headers)),
      onNext: (_context, _id, _payload, _args, result) => maskResult(result, rules.report),
    },
    sockets,
  )
}
