import { effectsOf, type LedEnd, type LedFigure } from '../../core/led.js'
import type { RulingContext } from '../../core/ruling.js'
import { type PenaltyMeasure, penaltyRule } from '../score/penalty.js'
import { measureTerm } from '../measures.js'
import { asWritten, measuresNow, repetitionOf } from '../rulings/repetition.js'
import type { MahjongSheet } from '../sheet.js'

/** What a tree sees of the table: what an act of the catalogue costs this player now. */
export interface MahjongTable {
  /**
   * `option` names one of several measures the referee may choose from; `answers` fill in what the guide asks (the hand
   * where acts are counted within it, the fine).
   */
  act(code: string, answers?: Readonly<Record<string, string>>, option?: string): LedEnd
}

const effectOf = (measure: PenaltyMeasure): string => {
  if (measure.kind === 'loseClaim') return measure.until === 'nextDraw' ? 'noWinUntilDraw' : 'claimGivenUp'
  if (measure.kind === 'fineBetween') return measure.to === 'injuredPlayer' ? 'finedToInjured' : 'fined'
  if (measure.kind === 'fine' || measure.kind === 'ladder') return 'fined'
  return measure.kind === 'payEach' ? 'paysEach' : measure.kind
}

/** What the four scores move by: the offender, and each of the others where it is paid to them. */
const pointsOf = (measure: PenaltyMeasure, fine: string | undefined): readonly LedFigure[] => {
  if (measure.kind === 'payEach')
    return [
      { code: 'offender', after: `-${measure.amount * 3}` },
      { code: 'eachOther', after: `+${measure.amount}` },
    ]
  const amount = measure.kind === 'fine' ? `${measure.amount}` : measure.kind === 'fineBetween' ? fine : undefined
  return amount === undefined ? [] : [{ code: 'offender', after: `-${amount}` }]
}

const moves = (measure: PenaltyMeasure): boolean => ['fine', 'fineBetween', 'payEach'].includes(measure.kind)

export const tableOf = (context: RulingContext<MahjongSheet>): MahjongTable => ({
  act: (code, answers = {}, option = asWritten) => {
    const rule = penaltyRule(code)
    if (!rule) throw new TypeError(`no act ${code} in the catalogue`)
    const repetition = repetitionOf({ ...context, answers }, code)
    const all = measuresNow(rule, repetition)
    const measures = option === asWritten ? all : all.filter(measure => measureTerm(measure) === option)
    const counted = rule.measures.some(measure => measure.kind === 'ladder')
    const taken: Record<string, string> = measures.some(moves) ? { pointsTaken: 'byRuling' } : {}
    return {
      situation: code,
      article: rule.clause.article,
      option,
      answers: { ...answers, ...taken },
      effects: effectsOf(measures.map(effectOf)),
      figures: [
        ...(counted ? [{ code: 'repetition', after: `${repetition}` }] : []),
        ...measures.flatMap(measure => pointsOf(measure, answers.fine)),
      ],
    }
  },
})
