import 'server-only'
import { apiUrl } from '@/lib/env'

/** One signed state of the log. */
export interface SignedHead {
  readonly size: number
  readonly root: string
  readonly at: string
}

/** The signed heads that are smaller than `before`, the newest first; none where the API does not answer. */
export const loadHeads = async (before: number | undefined): Promise<readonly SignedHead[] | undefined> => {
  const query = before ? `?before=${before}` : ''
  const answer = await fetch(`${apiUrl()}/files/log/heads${query}`, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { heads } = (await answer.json()) as { heads: readonly SignedHead[] }
  return heads
}
