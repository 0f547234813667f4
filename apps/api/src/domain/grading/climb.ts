import { type Explanation, Ratios } from '@paiji/rules'
import { evaluateLadder, type LadderEdition, type LadderFacts } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'

export interface ReachedGrade {
  readonly grade: string
  /** The day of the award or the finish that completed it. */
  readonly on: IsoDate
  readonly evidence: Explanation
}

const print = (hundredths: number): string => Ratios.toDecimal(Ratios.ratio(hundredths, 100), 2)

/** What was there on the day: every condition with what met it, then the awards so far. */
const evidenceOf = (grade: string, on: IsoDate, explanation: Explanation, { awards }: LadderFacts): Explanation => ({
  code: 'gradeReached',
  value: grade,
  params: { grade, on },
  steps: [
    explanation,
    ...awards
      .filter(award => award.earnedOn <= on)
      .map(award => ({
        code: 'gradeAward',
        value: print(award.points),
        params: { award: award.id, earnedOn: award.earnedOn, colour: award.colour ?? '' },
      })),
  ],
})

/** Nothing new can be reached on any other day: between two of them facts only grow old. */
const daysOf = ({ awards, placings }: LadderFacts, until: IsoDate): IsoDate[] =>
  [...new Set([...awards.map(award => award.earnedOn), ...placings.map(placing => placing.endedOn)])]
    .filter(day => day <= until)
    .sort()

/**
 * The grades one person has reached by a day and did not hold before, each on the day that completed it. What was held
 * at the start is built on, and is not said again.
 */
export const climb = (edition: LadderEdition, facts: LadderFacts, until: IsoDate): readonly ReachedGrade[] => {
  const [reached, held] = [[] as ReachedGrade[], [...facts.held]]
  const open = new Set(edition.grades.map(step => step.grade))
  for (const grade of held) if (grade.ladder === edition.ladder) open.delete(grade.grade)
  for (const on of daysOf(facts, until)) {
    if (open.size === 0) break
    for (const { grade, met, explanation } of evaluateLadder(edition, { ...facts, held }, on)) {
      if (!met || !open.delete(grade)) continue
      reached.push({ grade, on, evidence: evidenceOf(grade, on, explanation, facts) })
      held.push({ ladder: edition.ladder, grade, on })
    }
  }
  return reached
}
