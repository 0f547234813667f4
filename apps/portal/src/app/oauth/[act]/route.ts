import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly act: string }>
}

/** Programs fetch and end their tokens under the portal's own address. */
export async function POST(request: Request, { params }: Address): Promise<Response> {
  const { act } = await params
  return forward(request, `/oauth/${encodeURIComponent(act)}`)
}
