import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly file: string }>
}

/** The lines of an export, for the account that asked for it. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  return forward(request, `/files/bulk-exports/${encodeURIComponent((await params).file)}`)
}
