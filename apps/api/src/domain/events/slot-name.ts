/** A place where one sheet is filled in. */
export interface SlotPlace {
  readonly session: number
  readonly section?: string | null
  readonly round: number
  readonly table: string
  /** A board or a game, where a table fills in several sheets. */
  readonly board?: string | null
}

/**
 * The stable name of a place, under which every version of its sheet is kept: `s1/r2/t3/b17` with boards, `r2/t3`
 * without; a section comes first, `A/s1/r2/t3/b17`. Rounds are counted through the stage where there are no boards.
 */
export const slotName = ({ session, section, round, table, board }: SlotPlace): string =>
  [
    ...(section ? [section] : []),
    ...(board ? [`s${session}`] : []),
    `r${round}`,
    `t${table}`,
    ...(board ? [`b${board}`] : []),
  ].join('/')

/** Every place of a table: one for each board, or the table itself. */
export const slotsOfTable = (
  place: Omit<SlotPlace, 'board'>,
  boards: readonly string[],
): readonly { readonly slot: string; readonly board: string | undefined }[] =>
  boards.length === 0
    ? [{ slot: slotName(place), board: undefined }]
    : boards.map(board => ({ slot: slotName({ ...place, board }), board }))
