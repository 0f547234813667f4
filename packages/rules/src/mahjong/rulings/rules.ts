import { chooseOption } from '../../core/choose-option.js'
import { placeAt } from '../../core/known-places.js'
import { readAdjustment } from '../../core/parse-adjustment.js'
import { problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import {
  type GuideOption,
  type GuideSituation,
  type RulingContext,
  type RulingRules,
  usualPart,
} from '../../core/ruling.js'
import { fineAmounts, type PenaltyMeasure, type PenaltyRule, penaltyCatalogue, penaltyRule } from '../score/penalty.js'
import { parseAssigned } from '../score/field.js'
import type { MahjongSheet } from '../sheet.js'
import { mahjongAwards } from './awards.js'
import { adjustmentsOf, fieldsOf, kindOf, measureTerm } from '../measures.js'
import { partOfMeasures } from './part.js'
import { asWritten, measuresNow, repetitionOf } from './repetition.js'

type Context = RulingContext<MahjongSheet>

const isLadder = (rule: PenaltyRule): boolean => rule.measures.some(measure => measure.kind === 'ladder')

const optionOf = (rule: PenaltyRule, code: string, measures: readonly PenaltyMeasure[]): GuideOption => {
  const kind = kindOf(measures)
  return {
    code,
    kind,
    part: partOfMeasures(measures),
    clauses: [rule.clause],
    authority: kind === 'disqualification' ? 'chiefDirector' : 'director',
    fields: fieldsOf(measures, isLadder(rule)),
    needsSlot: true,
    needsEntrant: true,
    proposed: !rule.choice,
    effects: measures.map(measureTerm),
  }
}

const optionsOf = (rule: PenaltyRule, repetition: number): readonly GuideOption[] =>
  rule.choice
    ? rule.measures.map(measure => optionOf(rule, measureTerm(measure), [measure]))
    : [optionOf(rule, asWritten, measuresNow(rule, repetition))]

const situationOf = (context: Context, rule: PenaltyRule): GuideSituation => {
  const repetition = repetitionOf(context, rule.code)
  const known = isLadder(rule) && context.entrant !== undefined && context.answers?.hand !== undefined
  return {
    code: rule.code,
    clause: rule.clause,
    ...(known ? { repetition } : {}),
    options: optionsOf(rule, repetition),
  }
}

const guide: RulingRules<MahjongSheet>['guide'] = context => ({
  situations: penaltyCatalogue.map(rule => situationOf(context, rule)),
  counters: [],
})

const chosenMeasures = (rule: PenaltyRule, option: string, repetition: number): readonly PenaltyMeasure[] =>
  rule.choice ? rule.measures.filter(measure => measureTerm(measure) === option) : measuresNow(rule, repetition)

const resolve: RulingRules<MahjongSheet>['resolve'] = (context, choice) => {
  const asked = { ...context, answers: choice.answers }
  const chosen = chooseOption(guide(asked), asked, choice)
  if (!chosen.ok) return chosen
  const rule = penaltyRule(choice.situation)
  const place = placeAt(asked, asked.slot)
  const { entrant: offender, slot } = asked
  if (!rule || !place || offender === undefined || slot === undefined) return err([problem('RULING_NEEDS_ENTRANT')])
  const { fine } = choice.answers
  if (fine !== undefined && !fineAmounts.some(amount => String(amount) === fine))
    return err([problem('FINE_AMOUNT_UNKNOWN', { at: { path: 'answers.fine' }, params: { amount: fine } })])
  const repetition = repetitionOf(asked, rule.code)
  const measures = chosenMeasures(rule, choice.option, repetition)
  const others = place.sides.filter(side => side !== offender)
  const adjustments = measures.flatMap(measure =>
    adjustmentsOf(measure, { slot, offender, others, answers: choice.answers }),
  )
  const { kind, part, clauses, effects, authority } = chosen.value.option
  const counters = isLadder(rule) ? [{ code: rule.code, value: repetition }] : []
  return ok({ kind, part, clauses, adjustments, effects, authority, counters })
}

const readPayload = (payload: unknown, slot: string) => {
  const assigned = parseAssigned(payload)
  const empty = assigned === undefined || (!assigned.gamePoints && !assigned.standardPoints)
  return empty ? err([problem('ADJUSTED_RESULT_UNREADABLE', { at: { path: slot } })]) : ok(payload)
}

/** Sections of the book, e.g. `3.11.6-7 (2)`. */
const section = /^\d{1,2}(?:\.\d{1,2}){0,2}(?:-\d{1,2})?(?: ?\(\d{1,2}\))?$/

/** The catalogue of penalties (3.11) with the counters of its ladders. */
export const mahjongRulings: RulingRules<MahjongSheet> = {
  hasArticle: article => section.test(article),
  part: usualPart,
  guide,
  resolve,
  ...mahjongAwards,
  parseAdjustment: (input, known) =>
    readAdjustment(input, known, { payload: (payload, _, slot) => readPayload(payload, slot), penaltyInSlot: true }),
}
