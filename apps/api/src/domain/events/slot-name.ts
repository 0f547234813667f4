import type { Room } from '@paiji/rules'

/** A place where one sheet is filled in. */
export interface SlotPlace {
  readonly session: number
  readonly section?: string | null
  readonly round: number
  readonly table: string
  /** Of a match that is played at two tables. */
  readonly room?: Room | null
  /** A board or a game, where a table fills in several sheets. */
  readonly board?: string | null
}

/**
 * The stable name of a place, under which every version of its sheet is kept: `s1/r2/t3/b17` with boards, `r2/t3`
 * without, `s1/r2/t3/closed/b17` in a room; a section comes first, `A/s1/r2/t3/b17`. Rounds are counted through the
 * stage where there are no boards.
 */
export const slotName = ({ session, section, round, table, room, board }: SlotPlace): string =>
  [
    ...(section ? [section] : []),
    ...(board ? [`s${session}`] : []),
    `r${round}`,
    `t${table}`,
    ...(room ? [room] : []),
    ...(board ? [`b${board}`] : []),
  ].join('/')

/** A place of a table. */
export interface TableSlot {
  readonly slot: string
  readonly board: string | undefined
  readonly room?: Room
  /** The sides sit the other way round. */
  readonly turned?: true
  /** Takes the result of the match in place of all others of the table. */
  readonly whole?: true
}

type TablePlace = Omit<SlotPlace, 'board' | 'room'>

/** Boards and rooms of a table as they are stored with it. */
export interface StoredLayout {
  readonly boards: readonly string[]
  readonly rooms?: readonly Room[]
}

const roomSlots = (place: TablePlace, room: Room, at: number, boards: readonly string[]): TableSlot[] =>
  boards.map(board => ({
    slot: slotName({ ...place, room, board }),
    board,
    room,
    ...(at % 2 === 1 ? { turned: true as const } : {}),
  }))

/**
 * Every place of a table: one for each board, of a match in rooms one for each board in each of them and last that of
 * the match as a whole; or the table itself.
 */
export const slotsOfTable = (place: TablePlace, { boards, rooms = [] }: StoredLayout): readonly TableSlot[] => {
  const whole = { slot: slotName(place), board: undefined }
  if (boards.length === 0) return [whole]
  if (rooms.length === 0) return boards.map(board => ({ slot: slotName({ ...place, board }), board }))
  return [...rooms.flatMap((room, at) => roomSlots(place, room, at, boards)), { ...whole, whole: true }]
}

/** Whether something is to be written in a place of a table, of which some boards, or it as a whole, may not be played. */
export const isToPlay =
  ({ unplayed = [] }: { readonly unplayed?: readonly { readonly board: string }[] }) =>
  ({ board = '' }: TableSlot): boolean =>
    !unplayed.some(one => one.board === board || one.board === '')

/** Places of a table that are still to be filled: none once the match as a whole has its result. */
export const missingSlots = (slots: readonly TableSlot[], filled: (slot: string) => boolean): readonly TableSlot[] =>
  slots.some(({ slot, whole }) => whole && filled(slot))
    ? []
    : slots.filter(({ slot, whole }) => !whole && !filled(slot))
