import type { EntrantId } from './ids.js'
import { add, compare, type Ratio, zero } from './ratio.js'
import type { ScoreLine } from './score-line.js'

/** A player of a team: the place in the list of players of one contestant. */
export interface PlayerOf {
  readonly entrant: EntrantId
  readonly place: number
}

/** What a player’s own tables came to. */
export interface PlayerPlace extends PlayerOf {
  /** In the unit that ranks, and in the one that separates. */
  readonly total: Ratio
  readonly second: Ratio
  /** Sheets of tables the player sat at. */
  readonly tables: number
  /** Shared ranks count like 1, 1, 3. */
  readonly rank: number
  readonly shared: boolean
}

type Sum = Pick<PlayerPlace, 'total' | 'second'>

const better = (a: Sum, b: Sum): number => compare(b.total, a.total) || compare(b.second, a.second)

/**
 * The order of single players of teams, by what their team scored where they sat: `satAt` answers the places of a
 * contestant’s list that sat in a slot. What nobody is known to have played counts for nobody; a fine is the team’s alone.
 */
export const playerTable = (
  lines: readonly ScoreLine[],
  satAt: (slot: string, entrant: EntrantId) => readonly number[],
): readonly PlayerPlace[] => {
  const [main, second] = [...new Set(lines.map(line => line.unit))]
  const sums = new Map<string, PlayerOf & Sum & { readonly slots: ReadonlySet<string> }>()
  for (const { entrant, slot, unit, points } of lines)
    for (const place of satAt(slot, entrant)) {
      const key = `${entrant} ${place}`
      const before = sums.get(key) ?? { entrant, place, total: zero, second: zero, slots: new Set<string>() }
      sums.set(key, {
        ...before,
        total: unit === main ? add(before.total, points.value) : before.total,
        second: unit === second ? add(before.second, points.value) : before.second,
        slots: new Set([...before.slots, slot]),
      })
    }
  const all = [...sums.values()].sort(better)
  return all.map(({ slots, ...line }) => ({
    ...line,
    tables: slots.size,
    rank: 1 + all.filter(other => better(other, line) < 0).length,
    shared: all.filter(other => better(other, line) === 0).length > 1,
  }))
}
