import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly kind: string; readonly name: string; readonly file: string }>
}

/** The casebook of a year, a certificate, standings or a ranking list, set for paper. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { kind, name, file } = await params
  return forward(request, `/files/papers/${[kind, name, file].map(encodeURIComponent).join('/')}`)
}
