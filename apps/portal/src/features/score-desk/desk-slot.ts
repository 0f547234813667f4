import type { ResultOf } from '@/gql'
import { sheetSideOf } from '@/lib/sheets/sheet-side'
import type { DeskSlotFields } from './desk-slot.graphql'
import type { DeskSlot, TableSide } from './model'

type AtTable = NonNullable<ResultOf<typeof DeskSlotFields>['enteredAtTable']>

/** The side of a table that wrote something itself. */
export const sideOf = ({ table, side }: AtTable): TableSide => ({ table, number: side?.number ?? '' })

/** A place as the API gives it → as the desk works with it. */
export const toDeskSlot = (slot: ResultOf<typeof DeskSlotFields>, locale: string, open: boolean): DeskSlot => ({
  slot: slot.slot,
  session: slot.session,
  round: slot.round,
  table: slot.table,
  version: slot.version,
  sheet: slot.sheetData ?? undefined,
  sides: slot.sides.map(entry => sheetSideOf(entry, locale)),
  open,
  canConfirm: slot.canConfirm,
  rulings: slot.rulings,
  ...(slot.isDecided ? { isDecided: true as const } : {}),
  ...(slot.section ? { section: slot.section } : {}),
  ...(slot.board ? { board: slot.board } : {}),
  ...(slot.room ? { room: slot.room } : {}),
  ...(slot.whole ? { whole: true as const } : {}),
  ...(slot.enteredBy ? { enteredBy: slot.enteredBy } : {}),
  ...(slot.enteredAtTable ? { enteredAtTable: sideOf(slot.enteredAtTable) } : {}),
  ...(slot.confirmation ? { confirmedBy: slot.confirmation.confirmedBy ?? '—' } : {}),
  ...(slot.confirmation?.atTable ? { confirmedAtTable: sideOf(slot.confirmation.atTable) } : {}),
})
