import { forward } from '@/lib/graphql/forward'
import { paths } from '@/lib/paths'

export const POST = (request: Request): Promise<Response> => forward(request, '/graphql')

/** Who opens the address of the API in a browser is led to the page that asks it. */
export const GET = (): Response =>
  new Response(null, { status: 307, headers: { location: paths.apiExplorer(), 'cache-control': 'no-store' } })
