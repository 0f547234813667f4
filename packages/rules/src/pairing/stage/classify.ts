import type { StagePlan } from './read-stage.js'

/** One line of a stage's standings, by the side as the whole event knows it. */
export interface StageLine {
  readonly side: string
  readonly rank: number
}

/** A stage with its standings, as a part of a classification. */
export interface ClassifiedStage {
  readonly stage: string
  readonly lines: readonly StageLine[]
}

export interface ClassificationLine {
  readonly side: string
  /** The first of the places it takes; shared places count like 1, 1, 3. */
  readonly rank: number
  readonly shared: boolean
  /** The stage that gave it this place. */
  readonly stage: string
}

/**
 * The order of a whole event from the orders of its stages: whoever is placed by the first stage named stands before
 * everybody else, then those whom the next one places, and so on. Sides of one rank share their place, as do those who
 * have the same rank in different groups of a stage.
 */
export const classificationOf = (stages: readonly ClassifiedStage[]): readonly ClassificationLine[] => {
  const placed = new Map<string, ClassificationLine>()
  for (const { stage, lines } of stages) {
    const before = placed.size
    const rest = lines.filter(line => !placed.has(line.side)).sort((a, b) => a.rank - b.rank)
    for (const { side, rank } of rest) {
      const level = rest.filter(other => other.rank === rank).length
      const better = rest.findIndex(other => other.rank === rank)
      placed.set(side, { side, rank: before + better + 1, shared: level > 1, stage })
    }
  }
  return [...placed.values()]
}

/** A stage of an event as far as the order of the parts hangs on it. */
export interface StageLinks {
  readonly ordinal: number
  readonly from: readonly number[]
}

/** The stages that a plan takes its contestants from, by ordinal. */
export const sourcesOf = (plan: Pick<StagePlan, 'from'> | undefined): readonly number[] =>
  [...new Set((plan?.from ?? []).map(rule => Number(rule.stage)))].filter(Number.isInteger)

const ancestorsOf = (stages: readonly StageLinks[], ordinal: number): ReadonlySet<number> => {
  const found = new Set<number>()
  const waiting = [ordinal]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(stages.find(one => one.ordinal === next)?.from ?? []))
  }
  return found
}

/** How many stages come before one, along the longest way; a stage that leads to itself counts once. */
const depthOf = (stages: readonly StageLinks[], ordinal: number, seen: readonly number[] = []): number => {
  const from = stages.find(one => one.ordinal === ordinal)?.from ?? []
  const ways = from.filter(one => !seen.includes(one)).map(one => 1 + depthOf(stages, one, [...seen, ordinal]))
  return Math.max(0, ...ways)
}

/**
 * In what order an event's stages place its contestants where nothing else is said: the last stage and all that are
 * linked with it by qualification, the final first. Of stages at one height (finals A and B) the earlier is the better.
 */
export const usualClassification = (stages: readonly StageLinks[]): readonly number[] => {
  const last = Math.max(0, ...stages.map(one => one.ordinal))
  const behind = ancestorsOf(stages, last)
  const linked = stages.filter(
    one => behind.has(one.ordinal) || [...ancestorsOf(stages, one.ordinal)].some(other => behind.has(other)),
  )
  return linked
    .map(one => ({ ordinal: one.ordinal, depth: depthOf(stages, one.ordinal) }))
    .sort((a, b) => b.depth - a.depth || a.ordinal - b.ordinal)
    .map(one => one.ordinal)
}
