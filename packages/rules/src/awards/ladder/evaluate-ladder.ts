import type { Explanation } from '../../core/explanation.js'
import { checkRequirement, type Missing } from './check-requirement.js'
import type { LadderEdition, LadderFacts } from './types.js'

export interface GradeProgress {
  readonly grade: string
  /** The condition holds on the day. */
  readonly met: boolean
  /** Awarded before that day. */
  readonly held: boolean
  /**
   * `new`: to be proposed; `kept`: held and due; `keptForLife`: held, no longer due, not taken away;
   * `lapsing`: held, no longer due; `open`: neither.
   */
  readonly standing: 'new' | 'kept' | 'keptForLife' | 'lapsing' | 'open'
  readonly missing: readonly Missing[]
  readonly explanation: Explanation
}

/** The edition in force for a person and a competition, by the day each edition goes by; the latest that fits. */
export const ladderInForce = (
  editions: readonly LadderEdition[],
  days: { readonly competitionEnd: string; readonly joinedOn?: string },
): LadderEdition | undefined =>
  [...editions]
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
    .find(edition => {
      const day = edition.chosenBy === 'joinDate' ? (days.joinedOn ?? days.competitionEnd) : days.competitionEnd
      return edition.validFrom <= day && (edition.validTo === undefined || day <= edition.validTo)
    })

const standing = (met: boolean, held: boolean, kept: 'life' | 'whileMet'): GradeProgress['standing'] => {
  if (!held) return met ? 'new' : 'open'
  if (met) return 'kept'
  return kept === 'life' ? 'keptForLife' : 'lapsing'
}

/**
 * Every grade of a ladder for one person on one day, from the lowest: due or not, held or not, and what is missing by
 * kind. It proposes; awarding and revoking are decisions of people.
 */
export const evaluateLadder = (edition: LadderEdition, facts: LadderFacts, asOf: string): readonly GradeProgress[] => {
  const held = new Set(
    facts.held.filter(grade => grade.ladder === edition.ladder && grade.on <= asOf).map(grade => grade.grade),
  )
  const reached = new Set(held)
  return edition.grades.map(({ grade, requires, kept }) => {
    const { met, missing, explanation } = checkRequirement(requires, { edition, facts, asOf, reached })
    if (met) reached.add(grade)
    return { grade, met, held: held.has(grade), standing: standing(met, held.has(grade), kept), missing, explanation }
  })
}
