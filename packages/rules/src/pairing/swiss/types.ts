import type { Explanation } from '../../core/explanation.js'
import type { Ratio } from '../../core/ratio.js'

/** One contestant as the draw sees it; contestants that have withdrawn are not in the list. */
export interface SwissSide {
  readonly id: string
  /** Decides who meets whom: 场分, victory points, points. */
  readonly score: Ratio
  /** Orders equal scores: 级分, net IMPs … */
  readonly second?: Ratio
  /** Strength, or the number drawn; orders what is still equal and the first round. Lower is better. */
  readonly seed: number
  /** What avoidance looks at, e.g. `{ club: ['12'], association: ['beijing'] }`. */
  readonly labels?: Readonly<Record<string, readonly string[]>>
}

export interface SwissMeeting {
  readonly round: number
  readonly a: string
  readonly b: string
}

export interface SwissHistory {
  readonly met: readonly SwissMeeting[]
  /** One entry for each bye given. */
  readonly byes: readonly string[]
}

/**
 * Sides that share a value of this label are kept apart while the others can still be paired. Of several that cannot
 * be kept together the earlier one stays.
 */
export interface Avoidance {
  readonly label: string
  /** Last round in which it holds; for ever when absent. */
  readonly untilRound?: number
}

export interface SwissSettings {
  /**
   * `lexicographicFirst`: from the top each side meets the highest-ranked one that leaves the others pairable.
   * `minimumGap`: least sum of score differences, then fewest pairs of unequal score, then nearest in rank.
   */
  readonly objective: 'lexicographicFirst' | 'minimumGap'
  /** Round 1: `snake` k v n + 1 − k, `slide` k v k + n / 2, `draw` neighbours in the order drawn. */
  readonly firstRound: 'snake' | 'slide' | 'draw'
  readonly avoid: readonly Avoidance[]
  /** Whether somebody may have a second bye when nobody without one can be left out. */
  readonly secondBye: 'refuse' | 'allow'
  /** Director's choice when nothing else is left: repeat the meetings that are longest ago. */
  readonly rematch: 'refuse' | 'oldest'
  /** An odd field: one sits out, or plays half a match with each of two others who play one too. */
  readonly odd: 'bye' | 'triangle'
  /** Work allowed, in looks at a pair of sides. */
  readonly steps: number
}

export const defaultSwissSettings: SwissSettings = {
  objective: 'lexicographicFirst',
  firstRound: 'snake',
  avoid: [],
  secondBye: 'refuse',
  rematch: 'refuse',
  odd: 'bye',
  steps: 40_000_000,
}

export interface SwissPair {
  readonly table: number
  /** Higher-ranked side first. */
  readonly sides: readonly [string, string]
  /** Difference of scores. */
  readonly gap: Ratio
  readonly because: Explanation
}

export interface SwissBye {
  readonly side: string
  readonly because: Explanation
}

export interface SwissRound {
  readonly kind: 'paired'
  readonly round: number
  readonly pairs: readonly SwissPair[]
  readonly bye?: SwissBye
  /** Labels that could not be kept apart everywhere. */
  readonly givenUp: readonly string[]
}

/**
 * Why nobody can pair these: outside `around`, each group is odd and may only meet itself or somebody of `around`;
 * there are more such groups than sides in `around`. `bye` stands for the empty chair of an odd field.
 */
export interface BlockingSet {
  readonly around: readonly string[]
  readonly groups: readonly (readonly string[])[]
}

export interface SwissBlocked {
  readonly kind: 'blocked'
  readonly round: number
  readonly blocking: BlockingSet
  /** What the director may choose instead. */
  readonly choices: readonly ('oldestRematch' | 'secondBye' | 'manual' | 'endStage')[]
}

export const emptyChair = 'bye'
