import 'server-only'
import { apiUrl } from '@/lib/env'

/** One signed state of the log. */
export interface SignedHead {
  readonly size: number
  readonly root: string
  readonly at: string
}

/** Somebody outside who cosigns the heads: since when, and the largest head so far. */
export interface LogWitness {
  readonly name: string
  readonly since: string
  readonly size: number | null
  readonly signedAt: string | null
}

export interface LoadedHeads {
  readonly heads: readonly SignedHead[]
  readonly witnesses: readonly LogWitness[]
}

/** The witnesses, and the signed heads that are smaller than `before`, the newest first; none where the API does not answer. */
export const loadHeads = async (before: number | undefined): Promise<LoadedHeads | undefined> => {
  const query = before ? `?before=${before}` : ''
  const answer = await fetch(`${apiUrl()}/files/log/heads${query}`, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return undefined
  return (await answer.json()) as LoadedHeads
}
