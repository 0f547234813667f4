'use client'

import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/lib/stored'

const nameOf = (code: string, slot: string): string => `paiji.table.${code}.${slot}`

/** The sheet being written: the draft that was kept here, else what stands. `turn` changes when it was put back. */
export const useDraft = (code: string, slot: string, standing: unknown) => {
  const name = nameOf(code, slot)
  const [state, setState] = useState<{ sheet: unknown; turn: number }>({ sheet: standing, turn: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands is read when the place is opened, not while writing
  useEffect(() => {
    setState(before => ({ sheet: readStored(name) ?? standing, turn: before.turn + 1 }))
  }, [name])
  return {
    ...state,
    change: (sheet: unknown) => {
      writeStored(name, sheet)
      setState(before => ({ ...before, sheet }))
    },
    forget: () => writeStored(name, undefined),
  }
}
