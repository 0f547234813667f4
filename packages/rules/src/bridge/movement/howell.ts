import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { cyclicMovement } from './cyclic.js'
import type { Movement } from './movement.js'

/** Starting position of one table: the two pairs (the last number is the one that never moves) and its board set. */
interface Start {
  readonly ns: number
  readonly ew: number
  readonly set: number
}

const mod = (value: number, size: number): number => ((value % size) + size) % size

/**
 * A start in which all differences between opponents are different and every set meets every pair once: pairs p and q
 * (mod n) sit with set s, and over the rounds everything goes up by one.
 */
interface Search {
  readonly n: number
  /** Two and three tables have no start with a set of its own for each table: tables share. */
  readonly shared: boolean
  /** Sets to try for a pair of opponents. */
  readonly setsFor: (p: number, q: number) => readonly number[]
  readonly chosen: Start[]
  readonly pairs: Set<number>
  readonly differences: Set<number>
  readonly sets: Set<number>
  /** Set less pair: a pair meets each set once when these are all different. */
  readonly offsets: Set<number>
}

const free = (search: Search, p: number, q: number, set: number): boolean => {
  const { n, pairs, differences, sets, offsets } = search
  const difference = Math.min(mod(p - q, n), mod(q - p, n))
  const [a, b] = [mod(set - p, n), mod(set - q, n)]
  return (
    p !== q &&
    !pairs.has(p) &&
    !pairs.has(q) &&
    (search.shared || !sets.has(set)) &&
    !differences.has(difference) &&
    a !== b &&
    !offsets.has(a) &&
    !offsets.has(b)
  )
}

const change = (search: Search, start: Start, put: boolean): void => {
  const { n } = search
  const act = (values: Set<number>, value: number) => (put ? values.add(value) : values.delete(value))
  const { ns: p, ew: q, set } = start
  act(search.pairs, p)
  act(search.pairs, q)
  act(search.sets, set)
  act(search.offsets, mod(set - p, n))
  act(search.offsets, mod(set - q, n))
  act(search.differences, Math.min(mod(p - q, n), mod(q - p, n)))
  if (put) search.chosen.push(start)
  else search.chosen.pop()
}

/** Depth first: the lowest free pair gets a partner and a set. */
const complete = (search: Search, budget: { left: number }): boolean => {
  const { n, pairs } = search
  if (pairs.size === n) return true
  if (budget.left-- <= 0) return false
  let p = 0
  while (pairs.has(p)) p++
  for (let q = p + 1; q < n; q++) {
    for (const set of search.setsFor(p, q)) {
      if (!free(search, p, q, set)) continue
      const start = { ns: p, ew: q, set }
      change(search, start, true)
      if (complete(search, budget)) return true
      change(search, start, false)
    }
  }
  return false
}

const search = (tables: number, setsFor: Search['setsFor'], budget: number): readonly Start[] | undefined => {
  const n = 2 * tables - 1
  const state: Search = {
    n,
    shared: tables < 4,
    setsFor,
    chosen: [],
    pairs: new Set([0]),
    differences: new Set(),
    sets: new Set([0]),
    offsets: new Set([0]),
  }
  return complete(state, { left: budget }) ? [{ ns: n, ew: 0, set: 0 }, ...state.chosen] : undefined
}

/**
 * The sitting pair with pair 0 and set 0, the others as found. Giving opponents p and q the set p + q keeps the sets
 * apart by itself and is tried first; where no such start exists every set is tried.
 */
const startingPosition = (tables: number): readonly Start[] | undefined => {
  const n = 2 * tables - 1
  const every = Array.from({ length: n }, (_, set) => set)
  return search(tables, (p, q) => [mod(p + q, n)], 300_000) ?? search(tables, () => every, 300_000)
}

/**
 * Cyclic Howell for `tables` tables: 2·tables − 1 rounds in which every pair meets every other once, no pair plays a set
 * twice, and everything but the sitting pair goes up by one each round. Directions alternate so that comparisons are
 * spread. With two and three tables some share their boards. `MOVEMENT_IMPOSSIBLE` below two tables and above fifteen.
 */
export const howell = (tables: number): Result<Movement, Problem> => {
  const impossible = err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables } }))
  if (!Number.isInteger(tables) || tables < 2 || tables > 15) return impossible
  const first = startingPosition(tables)
  if (!first) return impossible
  const n = 2 * tables - 1
  const rounds = Array.from({ length: n }, (_, round) => round + 1)
  const start = first.map((item, table) => ({
    ns: item.ns + 1,
    ew: item.ew + 1,
    set: item.set + 1,
    ...(table % 2 === 1 ? { reversed: rounds } : {}),
  }))
  return ok(cyclicMovement({ id: `howell-${tables}`, moving: n, tables: start }))
}
