import type { EntrantId } from './ids.js'
import { compare, type Ratio } from './ratio.js'

/** One side of a game with its place among those who met. */
export interface GameSide {
  readonly entrant: EntrantId
  /** 1 is best; level sides share a rank (1, 1, 3). */
  readonly rank: number
  /** Somebody else sat in the contestant's seat. */
  readonly absent?: true
}

/**
 * What was finished at one table between those who sat there: a session of four players, or everything two contestants
 * played against each other in one round. Byes, forfeits, awards in place of play and annulled results are none.
 */
export interface PlayedGame {
  readonly session?: number
  readonly round?: number
  readonly section?: string
  readonly table?: string
  /** In the order of the result, best first. */
  readonly sides: readonly GameSide[]
}

/** A side with the numbers that order it, the first deciding; higher is better. */
export interface GameScore {
  readonly entrant: EntrantId
  readonly by: readonly Ratio[]
  readonly absent?: boolean
}

const order = (a: GameScore, b: GameScore): number => {
  for (const [at, value] of a.by.entries()) {
    const difference = compare(b.by[at] ?? value, value)
    if (difference !== 0) return difference
  }
  return 0
}

/** Sides in the order of their scores, with shared ranks; level sides keep the order they are given in. */
export const rankSides = (scores: readonly GameScore[]): readonly GameSide[] => {
  const sorted = [...scores].sort(order)
  let rank = 1
  return sorted.map((score, at) => {
    const before = sorted[at - 1]
    if (before === undefined || order(before, score) !== 0) rank = at + 1
    return { entrant: score.entrant, rank, ...(score.absent ? { absent: true as const } : {}) }
  })
}

type Place = Omit<PlayedGame, 'sides'>

/** Where a sheet was made, as a game says it. */
export const placeOf = (fact: {
  readonly session?: number | undefined
  readonly round?: number | undefined
  readonly section?: string | undefined
  readonly table?: string | undefined
}): Place => ({
  ...(fact.session === undefined ? {} : { session: fact.session }),
  ...(fact.round === undefined ? {} : { round: fact.round }),
  ...(fact.section === undefined ? {} : { section: fact.section }),
  ...(fact.table === undefined ? {} : { table: fact.table }),
})
