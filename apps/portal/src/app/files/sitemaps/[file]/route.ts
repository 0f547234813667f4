import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly file: string }>
}

/** What search engines are told of single events, players, clubs, lists and cases. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  return forward(request, `/files/sitemaps/${encodeURIComponent((await params).file)}`)
}
