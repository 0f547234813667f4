import type { Permission } from '@/components/permitted'
import type { SheetSide } from '@/lib/sheets/sheet-editor'

/** A place for one sheet as the desk works with it. */
export interface DeskSlot {
  readonly slot: string
  readonly session: number
  readonly round: number
  readonly table: string
  readonly section?: string
  readonly board?: string
  /** 0 while nothing is entered. */
  readonly version: number
  readonly sheet: unknown
  /** In the seat order of the sheet; of the table while there is none. */
  readonly sides: readonly SheetSide[]
  readonly enteredBy?: string
  readonly confirmedBy?: string
  /** The round takes results. */
  readonly open: boolean
  readonly canConfirm: Permission
}

/** What is common to all places of one desk page. */
export interface DeskPlace {
  readonly stage: string
  readonly event: string
  readonly sport: string
  readonly editionId: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly sessionId: string
  /** The reader may give a ruling in the event. */
  readonly canRule: boolean
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** A round's order: table after table, its boards in their order. */
export const compareSlots = (a: DeskSlot, b: DeskSlot): number =>
  byNumber.compare(a.section ?? '', b.section ?? '') ||
  byNumber.compare(a.table, b.table) ||
  byNumber.compare(a.board ?? '', b.board ?? '')

/** A traveller's order: all tables of one board, then the next board. */
export const compareByBoard = (a: DeskSlot, b: DeskSlot): number =>
  byNumber.compare(a.board ?? '', b.board ?? '') || compareSlots(a, b)

export const orders = { table: compareSlots, board: compareByBoard } as const
export type Order = keyof typeof orders

/** Slots not entered yet that come before this one at the same table: the boards may have been played out of order. */
export const skippedBefore = (slots: readonly DeskSlot[], at: DeskSlot, entered: (slot: DeskSlot) => boolean) =>
  slots.filter(
    slot =>
      slot.round === at.round &&
      slot.table === at.table &&
      slot.section === at.section &&
      compareSlots(slot, at) < 0 &&
      !entered(slot),
  )

/** The next place without a result after this one, going round once. */
export const nextMissing = (
  slots: readonly DeskSlot[],
  after: number,
  entered: (slot: DeskSlot) => boolean,
): number | undefined => {
  const turned = slots.map((_, step) => (after + 1 + step) % slots.length)
  return turned.find(at => {
    const slot = slots[at]
    return slot !== undefined && !entered(slot)
  })
}
