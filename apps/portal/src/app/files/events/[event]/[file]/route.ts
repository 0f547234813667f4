import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly event: string; readonly file: string }>
}

/** Everything of an event in one file of the API, under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { event, file } = await params
  return forward(request, `/files/events/${encodeURIComponent(event)}/${encodeURIComponent(file)}`)
}
