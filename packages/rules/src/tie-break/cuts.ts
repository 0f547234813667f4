import { compare, type Ratio } from '../core/ratio.js'
import type { OpponentRound } from './opponents.js'
import type { UnplayedRounds } from './unplayed-rounds.js'

/** What one round adds to a sum over opponents. */
export interface Contribution {
  readonly round: OpponentRound
  readonly value: Ratio
}

export interface Cuts {
  readonly lowest?: number
  readonly highest?: number
}

/** By the opponent's score, then by what it adds. */
const weakest = (items: readonly Contribution[]): Contribution | undefined =>
  [...items].sort((a, b) => compare(a.round.score, b.round.score) || compare(a.value, b.value))[0]

const strongest = (items: readonly Contribution[]): Contribution | undefined =>
  [...items].sort((a, b) => compare(b.round.score, a.round.score) || compare(b.value, a.value))[0]

const lowestToCut = (items: readonly Contribution[], rule: UnplayedRounds['cuts']): Contribution | undefined => {
  const normal = weakest(items)
  if (rule === 'weakest' || !normal) return normal
  const own = weakest(items.filter(item => item.round.voluntary))
  return own && compare(own.value, normal.value) >= 0 ? own : normal
}

/** The contributions that stay after the lowest and highest have been left out. */
export const applyCuts = (
  contributions: readonly Contribution[],
  cuts: Cuts,
  rule: UnplayedRounds['cuts'],
): readonly Contribution[] => {
  let left = contributions
  for (let i = 0; i < (cuts.lowest ?? 0); i++) {
    const cut = lowestToCut(left, rule)
    left = left.filter(item => item !== cut)
  }
  for (let i = 0; i < (cuts.highest ?? 0); i++) {
    const cut = strongest(left)
    left = left.filter(item => item !== cut)
  }
  return left
}
