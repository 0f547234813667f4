import { chooseOption } from '../../core/choose-option.js'
import { readAdjustment } from '../../core/parse-adjustment.js'
import { problem } from '../../core/problem.js'
import { err, ok } from '../../core/result.js'
import {
  type ResolvedRuling,
  type RulingChoice,
  type RulingContext,
  type RulingRules,
  usualPart,
} from '../../core/ruling.js'
import { parseAssigned } from '../score/adjust.js'
import { ledgerAdjustments, type PenaltyRuling, rule } from '../penalties/ledger.js'
import type { PenaltyRules } from '../penalties/types.js'
import type { Read } from '../read.js'
import type { GuandanSheet } from '../sheet.js'
import { guandanAwards } from './awards.js'
import { countersOf, effectsOf, guandanGuide, kindOf, ledgerOf } from './guide.js'
import { entryOf, rightLost } from './history.js'
import { partOf } from './part.js'

/** The rulebook has 33 articles. */
const lastArticle = 33

const resolvedCall = (ruled: PenaltyRuling, rules: PenaltyRules): ResolvedRuling => ({
  kind: ruled.result ? kindOf(ruled.result) : 'rectification',
  part: partOf(ruled.result ?? rightLost),
  clauses: ruled.clauses,
  adjustments: ledgerAdjustments([ruled]).map(fact => fact.adjustment),
  effects: ruled.result ? effectsOf(ruled.result) : [],
  authority: ruled.authority === 'chiefReferee' ? 'chiefDirector' : 'director',
  counters: countersOf(ruled.counters, rules),
})

const resolve = (
  rules: PenaltyRules,
  context: RulingContext<GuandanSheet>,
  choice: RulingChoice,
): Read<ResolvedRuling> => {
  const asked = { ...context, answers: choice.answers }
  const chosen = chooseOption(guandanGuide(asked, rules), asked, choice)
  if (!chosen.ok) return chosen
  if (!Object.hasOwn(rules.offences, choice.situation)) {
    const { kind, part, clauses, effects, authority } = chosen.value.option
    return ok({ kind, part, clauses, adjustments: [], effects, authority, counters: [] })
  }
  const { entrant, slot, facts } = asked
  if (entrant === undefined || slot === undefined) return err([problem('RULING_NEEDS_ENTRANT')])
  const ruled = rule(ledgerOf(asked, rules), entryOf(facts, { id: 'next', ...choice, entrant, slot }), rules)
  return ruled.problems.length > 0 ? err(ruled.problems) : ok(resolvedCall(ruled, rules))
}

/** Chapter 4 as a guide: the ladder of penalties with its counters, and what is put right without a penalty. */
export const guandanRulings = (rules: PenaltyRules): RulingRules<GuandanSheet> => ({
  hasArticle: article => {
    const number = /^(\d{1,2})(?:\.\d{1,2}){0,2}$/.exec(article)?.[1]
    return number !== undefined && Number(number) >= 1 && Number(number) <= lastArticle
  },
  part: usualPart,
  guide: context => guandanGuide(context, rules),
  resolve: (context, choice) => resolve(rules, context, choice),
  ...guandanAwards(rules),
  parseAdjustment: (input, known) =>
    readAdjustment(input, known, {
      payload: (payload, _, slot) => parseAssigned(payload, slot),
      penaltyInSlot: false,
    }),
})
