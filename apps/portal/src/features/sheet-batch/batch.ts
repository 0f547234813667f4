import type { ApiProblem } from '@/lib/graphql/result'
import { isRecord, readJson } from '@/lib/stored'

/** One entry that the server has not acknowledged yet. */
export interface BatchItem {
  /** Sent with every attempt, so that a repeated request changes nothing twice. */
  readonly key: string
  readonly stage: string
  readonly slot: string
  readonly sides: readonly string[]
  readonly session?: number
  readonly section?: string
  readonly round?: number
  readonly table?: string
  readonly board?: string
  readonly sheetText: string
  readonly expectedVersion: number
  /** `waiting`: kept, not yet sent; `changed`: somebody else was first; `refused`: the server found something wrong. */
  readonly state: 'waiting' | 'changed' | 'refused'
  /** It may have reached the server. */
  readonly attempted: boolean
  readonly problems?: readonly ApiProblem[]
}

export type Batch = readonly BatchItem[]
export type Entry = Omit<BatchItem, 'state' | 'attempted' | 'problems'>

const sameSlot = (a: Pick<BatchItem, 'stage' | 'slot'>, b: Pick<BatchItem, 'stage' | 'slot'>): boolean =>
  a.stage === b.stage && a.slot === b.slot

/** The last entry of a slot that waits: what the scorer sees there. */
export const latestOf = (batch: Batch, stage: string, slot: string): BatchItem | undefined =>
  batch.findLast(item => sameSlot(item, { stage, slot }))

/**
 * Adds an entry. One of the same slot that was never sent is replaced; after one that may have arrived, the new entry
 * expects the version which that makes.
 */
export const withEntry = (batch: Batch, entry: Entry): Batch => {
  const rest = batch.filter(item => !(sameSlot(item, entry) && (!item.attempted || item.state !== 'waiting')))
  const before = latestOf(rest, entry.stage, entry.slot)
  const expectedVersion = before ? before.expectedVersion + 1 : entry.expectedVersion
  return [...rest, { ...entry, expectedVersion, state: 'waiting', attempted: false }]
}

export const withAttempt = (batch: Batch, key: string): Batch =>
  batch.map(item => (item.key === key ? { ...item, attempted: true } : item))

/** The server has stored it. */
export const withoutItem = (batch: Batch, key: string): Batch => batch.filter(item => item.key !== key)

/** The scorer has chosen what stands: nothing of this slot waits any longer. */
export const withoutSlot = (batch: Batch, stage: string, slot: string): Batch =>
  batch.filter(item => !sameSlot(item, { stage, slot }))

/** The server has said no; kept until the scorer decides. */
export const withRefusal = (batch: Batch, key: string, problems: readonly ApiProblem[]): Batch => {
  const changed = problems.some(problem => problem.code === 'RESULT_CHANGED_MEANWHILE')
  return batch.map(item =>
    item.key === key ? { ...item, state: changed ? 'changed' : 'refused', attempted: true, problems } : item,
  )
}

/** The first that may be sent: the oldest of each slot, and none behind one that was refused. */
export const nextToSend = (batch: Batch): BatchItem | undefined =>
  batch.find((item, at) => item.state === 'waiting' && !batch.slice(0, at).some(before => sameSlot(before, item)))

/** The version that stood when an entry of the slot was refused for it. */
export const standingVersion = (batch: Batch, stage: string, slot: string): number => {
  const problems = batch.filter(item => sameSlot(item, { stage, slot })).flatMap(item => item.problems ?? [])
  const versions = problems.flatMap(problem => problem.params?.find(param => param.name === 'version')?.value ?? [])
  return Math.max(0, ...versions.map(Number))
}

const isItem = (value: unknown): value is BatchItem => {
  const item = value as Partial<BatchItem> | null
  return (
    typeof item?.key === 'string' &&
    typeof item.stage === 'string' &&
    typeof item.slot === 'string' &&
    typeof item.sheetText === 'string' &&
    typeof item.expectedVersion === 'number' &&
    Array.isArray(item.sides)
  )
}

/** What was kept, as text in the browser's store; what cannot be read is left out. */
export const readBatch = (text: string | null): Batch => {
  const value = readJson(text)
  return Array.isArray(value) ? value.filter(isItem) : []
}

/** The sheet that is to be sent. */
export const sheetOfItem = ({ sheetText }: BatchItem): Readonly<Record<string, unknown>> => {
  const sheet = readJson(sheetText)
  return isRecord(sheet) ? sheet : {}
}
