import { forward } from '@/lib/graphql/forward'

/** A document of an event. */
export async function GET(request: Request, { params }: { readonly params: Promise<{ readonly document: string }> }) {
  return forward(request, `/files/documents/${encodeURIComponent((await params).document)}`)
}
