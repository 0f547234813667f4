/** The box of a spread, and how large the most frequent score is drawn. */
export const stripBox = { width: 160, height: 20, most: 8 } as const

/** A score on its axis. */
export interface StripDot {
  readonly x: number
  readonly radius: number
  readonly score: number
}

export interface Strip {
  readonly dots: readonly StripDot[]
  /** Where nothing was scored. */
  readonly zero?: number
  readonly par?: number
}

interface Counted {
  readonly score: number
  readonly count: number
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Scores along an axis of that width, the more often the larger; undefined where there is nothing to spread. */
export const stripOf = (
  lines: readonly Counted[],
  par: number | undefined,
  { width, most }: { readonly width: number; readonly most: number },
): Strip | undefined => {
  const scores = [...lines.map(({ score }) => score), ...(par === undefined ? [] : [par])]
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  if (lines.length === 0 || low === high) return undefined
  const at = (score: number): number => tenth(most + ((score - low) / (high - low)) * (width - 2 * most))
  const top = Math.max(...lines.map(({ count }) => count))
  return {
    // Areas compare, not widths.
    dots: lines.map(({ score, count }) => ({
      score,
      x: at(score),
      radius: tenth(Math.max(1.5, most * Math.sqrt(count / top))),
    })),
    ...(low <= 0 && high >= 0 ? { zero: at(0) } : {}),
    ...(par === undefined ? {} : { par: at(par) }),
  }
}
