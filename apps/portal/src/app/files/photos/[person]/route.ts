import { forward } from '@/lib/graphql/forward'

/** The photo of a person, for who is shown it. */
export async function GET(request: Request, { params }: { readonly params: Promise<{ readonly person: string }> }) {
  return forward(request, `/files/photos/${encodeURIComponent((await params).person)}`)
}
