import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

/** The log's signed heads and proofs of the API under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { path } = await params
  const { search } = new URL(request.url)
  return forward(request, `/files/log/${path.map(encodeURIComponent).join('/')}${search}`)
}
