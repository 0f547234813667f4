import type { RulesEdition } from './edition.js'
import type { RulingPart } from './ruling.js'

/**
 * Whether a committee under this edition may put its own ruling in the place of the director's in a matter of this kind,
 * or only recommend: one that hears judgement decides on nothing else, and what is beyond review stays the director's.
 */
export const committeeDecides = ({ appeals }: Pick<RulesEdition, 'appeals'>, part: RulingPart): boolean => {
  const step = appeals.route.find(({ body }) => body === 'committee')
  if (!step || step.hears === 'lawPart') return false
  if (step.hears === 'judgementPart') return part === 'judgement' || part === 'score'
  return appeals.beyondReview.length === 0 || part !== 'discipline'
}
