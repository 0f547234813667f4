import { forward } from '@/lib/graphql/forward'
import { paths } from '@/lib/paths'

export const POST = (request: Request): Promise<Response> => forward(request, '/graphql')

const toExplorer = (): Response =>
  new Response(null, { status: 307, headers: { location: paths.apiExplorer(), 'cache-control': 'no-store' } })

/** A browser that opens an address asks for a page first of all; a program names JSON, or takes anything. */
const asksForPage = (request: Request): boolean => /^text\/html\b/i.test(request.headers.get('accept') ?? '')

/**
 * A browser that opens the address of the API is led to the page that asks it. A program's query is answered (GraphQL over HTTP):
 * without the session, so that no other site can have somebody's own data asked for.
 */
export const GET = (request: Request): Promise<Response> | Response => {
  if (asksForPage(request)) return toExplorer()
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  headers.set('apollo-require-preflight', 'without session')
  return forward(new Request(request, { headers }), `/graphql${new URL(request.url).search}`)
}
