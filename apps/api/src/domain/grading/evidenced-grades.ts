import type { GatheredGrade } from './facts.repo.js'
import { climb } from './climb.js'
import type { Ladder } from './ladder.js'
import { factsOn, gradesOn, type PersonFacts } from './person-facts.js'

/** Whenever they were reached: what has since grown old took nothing away. */
const EVER = '9999-12-31'

/**
 * Grades of a person for which the facts still speak, each by the version it was awarded under: built on grades of other
 * versions as long as those have their evidence too, never on itself. What was brought in speaks for itself.
 */
export const evidencedGrades = (ladders: readonly Ladder[], facts: PersonFacts): readonly GatheredGrade[] => {
  const found: GatheredGrade[] = []
  const byAge = [...ladders].sort((a, b) => (a.edition.validFrom < b.edition.validFrom ? -1 : 1))
  for (const { policy, edition } of byAge) {
    const own = gradesOn(policy, facts).filter(grade => grade.policyId === policy.id)
    if (own.length === 0) continue
    const awarded = new Set(own.map(({ grade }) => grade))
    const earlier = gradesOn(policy, { ...facts, grades: found }).filter(({ grade }) => !awarded.has(grade))
    const held = earlier.map(({ grade, on }) => ({ ladder: policy.code, grade, on }))
    const reached = new Set(climb(edition, { ...factsOn(policy, facts), held }, EVER).map(({ grade }) => grade))
    found.push(...own.filter(({ grade, broughtIn }) => broughtIn || reached.has(grade)))
  }
  return found
}
