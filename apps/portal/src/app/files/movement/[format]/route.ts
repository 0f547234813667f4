import { movementFile } from '@/features/movements'

interface Address {
  readonly params: Promise<{ readonly format: string }>
}

/** A movement as a file. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  return movementFile((await params).format, new URL(request.url).searchParams)
}
