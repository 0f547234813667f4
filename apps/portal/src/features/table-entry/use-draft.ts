'use client'

import { useEffect, useState } from 'react'

const nameOf = (code: string, slot: string): string => `paiji.table.${code}.${slot}`

/** What somebody has begun to write in a place, kept in the browser until it is sent. */
const read = (name: string): unknown => {
  try {
    const text = window.localStorage.getItem(name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const write = (name: string, sheet: unknown): void => {
  try {
    if (sheet === undefined) window.localStorage.removeItem(name)
    else window.localStorage.setItem(name, JSON.stringify(sheet))
  } catch {
    // The store is full or forbidden: the draft then lives as long as the page.
  }
}

/** The sheet being written: the draft that was kept here, else what stands. `turn` changes when it was put back. */
export const useDraft = (code: string, slot: string, standing: unknown) => {
  const name = nameOf(code, slot)
  const [state, setState] = useState<{ sheet: unknown; turn: number }>({ sheet: standing, turn: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands is read when the place is opened, not while writing
  useEffect(() => {
    setState(before => ({ sheet: read(name) ?? standing, turn: before.turn + 1 }))
  }, [name])
  return {
    ...state,
    change: (sheet: unknown) => {
      write(name, sheet)
      setState(before => ({ ...before, sheet }))
    },
    forget: () => write(name, undefined),
  }
}
