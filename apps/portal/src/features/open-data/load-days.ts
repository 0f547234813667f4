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
  /** Names of what stands beside the records: manifest, its signature and proof, texts. */
  readonly beside: readonly string[]
}

/** One step of what changed, from one snapshot to the next. */
export interface OpenDataStep {
  /** When the two were written. */
  readonly from: string
  readonly to: string
  readonly bytes: number
}

export interface OpenData {
  /** The newest first. */
  readonly days: readonly OpenDataDay[]
  /** The steps that lead to the newest, the earliest first. */
  readonly changes: readonly OpenDataStep[]
}

/** The open data there are, by day, and what changed between them; none where the API does not answer. */
export const loadOpenData = async (): Promise<OpenData | undefined> => {
  const answer = await fetch(`${apiUrl()}/files/open-data/`, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return undefined
  return (await answer.json()) as OpenData
}
