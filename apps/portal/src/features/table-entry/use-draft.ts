'use client'

import { useState } from 'react'
import { readStored, writeStored } from '@/lib/stored'

const nameOf = (code: string, slot: string): string => `paiji.table.${code}.${slot}`

/** Lays down what was written for a slot, to be gone on with where the slot is opened next. */
export const keepDraft = (code: string, slot: string, sheet: unknown): void => writeStored(nameOf(code, slot), sheet)

/**
 * The sheet being written: the draft that was kept here, else what stands. What is kept is read as the place is opened
 * and never later, which would take from under the fingers what was begun meanwhile; on the server, and until the page is
 * `ready`, nothing is.
 */
export const useDraft = (code: string, slot: string, { standing, ready }: { standing: unknown; ready: boolean }) => {
  const name = nameOf(code, slot)
  const [sheet, setSheet] = useState<unknown>(() => (ready ? readStored(name) : undefined) ?? standing)
  return {
    sheet,
    change: (written: unknown) => {
      writeStored(name, written)
      setSheet(written)
    },
    forget: () => writeStored(name, undefined),
  }
}
