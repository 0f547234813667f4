import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly kind: string; readonly file: string }>
}

/** A calendar file of the API under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { kind, file } = await params
  const { search } = new URL(request.url)
  return forward(request, `/files/calendar/${encodeURIComponent(kind)}/${encodeURIComponent(file)}${search}`)
}
