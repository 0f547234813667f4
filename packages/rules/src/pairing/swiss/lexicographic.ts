import type { Explanation } from '../../core/explanation.js'
import { cheapestPerfectMatching } from '../matching/weighted-matching.js'
import type { StepBudget } from '../matching/step-budget.js'
import { node } from '../explain.js'
import { type Draw, force } from './draw.js'
import type { Preference } from './preference.js'
import { type PairMethod, skipped } from './reasons.js'
import type { SwissBye } from './types.js'

export interface DrawnPair {
  readonly pair: readonly [number, number]
  readonly method: PairMethod
  readonly passed: readonly Explanation[]
}

/** Fewest byes first, then from the bottom: the first one whose absence leaves the others pairable. */
export const chooseBye = (draw: Draw): SwissBye | undefined => {
  const { field, chair, rules } = draw
  if (chair === undefined) return undefined
  const passed: Explanation[] = []
  const most = Math.max(0, ...field.byes)
  for (let byes = 0; byes <= Math.min(most, rules.mostByes); byes++)
    for (let v = field.sides.length - 1; v >= 0; v--) {
      const side = field.sides[v]?.id ?? ''
      const had = field.byes[v] ?? 0
      if (had > byes) passed.push(node('swissByeSkippedHadOne', side, { side }))
      if (had !== byes) continue
      if (force(draw, v, chair)) {
        const second = had > 0 ? [node('swissByeSecond', side, { side })] : []
        return { side, because: node('swissBye', side, { side }, [...passed, ...second]) }
      }
      passed.push(node('swissByeSkippedForOthers', side, { side }))
    }
  return undefined
}

const remaining = ({ matching }: Draw): number[] => {
  const left: number[] = []
  for (let v = matching.after(); v !== undefined; v = matching.after(v)) left.push(v)
  return left
}

/** Largest rest for which the best completion is computed; beyond it the legal one in hand is kept. */
const largestRest = 200

/** When the budget is spent: the rest paired so that the sum of rank distances is least, unwelcome pairs last. */
const finish = (draw: Draw): readonly DrawnPair[] => {
  const left = remaining(draw)
  const at = (i: number): number => left[i] as number
  const cost = (i: number, j: number): number | undefined => {
    if (draw.forbidden(at(i), at(j)) !== undefined) return undefined
    return Math.abs(i - j) + (draw.unwelcome(at(i), at(j)) === undefined ? 0 : left.length ** 2)
  }
  const best = left.length <= largestRest ? cheapestPerfectMatching(left.length, cost) : undefined
  const pairs =
    best?.map(([i, j]) => [at(i), at(j)] as const) ??
    left.flatMap(v => {
      const mate = draw.matching.mateOf(v) as number
      return v < mate ? [[v, mate] as const] : []
    })
  return pairs.map(pair => ({ pair, method: 'budget', passed: [] }))
}

const choosePartner = (draw: Draw, v: number, preference: Preference): Omit<DrawnPair, 'method'> | undefined => {
  const passed: Explanation[] = []
  const later: number[] = []
  const { field, matching } = draw
  const tried = (w: number): boolean => {
    if (force(draw, v, w)) return true
    passed.push(skipped(field, w, 'others'))
    return false
  }
  for (const w of preference(v)) {
    if (!matching.isAlive(w)) continue
    const forbidden = draw.forbidden(v, w)
    const unwelcome = forbidden ?? draw.unwelcome(v, w)
    if (unwelcome) passed.push(skipped(field, w, unwelcome))
    if (unwelcome && !forbidden) later.push(w)
    if (!unwelcome && tried(w)) return { pair: [v, w], passed }
  }
  for (const w of later) if (tried(w)) return { pair: [v, w], passed }
  return undefined
}

/**
 * From the top, each side meets the most wanted partner that leaves all others pairable. The matching in hand proves
 * at every step that they are, so the walk never turns back; `budget` limits the proofs.
 */
export const drawInOrder = (draw: Draw, preference: Preference, budget: StepBudget): readonly DrawnPair[] => {
  const pairs: DrawnPair[] = []
  const method = draw.field.round === 1 ? 'firstRound' : 'ranking'
  for (let v = draw.matching.after(); v !== undefined; v = draw.matching.after()) {
    if (budget.exhausted) return [...pairs, ...finish(draw)]
    const chosen = choosePartner(draw, v, preference)
    if (!chosen) return [...pairs, ...finish(draw)]
    pairs.push({ ...chosen, method })
  }
  return pairs
}
