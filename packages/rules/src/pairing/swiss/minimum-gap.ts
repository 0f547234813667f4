import { cheapestPerfectMatching } from '../matching/weighted-matching.js'
import { add, type Ratio, zero } from '../../core/ratio.js'
import type { Draw } from './draw.js'
import { gapOf } from './field.js'

/** Largest field for which the optimum is computed (time grows with the third power). */
export const largestForOptimum = 1000

type Cost = (a: number, b: number) => number

const solve = (draw: Draw, bye: number | undefined, cost: Cost) => {
  const { field } = draw
  const playing = field.sides.map((_, i) => i).filter(i => i !== bye)
  const at = (i: number): number => playing[i] as number
  const found = cheapestPerfectMatching(playing.length, (i, j) =>
    draw.forbidden(at(i), at(j)) === undefined ? cost(at(i), at(j)) : undefined,
  )
  return found?.map(([i, j]) => [at(i), at(j)] as const)
}

const gap = (draw: Draw, a: number, b: number): number =>
  Math.abs((draw.field.scores[a] ?? 0) - (draw.field.scores[b] ?? 0))

const cross = (draw: Draw, a: number, b: number): number => (gap(draw, a, b) === 0 ? 0 : 1)

/** Least total gap, then fewest unequal pairs, then nearest in rank; unwelcome pairs only when there is no other way. */
export const minimumGapPairs = (
  draw: Draw,
  bye: number | undefined,
): readonly (readonly [number, number])[] | undefined => {
  const n = draw.field.sides.length
  const most = Math.max(1, gap(draw, 0, n - 1))
  const pairs = n / 2 + 1
  const nearWeight = 1
  const crossWeight = n * pairs * nearWeight
  const gapWeight = crossWeight * pairs
  const unwelcomeWeight = gapWeight * pairs * most
  return solve(
    draw,
    bye,
    (a, b) =>
      Math.abs(a - b) * nearWeight +
      cross(draw, a, b) * crossWeight +
      gap(draw, a, b) * gapWeight +
      (draw.unwelcome(a, b) ? unwelcomeWeight : 0),
  )
}

export interface GapFigures {
  readonly totalGap: Ratio
  readonly crossPairs: number
}

export const figuresOf = (draw: Draw, pairs: readonly (readonly [number, number])[]): GapFigures => ({
  totalGap: pairs.reduce((sum, [a, b]) => add(sum, gapOf(draw.field, a, b)), zero),
  crossPairs: pairs.reduce((sum, [a, b]) => sum + cross(draw, a, b), 0),
})

/** Each optimum by itself over all legal pairings; `undefined` for fields or scores that are too large. */
export const optimumFigures = (draw: Draw, bye: number | undefined): GapFigures | undefined => {
  if (draw.field.sides.length > largestForOptimum || draw.field.scoreUnit === undefined) return undefined
  const byGap = solve(draw, bye, (a, b) => gap(draw, a, b))
  const byCross = solve(draw, bye, (a, b) => cross(draw, a, b))
  if (!byGap || !byCross) return undefined
  return { totalGap: figuresOf(draw, byGap).totalGap, crossPairs: figuresOf(draw, byCross).crossPairs }
}
