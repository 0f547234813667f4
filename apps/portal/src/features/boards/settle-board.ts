export interface BoardAddress {
  readonly revision: string
  readonly board: string
  readonly section?: string
  readonly session?: string
  /** The sheet whose auction and play are shown; the first that has them unless told. */
  readonly sheet?: string
}

/** A stage as its boards are found. */
export interface BoardStage {
  readonly standings: {
    readonly id: string
    readonly boards: readonly { readonly board: string; readonly session: number | null }[]
  } | null
}

type Named = Omit<BoardAddress, 'revision'>

/** Where a board is that an address names by its number: in the newest stage that played it, its first session unless told. */
export const boardOf = (stages: readonly BoardStage[], named: Named): BoardAddress | undefined => {
  for (const { standings } of stages.toReversed()) {
    const found = standings?.boards.find(
      ({ board, session }) => board === named.board && (!named.session || `${session}` === named.session),
    )
    if (!standings || !found) continue
    const session = named.session ?? (found.session === null ? undefined : `${found.session}`)
    return { ...named, revision: standings.id, ...(session === undefined ? {} : { session }) }
  }
  return undefined
}
