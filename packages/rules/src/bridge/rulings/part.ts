import type { RulingPart } from '../../core/ruling.js'
import type { RulingOption, RulingSituation } from './ruling-guide.js'

/** Penalties and what is beyond them are conduct, whatever they are given for. */
const byOption: Partial<Readonly<Record<RulingOption, RulingPart>>> = {
  warning: 'discipline',
  proceduralPenalty: 'discipline',
  disciplinaryPenalty: 'discipline',
  suspension: 'discipline',
  disqualification: 'discipline',
  correctScore: 'score',
  averageBothSides: 'score',
  separateGroups: 'score',
  equity: 'judgement',
  tricksAwarded: 'judgement',
  // Averages follow whose fault it was.
  artificialScore: 'judgement',
  assignedLikelyProbable: 'judgement',
  assignedWeighted: 'judgement',
  committeeVariesForEquity: 'judgement',
  bothNonOffending: 'judgement',
}

/** Where the assessment is the ruling; elsewhere what the Law prescribes is applied. */
const assessed: readonly RulingSituation[] = [
  'unauthorizedInformation',
  'misinformation',
  'contestedClaim',
  'damage',
  'boardCannotBePlayed',
  'otherTableResult',
  'directorsError',
]

/**
 * What an appeal against this option in this situation would be about. A committee may not overrule the Director on law
 * and on discipline (93B3), so the matter is not left to whoever fills in the form.
 */
export const partOf = (situation: RulingSituation, option: RulingOption): RulingPart => {
  if (situation === 'scoreCorrection') return 'score'
  return byOption[option] ?? (assessed.includes(situation) ? 'judgement' : 'law')
}
