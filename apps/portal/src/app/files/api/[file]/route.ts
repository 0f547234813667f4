import { forward } from '@/lib/graphql/forward'

interface Address {
  readonly params: Promise<{ readonly file: string }>
}

/** The schema of the API as a file, under the portal's own address. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { file } = await params
  return forward(request, `/files/api/${encodeURIComponent(file)}`)
}
