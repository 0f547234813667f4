import { sessionHandsFile } from '@/features/hands'

interface Address {
  readonly params: Promise<{ readonly session: string; readonly format: string }>
}

/** The hands of a session as a file, for whoever may see them. */
export async function GET(_request: Request, { params }: Address): Promise<Response> {
  const { session, format } = await params
  return sessionHandsFile(decodeURIComponent(session), format)
}
