import { loadPageJson } from '@/features/page-json'
import { isJsonFamily } from '@/lib/json-address'

interface Params {
  readonly params: Promise<{ readonly family: string; readonly id: string }>
}

const problem = (status: 404 | 503, title: string): Response =>
  Response.json({ title, status }, { status, headers: { 'content-type': 'application/problem+json' } })

/**
 * The public data of a page: the same answer for every reader, cached for as long as standings take to be recomputed. 404
 * where there is nothing, 503 where the API does not answer.
 */
export const GET = async (_request: Request, { params }: Params): Promise<Response> => {
  const { family, id } = await params
  const answer = isJsonFamily(family) ? await loadPageJson(family, id) : undefined
  if (answer && !answer.ok && answer.failure.layer !== 'missing')
    return problem(503, 'The data cannot be read just now.')
  if (!answer?.ok || answer.data === null) return problem(404, 'There is nothing at this address.')
  return Response.json(answer.data, { headers: { 'cache-control': 'public, max-age=30' } })
}
