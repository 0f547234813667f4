import { type Room, rooms } from '@paiji/rules'
import type { Permission } from '@/components/permitted'
import type { SlotRuling } from '@/components/slot-rulings'
import type { SheetSide } from '@/lib/sheets/sheet-editor'

/** A side of a table that entered or agreed with the code of its slip. */
export interface TableSide {
  readonly table: string
  /** The number it starts under. */
  readonly number: string
}

/** A place for one sheet as the desk works with it. */
export interface DeskSlot {
  readonly slot: string
  readonly session: number
  readonly round: number
  readonly table: string
  readonly section?: string
  readonly board?: string
  /** Of a match that is played at two tables. */
  readonly room?: Room
  /** Takes the result of the match as a whole, in place of all others of its table. */
  readonly whole?: true
  /** A ruling has given the result: nothing needs to be entered. */
  readonly isDecided?: true
  /** 0 while nothing is entered. */
  readonly version: number
  readonly sheet: unknown
  /** In the seat order of the sheet; of the table while there is none. */
  readonly sides: readonly SheetSide[]
  readonly enteredBy?: string
  /** In place of an account: the table itself. */
  readonly enteredAtTable?: TableSide
  readonly confirmedBy?: string
  readonly confirmedAtTable?: TableSide
  /** The round takes results. */
  readonly open: boolean
  readonly canConfirm: Permission
  /** What stands here by rulings. */
  readonly rulings: readonly SlotRuling[]
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

/** The open room before the closed one, the match as a whole last. */
const roomOrder = ({ room, whole }: DeskSlot): number => (whole ? rooms.length : room ? rooms.indexOf(room) : 0)

/** A round's order: table after table, room after room, the boards in their order. */
export const compareSlots = (a: DeskSlot, b: DeskSlot): number =>
  byNumber.compare(a.section ?? '', b.section ?? '') ||
  byNumber.compare(a.table, b.table) ||
  roomOrder(a) - roomOrder(b) ||
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
      slot.room === at.room &&
      !at.whole &&
      compareSlots(slot, at) < 0 &&
      !entered(slot),
  )

const isSameTable = (a: DeskSlot, b: DeskSlot): boolean =>
  a.round === b.round && a.table === b.table && a.section === b.section

/**
 * Whether a place is to be passed by: one that a ruling has decided, the match as a whole, and every board of a match that
 * was entered as a whole.
 */
export const isPassedBy = (slots: readonly DeskSlot[], slot: DeskSlot, entered: (slot: DeskSlot) => boolean): boolean =>
  slot.isDecided === true ||
  slot.whole === true ||
  slots.some(other => other.whole && isSameTable(other, slot) && entered(other))

/**
 * An empty place that nobody waits for: a match is entered by its boards or as a whole. One of which nothing is entered
 * yet waits for its boards, where it has any.
 */
export const isNeedless = (
  slots: readonly DeskSlot[],
  slot: DeskSlot,
  entered: (slot: DeskSlot) => boolean,
): boolean => {
  if (entered(slot)) return false
  if (slot.isDecided || !slot.whole) return isPassedBy(slots, slot, entered)
  return slots.some(other => !other.whole && isSameTable(other, slot))
}

/** How many places are entered when all is done. */
export const dueOf = (slots: readonly DeskSlot[], entered: (slot: DeskSlot) => boolean): number =>
  slots.filter(slot => !isNeedless(slots, slot, entered)).length

/** The place that Enter goes on to from this one: the next that is not passed by. */
export const nextPlace = (
  slots: readonly DeskSlot[],
  after: number,
  entered: (slot: DeskSlot) => boolean,
): number | undefined => {
  const found = slots.findIndex((slot, at) => at > after && !isPassedBy(slots, slot, entered))
  return found < 0 ? undefined : found
}

/** The next place without a result after this one, going round once. */
export const nextMissing = (
  slots: readonly DeskSlot[],
  after: number,
  entered: (slot: DeskSlot) => boolean,
): number | undefined => {
  const turned = slots.map((_, step) => (after + 1 + step) % slots.length)
  return turned.find(at => {
    const slot = slots[at]
    return slot !== undefined && !entered(slot) && !isPassedBy(slots, slot, entered)
  })
}
