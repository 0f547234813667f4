import { forward } from '@/lib/graphql/forward'

/** Subscriptions as server-sent events. */
const stream = (request: Request): Promise<Response> =>
  forward(request, `/graphql/stream${new URL(request.url).search}`)

export { stream as DELETE, stream as GET, stream as POST, stream as PUT }
