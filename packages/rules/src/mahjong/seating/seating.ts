/** One table of one session: players (1 … n) in the order East, South, West, North at the start. */
export type TableDraw = readonly [number, number, number, number]
/** One session: its tables, table 1 first. */
export type SessionDraw = readonly TableDraw[]
/** The draw of a whole event. */
export type SeatingPlan = readonly SessionDraw[]

/** Two players as one key, smaller number first. */
export const pairKey = (a: number, b: number): number => (a < b ? a * 10_000 + b : b * 10_000 + a)

export const pairsOf = (table: TableDraw): readonly number[] => {
  const [a, b, c, d] = table
  return [pairKey(a, b), pairKey(a, c), pairKey(a, d), pairKey(b, c), pairKey(b, d), pairKey(c, d)]
}

/** How often each pair that meets at all meets. */
export const meetings = (plan: SeatingPlan): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const session of plan) {
    for (const key of session.flatMap(pairsOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** How often each player starts East, South, West and North. */
export const windCounts = (plan: SeatingPlan): ReadonlyMap<number, readonly number[]> => {
  const counts = new Map<number, number[]>()
  for (const table of plan.flat()) {
    table.forEach((player, wind) => {
      const own = counts.get(player) ?? [0, 0, 0, 0]
      own[wind] = (own[wind] as number) + 1
      counts.set(player, own)
    })
  }
  return counts
}
