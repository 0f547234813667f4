/** How the lines of a table unfold the cards of their contestants. */
export interface Cards {
  readonly event: string
  /** Whose card is open. */
  readonly open: string | undefined
  /** What a contestant's card is called in addresses. */
  readonly keyOf: (entry: string) => string
  /** The same page with that card open; with none where it is undefined. */
  readonly at: (key: string | undefined) => string
}

/** By the id of the contestant, what its card is called: its number, or the id where others have the same number. */
export const cardKeys = (
  lines: readonly { readonly entry: { readonly id: string; readonly number: string } }[],
): ReadonlyMap<string, string> => {
  const times = new Map<string, number>()
  for (const { entry } of lines) times.set(entry.number, (times.get(entry.number) ?? 0) + 1)
  return new Map(lines.map(({ entry }) => [entry.id, times.get(entry.number) === 1 ? entry.number : entry.id]))
}
