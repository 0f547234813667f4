import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

const pass = async (request: Request, { params }: Address): Promise<Response> => {
  const { path } = await params
  const { search } = new URL(request.url)
  return forward(request, `/files/log/${path.map(encodeURIComponent).join('/')}${search}`)
}

/** The log's signed heads, tiles and proofs of the API under the portal's own address, and the cosignatures of witnesses to it. */
export { pass as GET, pass as POST }
