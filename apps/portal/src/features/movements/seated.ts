/** One contestant of a movement: a pair number, and a name once the entries are known. */
export interface Seated {
  readonly number: string
  readonly name?: string
}

export interface SeatedTableView {
  readonly label: string
  /** North–south, east–west; four players clockwise from North; one alone sits out. */
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
  readonly direction?: (typeof directions)[number] | (typeof seats)[number]
  readonly boards: readonly string[]
  /** In an individual event. */
  readonly partner?: Seated
  readonly opponents: readonly Seated[]
}

const directions = ['ns', 'ew'] as const
const seats = ['north', 'east', 'south', 'west'] as const

/** Who sits in the two directions of a table. */
export const directionsOf = ({ sides }: SeatedTableView): readonly [readonly Seated[], readonly Seated[]] => [
  sides.filter((_, seat) => seat % 2 === 0),
  sides.filter((_, seat) => seat % 2 === 1),
]

/** Labels in the order of the room: section, then number. */
const byLabel = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Every table's label, in the order of the room. */
export const tableLabels = (rounds: readonly SeatedRound[]): readonly string[] =>
  [
    ...new Set(
      rounds.flatMap(({ tables }) => tables.filter(({ sides }) => sides.length > 1).map(({ label }) => label)),
    ),
  ].sort(byLabel)

const lineAt = (round: number, table: SeatedTableView, number: string): GuideLine => {
  const seat = table.sides.findIndex(side => side.number === number)
  const [own, opponents] = [directionsOf(table)[seat % 2] ?? [], directionsOf(table)[(seat + 1) % 2] ?? []]
  const partner = own.find(side => side.number !== number)
  const direction = partner ? seats[seat] : directions[seat]
  return {
    round,
    table: table.label,
    ...(direction ? { direction } : {}),
    boards: table.boards,
    ...(partner ? { partner } : {}),
    opponents,
  }
}

/** A line for each table where a contestant sits in a round: a team has a pair at two of them. */
const linesAt = ({ number: round, tables }: SeatedRound, number: string): readonly GuideLine[] => {
  const own = tables.filter(({ sides }) => sides.length > 1 && sides.some(side => side.number === number))
  return own.length === 0 ? [{ round, boards: [], opponents: [] }] : own.map(table => lineAt(round, table, number))
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
    .map(who => ({ who, lines: rounds.flatMap(round => linesAt(round, who.number)) }))
}
