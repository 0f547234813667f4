import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { cyclicMovement, type CyclicTable } from './cyclic.js'
import { type HowellCard, howellCards } from './howell-tables.js'
import type { Movement } from './movement.js'

/** Rounds (from 1) marked by a 1. */
const roundsOf = (marks: string): readonly number[] => [...marks].flatMap((mark, at) => (mark === '1' ? [at + 1] : []))

const tablesOf = ({ start, turned }: HowellCard): readonly CyclicTable[] =>
  start.split(' ').map((seat, at): CyclicTable => {
    const [ns = 0, ew = 0, set = 0] = seat.split('-').map(Number)
    const marks = turned?.[at]
    return { ns, ew, set, ...(marks ? { reversed: roundsOf(marks) } : {}) }
  })

const unrolled = (card: HowellCard): Movement => {
  const { tables, rounds } = card
  const movement = cyclicMovement({ id: `howell-${tables}-${rounds}`, moving: rounds, tables: tablesOf(card) })
  // Two and three tables have no start with a set of its own for each table.
  return tables < 4 ? { ...movement, shared: true } : movement
}

/** The numbers of rounds there are Howells of, for so many tables; the most (everybody meets everybody) first. */
export const howellRounds = (tables: number): readonly number[] =>
  howellCards
    .filter(card => card.tables === tables)
    .map(card => card.rounds)
    .sort((a, b) => b - a)

/**
 * Howell for two to sixteen tables. With 2·tables − 1 rounds every pair meets every other once; reduced ones
 * (three-quarter) have more sitting pairs and fewer rounds. No pair plays a set twice; directions are laid so that
 * comparisons are as even as they were found to be. With two and three tables some share their boards.
 * `MOVEMENT_IMPOSSIBLE` where there is none.
 */
export const howell = (tables: number, rounds: number = 2 * tables - 1): Result<Movement, Problem> => {
  const card = howellCards.find(one => one.tables === tables && one.rounds === rounds)
  return card ? ok(unrolled(card)) : err(problem('MOVEMENT_IMPOSSIBLE', { params: { tables, rounds } }))
}
