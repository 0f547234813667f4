'use client'

import { useEffect, useState } from 'react'
import { isLike, isRecord, readStored, writeStored } from '@/lib/stored'

/**
 * What is being written, kept in this browser until it is saved; what was kept over an older stored draft is dropped.
 * `taken` says that something unsaved was taken up again.
 */
export const useWritten = <T>(name: string, stored: T) => {
  const since = JSON.stringify(stored)
  const [written, setWritten] = useState(stored)
  const [taken, setTaken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft by what it says
  useEffect(() => {
    const saved = readStored(name)
    const unsaved = isRecord(saved) && saved.since === since && isLike(stored, saved.written)
    setWritten(unsaved ? (saved.written as T) : stored)
    setTaken(unsaved)
  }, [name, since])
  const change = (next: (before: T) => T) => {
    const after = next(written)
    setWritten(after)
    writeStored(name, JSON.stringify(after) === since ? undefined : { since, written: after })
  }
  const drop = () => {
    writeStored(name, undefined)
    setWritten(stored)
    setTaken(false)
  }
  return { written, change, taken, drop, saved: () => writeStored(name, undefined) }
}
