import 'server-only'
import { apiUrl } from '@/lib/env'

/** One file of a day's open data. */
export interface OpenDataFile {
  readonly kind: string
  readonly file: string
  readonly records: number
  readonly bytes: number
  readonly sha256: string
}

/** The open data of one day. */
export interface OpenDataDay {
  readonly day: string
  readonly schemaVersion: number
  readonly rules: string
  readonly writtenAt: string
  readonly files: readonly OpenDataFile[]
}

/** The days there are open data of, the newest first; none where the API does not answer. */
export const loadDays = async (): Promise<readonly OpenDataDay[] | undefined> => {
  const answer = await fetch(`${apiUrl()}/files/open-data/`, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { days } = (await answer.json()) as { days: readonly OpenDataDay[] }
  return days
}
