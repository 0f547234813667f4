'use client'

import { useEffect, useState } from 'react'

const read = <T>(name: string, since: string): T | undefined => {
  try {
    const kept = JSON.parse(window.localStorage.getItem(name) ?? 'null') as { since: string; written: T } | null
    return kept?.since === since ? kept.written : undefined
  } catch {
    return undefined
  }
}

const write = (name: string, kept: object | undefined): void => {
  try {
    if (kept) window.localStorage.setItem(name, JSON.stringify(kept))
    else window.localStorage.removeItem(name)
  } catch {
    // The store is full or forbidden: what is written lives as long as the page.
  }
}

/**
 * What is being written, kept in this browser until it is saved; what was kept over an older stored draft is dropped.
 * `taken` says that something unsaved was taken up again.
 */
export const useWritten = <T>(name: string, stored: T) => {
  const since = JSON.stringify(stored)
  const [written, setWritten] = useState(stored)
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    const kept = read<T>(name, since)
    setWritten(kept ?? (JSON.parse(since) as T))
    setTaken(kept !== undefined)
  }, [name, since])
  const change = (next: (before: T) => T) => {
    const after = next(written)
    setWritten(after)
    write(name, JSON.stringify(after) === since ? undefined : { since, written: after })
  }
  const drop = () => {
    write(name, undefined)
    setWritten(JSON.parse(since) as T)
    setTaken(false)
  }
  return { written, change, taken, drop, saved: () => write(name, undefined) }
}
