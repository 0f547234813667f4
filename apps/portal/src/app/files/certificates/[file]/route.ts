import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly file: string }>
}

/** A certificate, or the list of those that are not valid, as files that are checked offline. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  return forward(request, `/files/certificates/${encodeURIComponent((await params).file)}`)
}
