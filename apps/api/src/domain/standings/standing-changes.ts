/** A stored or derived standing, as far as a comparison needs it. */
export interface PlacedEntry {
  readonly entryId: string
  readonly rank: number
  readonly totalPrinted: string
  readonly percentPrinted: string | null
  readonly total: string
}

export interface StandingChange {
  readonly entryId: string
  readonly before: PlacedEntry | undefined
  readonly after: PlacedEntry | undefined
}

const moved = (before: PlacedEntry | undefined, after: PlacedEntry | undefined): boolean =>
  before?.rank !== after?.rank || before?.total !== after?.total || before?.percentPrinted !== after?.percentPrinted

/** Who moved between two standings of the same stage, in the order of the later one. */
export const standingChanges = (before: readonly PlacedEntry[], after: readonly PlacedEntry[]): StandingChange[] => {
  const previous = new Map(before.map(line => [line.entryId, line]))
  const present = new Set(after.map(line => line.entryId))
  const changed = after
    .map(line => ({
      entryId: line.entryId,
      before: previous.get(line.entryId),
      after: line as PlacedEntry | undefined,
    }))
    .filter(change => moved(change.before, change.after))
  const gone = before
    .filter(line => !present.has(line.entryId))
    .map(line => ({ entryId: line.entryId, before: line as PlacedEntry | undefined, after: undefined }))
  return [...changed, ...gone]
}
