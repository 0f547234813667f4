/** A line of the standings as far as lots are concerned. */
export interface TiedLine<Entry> {
  readonly rank: number | null
  readonly shared: boolean
  readonly group: string | null
  readonly entry: Entry
}

export interface TiedGroup<Entry> {
  readonly rank: number
  readonly group: string | null
  readonly entries: readonly Entry[]
}

/** Contestants that share a rank, in the order of the standings. */
export const tiedGroups = <Entry>(lines: readonly TiedLine<Entry>[]): readonly TiedGroup<Entry>[] => {
  const groups = new Map<string, { rank: number; group: string | null; entries: Entry[] }>()
  for (const { rank, shared, group, entry } of lines) {
    if (!shared || rank === null) continue
    const key = JSON.stringify([group, rank])
    const found = groups.get(key) ?? { rank, group, entries: [] }
    found.entries.push(entry)
    groups.set(key, found)
  }
  return [...groups.values()]
}
