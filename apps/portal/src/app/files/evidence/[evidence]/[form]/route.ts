import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly evidence: string; readonly form: string }>
}

/** A piece of evidence, for whoever may read it. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { evidence, form } = await params
  return forward(request, `/files/evidence/${encodeURIComponent(evidence)}/${encodeURIComponent(form)}`)
}
