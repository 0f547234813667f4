/** Contestants in the order of their seeds, those without one after them in the order given. */
export const inSeedOrder = <E extends { readonly seed: number | null }>(entries: readonly E[]): readonly E[] =>
  entries
    .map((entry, at) => ({ entry, at }))
    .sort(
      (a, b) => (a.entry.seed ?? Number.MAX_SAFE_INTEGER) - (b.entry.seed ?? Number.MAX_SAFE_INTEGER) || a.at - b.at,
    )
    .map(({ entry }) => entry)
