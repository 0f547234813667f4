/** A stage as its cards are found: the standings it shows, and who plays in it. */
export interface CardStage {
  readonly standings: { readonly id: string } | null
  readonly entries: readonly { readonly id: string; readonly number: string }[]
}

export interface CardAt {
  readonly revision: string
  readonly entry: string
}

/**
 * The card that a number or an id in an address names, in the newest stage that has one; of several contestants with that
 * number none.
 */
export const cardOf = (stages: readonly CardStage[], named: string): CardAt | undefined => {
  for (const { standings, entries } of stages.toReversed()) {
    const found = entries.filter(({ id, number }) => id === named || number === named)
    if (standings && found[0] && found.length === 1) return { revision: standings.id, entry: found[0].id }
  }
  return undefined
}
