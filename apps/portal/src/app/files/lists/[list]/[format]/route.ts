import { listResponse } from '@/features/list-files'

interface Address {
  readonly params: Promise<{ readonly list: string; readonly format: string }>
}

/** A list of the portal as CSV or XLSX. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { list, format } = await params
  return listResponse(list, format, new URL(request.url).searchParams)
}
