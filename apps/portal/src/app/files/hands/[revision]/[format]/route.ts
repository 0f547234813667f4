import { handRecordsFile } from '@/features/boards'

interface Address {
  readonly params: Promise<{ readonly revision: string; readonly format: string }>
}

/** Hand records as a file. */
export async function GET(_request: Request, { params }: Address): Promise<Response> {
  const { revision, format } = await params
  return handRecordsFile(decodeURIComponent(revision), format)
}
