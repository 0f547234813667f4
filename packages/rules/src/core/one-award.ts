import type { Adjustment, AdjustmentFact } from './adjustment.js'
import { type Problem, problem } from './problem.js'

const AWARDS: readonly Adjustment['kind'][] = ['assigned', 'artificial', 'annulled']

/** The place an adjustment gives another score to; none where it takes points, a game or a rank. */
const placeOf = (adjustment: Adjustment): string | undefined =>
  AWARDS.includes(adjustment.kind) && 'slot' in adjustment ? adjustment.slot : undefined

/**
 * One place, one adjusted score: a second one takes the place of the first by name, or is refused. `existing` is
 * without what is superseded by name. Problem: SLOT_AWARDED_ALREADY, once for each place.
 */
export const secondAwards = (
  existing: readonly Pick<AdjustmentFact, 'adjustment'>[],
  added: readonly Adjustment[],
): readonly Problem[] => {
  const taken = new Set(existing.flatMap(({ adjustment }) => placeOf(adjustment) ?? []))
  const twice = new Set<string>()
  for (const slot of added.flatMap(adjustment => placeOf(adjustment) ?? [])) {
    if (taken.has(slot)) twice.add(slot)
    taken.add(slot)
  }
  return [...twice].map(slot => problem('SLOT_AWARDED_ALREADY', { at: { path: 'slot' }, params: { slot } }))
}
