import { forward } from '@/lib/graphql/forward'

/** The bytes of a file, under the ticket that was given for it. */
export async function PUT(request: Request, { params }: { readonly params: Promise<{ readonly ticket: string }> }) {
  return forward(request, `/files/upload/${encodeURIComponent((await params).ticket)}`)
}
