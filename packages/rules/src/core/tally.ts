import type { BoardAnalysis } from './board-rules.js'
import type { StageFacts } from './facts.js'
import type { EntrantId } from './ids.js'
import { add, compare, type Ratio } from './ratio.js'
import type { ScoreLine } from './score-line.js'

/** What something brought, added up: percent of what could be won, points of the method, or what a sport counts by. */
export interface TallySum {
  readonly unit: string
  readonly sum: Ratio
}

/** How often something happened to a contestant in one session, and what it brought. Nobody is ranked by it. */
export interface Tally {
  readonly entrant: EntrantId
  readonly session: number
  /** What is counted: a code among the sport's `tallies`, worded by its terms. */
  readonly kind: string
  /** Whose doing of a side of several it was, by its seat, the first being 0; absent where it was the side’s. */
  readonly seat?: number
  readonly count: number
  /** How many of them succeeded (contracts made, contracts defeated); absent where nothing of the kind can. */
  readonly succeeded?: number
  /** Absent where it brings nothing that can be averaged. */
  readonly brought?: TallySum
  /** The most that one of them brought. */
  readonly most?: Ratio
}

/** Kinds that are read together. Every code is worded by the sport's terms. */
export interface TallyGroup {
  readonly code: string
  readonly kinds: readonly string[]
  /** The kinds whose counts make up the whole that a share is of; absent where shares say nothing. */
  readonly whole?: readonly string[]
  /** What they may bring; none where nothing is averaged. */
  readonly units?: readonly string[]
  /** What it means that one of them succeeded; absent where none can. */
  readonly success?: string
}

/** What is known of a board when everybody sees all cards; undefined when nobody has said anything. */
export type AnalysisAt = (at: {
  readonly board: string
  readonly session?: number | undefined
  readonly section?: string | undefined
}) => BoardAnalysis | undefined

/** Counts what happened at the tables, contestant by contestant. */
export type MakeTallies<Sheet> = (
  facts: StageFacts<Sheet>,
  lines: readonly ScoreLine[],
  analysisAt: AnalysisAt,
) => readonly Tally[]

/** One thing that happened, before it is counted. */
export type Counted = Omit<Tally, 'count' | 'succeeded' | 'most'> & { readonly succeeded?: boolean }

const greater = (a: Ratio, b: Ratio = a): Ratio => (compare(a, b) < 0 ? b : a)

/** One tally of each contestant, session and kind. */
export const counted = (happened: Iterable<Counted>): readonly Tally[] => {
  const found = new Map<string, Tally>()
  for (const { succeeded, ...one } of happened) {
    const key = [one.entrant, one.session, one.kind, one.seat ?? '', one.brought?.unit ?? ''].join('|')
    const known = found.get(key)
    const sum = one.brought && known?.brought ? add(known.brought.sum, one.brought.sum) : one.brought?.sum
    const most = one.brought && greater(one.brought.sum, known?.most)
    found.set(key, {
      ...one,
      count: (known?.count ?? 0) + 1,
      ...(succeeded === undefined ? {} : { succeeded: (known?.succeeded ?? 0) + Number(succeeded) }),
      ...(one.brought && sum ? { brought: { unit: one.brought.unit, sum } } : {}),
      ...(most ? { most } : {}),
    })
  }
  return [...found.values()]
}
