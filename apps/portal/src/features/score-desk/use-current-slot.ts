'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { DeskSlot } from './model'
import type { ViewedSlot } from './slot-state'

/** The sheet being worked on: as it stood when it was opened, and what the scorer has made of it. */
export interface Opened {
  readonly slot: string
  /** The version the scorer has seen. */
  readonly version: number
  readonly sheet: unknown
  readonly sides: DeskSlot['sides']
  /** Counts how often it was put back, so that the editor starts afresh; 0 until what the browser kept is known. */
  readonly turn: number
}

export interface CurrentSlot {
  readonly at: number
  readonly slot: ViewedSlot | undefined
  readonly opened: Opened
  readonly go: (at: number) => void
  readonly change: (sheet: unknown) => void
  /** Exchanges the sides: the contestants sat the wrong way round. */
  readonly swap: () => void
  readonly revert: () => void
  /** Starts again from this state of the slot. */
  readonly reopen: (slot: DeskSlot) => void
}

const open = (slot: DeskSlot | undefined, turn = 0): Opened => ({
  slot: slot?.slot ?? '',
  version: slot?.version ?? 0,
  sheet: slot?.sheet,
  sides: slot?.sides ?? [],
  turn,
})

const swapped = (sides: DeskSlot['sides']): DeskSlot['sides'] => [...sides.slice(1), ...sides.slice(0, 1)]

const focusEditor = (desk: HTMLElement | null): void => {
  const editor = desk?.querySelector<HTMLElement>('[data-sheet-editor]')
  const field =
    editor?.querySelector<HTMLElement>('[data-desk-line]') ??
    editor?.querySelector<HTMLElement>('input, select, textarea, button')
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Which slot is open. It stays open under its own version while others change theirs. */
export const useCurrentSlot = (
  slots: readonly ViewedSlot[],
  desk: RefObject<HTMLElement | null>,
  { first, ready }: { readonly first?: string; readonly ready: boolean },
): CurrentSlot => {
  const beginning = (turn: number): Opened => {
    const asked = slots.find(slot => slot.slot === first)
    return open(asked ?? slots.find(slot => slot.state === 'missing' && !slot.isDecided) ?? slots[0], turn)
  }
  const [opened, setOpened] = useState<Opened>(() => beginning(0))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was kept is known
  useEffect(() => {
    if (ready) setOpened(before => (before.turn === 0 ? beginning(1) : before))
  }, [ready])
  const at = Math.max(
    slots.findIndex(slot => slot.slot === opened.slot),
    0,
  )
  const slot = slots[at]
  const state = slot?.state
  // No focus before the first turn: that editor is about to be replaced, and keys typed into it would go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the slot and its turn
  useEffect(() => {
    if (opened.turn > 0) focusEditor(desk.current)
  }, [opened.slot, opened.turn, state === 'changed'])
  return {
    at,
    slot,
    opened,
    go: next => setOpened(before => (slots[next] ? open(slots[next], before.turn + 1) : before)),
    change: sheet => setOpened(before => ({ ...before, sheet })),
    swap: () => setOpened(before => ({ ...before, sides: swapped(before.sides) })),
    revert: () => setOpened(before => open(slot, before.turn + 1)),
    reopen: next => setOpened(before => open(next, before.turn + 1)),
  }
}
