import type { AwardLine } from './award-points.js'
import { node } from './explain.js'

/** The lines of one stratum, section or overall list. */
export interface StratumAwards {
  readonly stratum: string
  readonly lines: readonly AwardLine[]
}

/**
 * Each contestant keeps the best of what the strata give; equal awards keep the earlier stratum.
 * In order of first appearance.
 */
export const bestOfStrata = (strata: readonly StratumAwards[]): readonly AwardLine[] => {
  const best = new Map<string, { line: AwardLine; stratum: string }>()
  for (const { stratum, lines } of strata)
    for (const line of lines) {
      const held = best.get(line.entrant)
      if (!held || line.points > held.line.points) best.set(line.entrant, { line, stratum })
    }
  return [...best.values()].map(({ line, stratum }) => ({
    ...line,
    explanation: node('awardBestStratum', line.explanation.value, { stratum }, [line.explanation]),
  }))
}
