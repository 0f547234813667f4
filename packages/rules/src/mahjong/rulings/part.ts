import type { RulingPart } from '../../core/ruling.js'
import { type PenaltyMeasure, penaltyRule } from '../score/penalty.js'
import { kindOf, measureTerm } from '../measures.js'

/** What only follows at the table is what the rules say; all else that an act costs is conduct. */
export const partOfMeasures = (measures: readonly PenaltyMeasure[]): RulingPart =>
  kindOf(measures) === 'rectification' ? 'law' : 'discipline'

/** The same of an act of the catalogue, by its option: one of its measures, or all as they are written. */
export const partOf = (act: string, option: string): RulingPart => {
  const rule = penaltyRule(act)
  const one = rule?.choice ? rule.measures.filter(measure => measureTerm(measure) === option) : undefined
  return partOfMeasures(one ?? rule?.measures ?? [])
}
