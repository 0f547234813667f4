import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly file: string }>
}

/** Official and corrected results as a feed, under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { file } = await params
  return forward(request, `/files/feeds/results/${encodeURIComponent(file)}`)
}
