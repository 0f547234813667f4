/** One contestant of a movement: a pair number, and a name once the entries are known. */
export interface Seated {
  readonly number: string
  readonly name?: string
}

export interface SeatedTableView {
  readonly label: string
  /** North–south, east–west; one alone sits out. */
  readonly sides: readonly Seated[]
  readonly boards: readonly string[]
}

export interface SeatedRound {
  readonly number: number
  readonly tables: readonly SeatedTableView[]
}

export interface GuideLine {
  readonly round: number
  /** Undefined where the contestant sits out. */
  readonly table?: string
  readonly direction?: 'ns' | 'ew'
  readonly boards: readonly string[]
  readonly opponent?: Seated
}

/** Labels in the order of the room: section, then number. */
const byLabel = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Every table's label, in the order of the room. */
export const tableLabels = (rounds: readonly SeatedRound[]): readonly string[] =>
  [
    ...new Set(
      rounds.flatMap(({ tables }) => tables.filter(({ sides }) => sides.length > 1).map(({ label }) => label)),
    ),
  ].sort(byLabel)

const lineAt = (round: SeatedRound, number: string): GuideLine => {
  const table = round.tables.find(one => one.sides.some(side => side.number === number))
  const [ns, ew] = table?.sides ?? []
  if (!table || !ns || !ew) return { round: round.number, boards: [] }
  const sits = ns.number === number
  return {
    round: round.number,
    table: table.label,
    direction: sits ? 'ns' : 'ew',
    boards: table.boards,
    opponent: sits ? ew : ns,
  }
}

/** What every contestant does in each round, by number. */
export const guideCards = (
  rounds: readonly SeatedRound[],
): readonly { readonly who: Seated; readonly lines: readonly GuideLine[] }[] => {
  const all = new Map(
    rounds.flatMap(({ tables }) => tables.flatMap(({ sides }) => sides)).map(side => [side.number, side]),
  )
  return [...all.values()]
    .sort((a, b) => byLabel(a.number, b.number))
    .map(who => ({ who, lines: rounds.map(round => lineAt(round, who.number)) }))
}
