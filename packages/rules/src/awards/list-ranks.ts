/** What splits people of one value, compared in turn; best first. */
export const tieCriteria = ['bestResults', 'mostResults', 'fewestResults'] as const
export type TieCriterion = (typeof tieCriteria)[number]

/**
 * How places are numbered: `shared` 1, 2, 2, 4; `dense` 1, 2, 2, 3; `split` as `shared`, but people of one value are put
 * in order by `first`, then by `second`, and share a place only where these are level too.
 */
export const rankMethods = ['shared', 'dense', 'split'] as const
export type RankMethod = (typeof rankMethods)[number]

export interface RankRule {
  readonly method: RankMethod
  readonly first?: TieCriterion
  readonly second?: TieCriterion
}

/** One contestant as places are given: `counted` is what each result that counts adds. All figures in one unit. */
export interface Placeable {
  readonly value: number
  /** Puts level contestants in a steady order; decides no place. */
  readonly number: string
  readonly counted: readonly number[]
}

export interface PlacedAt {
  /** Line on the list, from 1. */
  readonly position: number
  readonly rank: number
  readonly shared: boolean
}

const descending = (counted: readonly number[]): number[] => [...counted].sort((a, b) => b - a)

const byBestResults = (a: Placeable, b: Placeable): number => {
  const [own, other] = [descending(a.counted), descending(b.counted)]
  for (let at = 0; at < Math.max(own.length, other.length); at++) {
    const difference = (other[at] ?? 0) - (own[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const comparers: Readonly<Record<TieCriterion, (a: Placeable, b: Placeable) => number>> = {
  bestResults: byBestResults,
  mostResults: (a, b) => b.counted.length - a.counted.length,
  fewestResults: (a, b) => a.counted.length - b.counted.length,
}

/** A steady order of people at one place: by number, as numbers where they are. */
const byNumber = (a: Placeable, b: Placeable): number =>
  Number(a.number) - Number(b.number) || (a.number < b.number ? -1 : 1)

/** Negative where `a` is ahead of `b`, 0 where they share a place. */
const comparer = (rule: RankRule | undefined): ((a: Placeable, b: Placeable) => number) => {
  const criteria = rule?.method === 'split' ? [rule.first, rule.second].filter(one => one !== undefined) : []
  return (a, b) => {
    if (a.value !== b.value) return b.value - a.value
    for (const criterion of criteria) {
      const difference = comparers[criterion](a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** Everybody with line and place, best first; without a rule as `shared`. */
export const placed = <T extends Placeable>(rule: RankRule | undefined, people: readonly T[]): (T & PlacedAt)[] => {
  const compare = comparer(rule)
  const sorted = [...people].sort((a, b) => compare(a, b) || byNumber(a, b))
  let rank = 0
  return sorted.map((one, at) => {
    const [before, after] = [sorted[at - 1], sorted[at + 1]]
    const levelBefore = before !== undefined && compare(before, one) === 0
    if (!levelBefore) rank = rule?.method === 'dense' ? rank + 1 : at + 1
    const shared = levelBefore || (after !== undefined && compare(one, after) === 0)
    return { ...one, position: at + 1, rank, shared }
  })
}
