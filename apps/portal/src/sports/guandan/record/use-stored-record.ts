'use client'

import { type DealRecord } from '@paiji/rules/guandan'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/lib/stored'

const nameOf = (keep: string): string => `paiji.record.${keep}`

const isRecord = (value: unknown): value is DealRecord => {
  const record = value as Partial<DealRecord> | null
  return (
    typeof record === 'object' &&
    record !== null &&
    [record.hands, record.tributes, record.returns, record.plays].every(Array.isArray) &&
    record.hands?.length === 4
  )
}

const startOf = ({ level, previousFinish }: DealRecord): string => `${level} ${previousFinish?.join('')}`

const read = (keep: string): DealRecord | undefined => {
  const value = readStored(nameOf(keep))
  return isRecord(value) ? value : undefined
}

/**
 * A record being written, kept in the browser until it is taken or given up: it is long, and a page may be reloaded.
 * What was kept comes back only where the deal still begins in the same way, and nothing stands there yet.
 */
export const useStoredRecord = (keep: string, initial: DealRecord) => {
  const [record, setRecord] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deal
  useEffect(() => {
    const kept = initial.hands.flat().length === 0 ? read(keep) : undefined
    if (kept && startOf(kept) === startOf(initial)) setRecord(kept)
  }, [keep])
  const change = (next: DealRecord) => {
    setRecord(next)
    writeStored(nameOf(keep), next)
  }
  return { record, change, forget: () => writeStored(nameOf(keep), undefined) }
}
