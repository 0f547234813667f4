import { type RuledAs, type RulingPart, usualPart } from '../../core/ruling.js'
import type { BridgeBook } from '../book.js'
import type { RulingOption, RulingSituation } from './ruling-guide.js'

type Book = Pick<BridgeBook, 'everyPenaltyIsDiscipline'>

const byOption: Partial<Readonly<Record<RulingOption, RulingPart>>> = {
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

/** Where what happened, or what it was worth, is the ruling; elsewhere what the Law prescribes is applied. */
const assessed: readonly RulingSituation[] = [
  'unauthorizedInformation',
  'misinformation',
  'contestedClaim',
  'damage',
  'boardCannotBePlayed',
  'otherTableResult',
  // What dummy did, and whether it told declarer anything (42, 43).
  'dummysRights',
  // A right may be lost, an agreement may be cancelled: the Director weighs it (10B, 11).
  'lostRight',
]

/** One option that is weighed where the others are prescribed: whether a misdealt board can be played (13). */
const assessedOption: Partial<Readonly<Record<RulingSituation, readonly RulingOption[]>>> = {
  incorrectDeal: ['playOn'],
}

/** An article under which the same option is about something else. */
const byArticle: Partial<Readonly<Record<RulingSituation, Readonly<Record<string, RulingPart>>>>> = {
  // The time for withdrawing an agreement, and play that all four agreed upon after the claim.
  contestedClaim: { '69B': 'law', '68D2b': 'law' },
  // What would have become of the board without the revoke.
  revoke: { '64C': 'judgement', '64C2b': 'judgement' },
}

const PENALTIES: readonly RulingOption[] = ['warning', 'proceduralPenalty']

/**
 * What an appeal against this option in this situation would be about, under the article where it is known. A committee
 * may not overrule the Director on law and on discipline (93B3), so the matter is not left to whoever fills in the form.
 */
export const partOf = (
  { everyPenaltyIsDiscipline }: Book,
  situation: RulingSituation,
  option: RulingOption,
  article = '',
): RulingPart => {
  if (situation === 'scoreCorrection') return 'score'
  if (PENALTIES.includes(option))
    return everyPenaltyIsDiscipline || situation === 'discipline' ? 'discipline' : 'judgement'
  const known = byOption[option] ?? byArticle[situation]?.[article]
  if (known) return known
  const weighed = assessed.includes(situation) || assessedOption[situation]?.includes(option)
  return weighed ? 'judgement' : 'law'
}

/** Law 91 with its letters and numbers. */
const CONDUCT = /^91(?!\d)/

/**
 * What an appeal against a ruling is about, by its article and kind: all of Law 91 and every disqualification is
 * discipline (93B3); a penalty under another Law is so in 1999 alone. Nothing else is.
 */
export const ruledPart = ({ everyPenaltyIsDiscipline }: Book, ruled: RuledAs): RulingPart => {
  const { kind, article } = ruled
  if (CONDUCT.test(article) || kind === 'disqualification') return 'discipline'
  if (kind === 'penalty' || kind === 'warning') return everyPenaltyIsDiscipline ? 'discipline' : 'judgement'
  const part = usualPart(ruled)
  return part === 'discipline' ? usualPart({ kind, article }) : part
}
