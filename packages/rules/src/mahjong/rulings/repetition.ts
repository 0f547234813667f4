import type { RulingContext } from '../../core/ruling.js'
import { ladderStep, type PenaltyMeasure, type PenaltyRule } from '../score/penalty.js'

/** All measures of the act together, as the catalogue has them. */
export const asWritten = 'asWritten'

/** This act by this player within this hand of this session, the present one included (3.11.6-3). */
export const repetitionOf = (context: RulingContext<unknown>, code: string): number =>
  1 +
  context.history.filter(
    past =>
      past.situation === code &&
      past.slot === context.slot &&
      past.entrants[0] === context.entrant &&
      past.answers.hand === context.answers?.hand,
  ).length

/** Ladders resolved to the step that is due. */
export const measuresNow = (rule: PenaltyRule, repetition: number): readonly PenaltyMeasure[] =>
  rule.measures.map(measure => (measure.kind === 'ladder' ? ladderStep(repetition) : measure))
