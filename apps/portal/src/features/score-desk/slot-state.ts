import { type Batch, latestOf, type Stored } from '@/features/sheet-batch'
import { readJson } from '@/lib/stored'
import type { DeskSlot } from './model'

export const slotStates = ['missing', 'entered', 'confirmed', 'waiting', 'changed', 'refused'] as const
export type SlotState = (typeof slotStates)[number]

/** A slot with what this browser knows beyond the server's answer. */
export interface ViewedSlot extends DeskSlot {
  readonly state: SlotState
}

const inOrder = (slot: DeskSlot, ids: readonly string[]): DeskSlot['sides'] =>
  ids.map(id => slot.sides.find(side => side.id === id)).filter(side => side !== undefined)

/** What waits in the batch stands before what was acknowledged, and that before what the page was loaded with. */
export const viewSlot = (
  slot: DeskSlot,
  stage: string,
  batch: Batch,
  stored: ReadonlyMap<string, Stored>,
): ViewedSlot => {
  const waiting = latestOf(batch, stage, slot.slot)
  const known = stored.get(slot.slot)
  const own = known && known.version > slot.version ? known : undefined
  const version = own?.version ?? slot.version
  if (waiting)
    return {
      ...slot,
      version,
      sheet: readJson(waiting.sheetText),
      sides: inOrder(slot, waiting.sides),
      state: waiting.state,
    }
  if (own) {
    const { confirmedBy: _, ...rest } = slot
    return { ...rest, version, sheet: readJson(own.sheetText), sides: inOrder(slot, own.sides), state: 'entered' }
  }
  return { ...slot, state: slot.version === 0 ? 'missing' : slot.confirmedBy ? 'confirmed' : 'entered' }
}

export const hasResult = (slot: DeskSlot & { readonly state?: SlotState }): boolean =>
  slot.version > 0 || slot.state === 'waiting'
