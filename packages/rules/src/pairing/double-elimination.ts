import { bracketRounds } from './bracket.js'

/** Sizes of a double elimination (two defeats and out); the final is one match unless `withReset`. */
export interface DoubleEliminationPlan {
  readonly winnersRounds: number
  readonly losersRounds: number
  readonly winnersMatches: number
  readonly losersMatches: number
  readonly matches: number
  /** With a second final when the unbeaten side loses the first. */
  readonly matchesWithReset: number
}

export const doubleEliminationPlan = (n: number): DoubleEliminationPlan => {
  const winnersRounds = bracketRounds(n)
  const winnersMatches = Math.max(n - 1, 0)
  const losersMatches = Math.max(n - 2, 0)
  const matches = winnersMatches + losersMatches + (n > 1 ? 1 : 0)
  return {
    winnersRounds,
    losersRounds: Math.max(2 * (winnersRounds - 1), 0),
    winnersMatches,
    losersMatches,
    matches,
    matchesWithReset: n > 1 ? matches + 1 : 0,
  }
}
