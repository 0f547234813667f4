import { problem, type Problem } from '../../core/problem.js'
import { compare } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { switchAdvice } from './balance.js'
import { cyclicMovement, type CyclicTable } from './cyclic.js'
import { arrowSwitched, type Movement } from './movement.js'

const mod = (value: number, size: number): number => ((value % size) + size) % size

interface Search {
  readonly sets: number
  readonly taken: Set<number>
  readonly offsets: Set<number>
  readonly chosen: number[]
  left: number
}

/** Gives moving pair `at` (at a table with a sitting pair) a set that no other table has and that it meets once. */
const place = (search: Search, at: number, last: number): boolean => {
  if (at > last) return true
  if (search.left-- <= 0) return false
  for (let step = 0; step < search.sets; step++) {
    const set = mod(2 * at + step, search.sets)
    const offset = mod(set - at, search.sets)
    if (search.taken.has(set) || search.offsets.has(offset)) continue
    search.taken.add(set)
    search.offsets.add(offset)
    search.chosen.push(set)
    if (place(search, at + 1, last)) return true
    search.taken.delete(set)
    search.offsets.delete(offset)
    search.chosen.pop()
  }
  return false
}

const tablesOf = (tables: number, pivot: number): readonly CyclicTable[] | undefined => {
  const sets = tables + 1
  // Pairs 0 … tables − 2 meet sitting pairs; the last two turn round at the last table and meet each other.
  const [first, second] = [tables - 1, tables]
  const offsets = new Set([mod(pivot - first, sets), mod(pivot - second, sets)])
  const search: Search = { sets, taken: new Set([pivot]), offsets, chosen: [], left: 50_000 }
  if (offsets.size < 2 || !place(search, 0, tables - 2)) return undefined
  const sitting = search.chosen.map((set, at) => ({ ns: sets + 1 + at, ew: at + 1, set: set + 1 }))
  return [...sitting, { ns: first + 1, ew: second + 1, set: pivot + 1 }]
}

/** With its last rounds switched, as many as compare all pairs most evenly; as it is where none does. */
const evenly = (movement: Movement): Movement => {
  const { switched } = switchAdvice(movement).reduce((best, one) =>
    compare(one.balance.variance, best.balance.variance) < 0 ? one : best,
  )
  return arrowSwitched(movement, switched)
}

/**
 * Hesitation Mitchell: one round and one board set more than tables. At the last table a moving pair stays a second
 * round in the other direction before it goes on; the others meet the sitting pairs as usual. One winner,
 * so the last rounds are arrow-switched as far as that makes comparisons more even.
 * An odd number of tables from three to twenty-nine; `MOVEMENT_IMPOSSIBLE` otherwise.
 */
export const hesitationMitchell = (tables: number): Result<Movement, Problem> => {
  const possible = Number.isInteger(tables) && tables >= 3 && tables < 30 && tables % 2 === 1
  for (let pivot = 0; possible && pivot <= tables; pivot++) {
    const start = tablesOf(tables, pivot)
    if (start) return ok(evenly(cyclicMovement({ id: `hesitation-${tables}`, moving: tables + 1, tables: start })))
  }
  return err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables } }))
}
