import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly path?: readonly string[] }>
}

/** The daily open data of the API under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { path = [] } = await params
  return forward(request, `/files/open-data/${path.map(encodeURIComponent).join('/')}`)
}
