import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly revision: string; readonly format: string }>
}

/** A results file of the API under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { revision, format } = await params
  const { search } = new URL(request.url)
  return forward(request, `/files/results/${encodeURIComponent(revision)}/${encodeURIComponent(format)}${search}`)
}
