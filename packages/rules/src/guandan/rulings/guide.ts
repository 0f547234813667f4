import type {
  GuideCounter,
  GuideField,
  GuideOption,
  GuideSituation,
  RulingContext,
  RulingKind,
} from '../../core/ruling.js'
import {
  articleFor,
  allowedSteps,
  authorityFor,
  effectOf,
  type PenaltyRuling,
  penaltyLedger,
  rule,
} from '../penalties/ledger.js'
import { type Irregularity, irregularities, rectify } from '../penalties/rectification.js'
import {
  lostRightReasons,
  type Offence,
  type PenaltyCounters,
  type PenaltyEntry,
  type PenaltyRules,
  type PenaltyStep,
  penaltySteps,
} from '../penalties/types.js'
import type { GuandanSheet } from '../sheet.js'
import { entriesOf, entryOf, rightLost } from './history.js'
import { partOf } from './part.js'

type Context = RulingContext<GuandanSheet>

const nobody = '' as NonNullable<Context['entrant']>

/** Terms of what a step does at the table and on the sheet. */
const stepEffects: Readonly<Record<ReturnType<typeof effectOf>['kind'], readonly string[]>> = {
  recorded: [],
  trickMissed: ['trickMissed'],
  dealLost: ['dealLost', 'noTributeAfter', 'leadNamedByOpponents'],
  gameLost: [],
  suspended: ['leavesTheEvent'],
}

export const effectsOf = (step: PenaltyStep): readonly string[] => stepEffects[effectOf(step).kind]

export const kindOf = (step: PenaltyStep): RulingKind =>
  step === 'warning' ? 'warning' : step === 'suspension' ? 'disqualification' : 'penalty'

export const countersOf = (counters: PenaltyCounters, rules: PenaltyRules): readonly GuideCounter[] => [
  { code: 'violationsInRound', value: counters.violationsInRound, limit: rules.violationsToFoul },
  { code: 'foulsInGame', value: counters.foulsInGame, limit: rules.foulsToGameLost },
  { code: 'gamesLostInEvent', value: counters.gamesLostInEvent, limit: rules.gamesLostToSuspension },
]

/** Where the reach of repetitions asks for the deal or the turn. */
const fieldsOf = (offence: Offence): readonly GuideField[] => [
  { kind: 'integer', name: 'deal', min: 1, max: 99, optional: offence.scope !== 'deal' && offence.scope !== 'turn' },
  ...(offence.scope === 'turn' ? [{ kind: 'integer', name: 'turn', min: 1, max: 999 } as const] : []),
]

const reasonField: GuideField = { kind: 'choice', name: 'reason', options: lostRightReasons }

/** A call as it would be ruled now; on the highest authority, so that the authority itself is no problem. */
export const tentative = (context: Context, situation: string, option: string): PenaltyEntry =>
  entryOf(context.facts, {
    id: 'next',
    situation,
    option,
    answers: context.answers ?? {},
    entrant: context.entrant ?? nobody,
    slot: context.slot ?? '',
    authority: 'committee',
  })

export const ledgerOf = (context: Context, rules: PenaltyRules): readonly PenaltyRuling[] =>
  penaltyLedger(entriesOf(context, rules), rules)

const stepOption = (
  before: readonly PenaltyRuling[],
  context: Context,
  rules: PenaltyRules,
  of: { readonly code: string; readonly offence: Offence; readonly step: PenaltyStep; readonly proposed: boolean },
): GuideOption => {
  const ruled = rule(before, tentative(context, of.code, of.step), rules)
  const result = ruled.result ?? of.step
  return {
    code: of.step,
    kind: kindOf(result),
    part: partOf(of.step),
    clauses: ruled.clauses,
    authority: authorityFor(result) === 'chiefReferee' ? 'chiefDirector' : 'director',
    fields: fieldsOf(of.offence),
    needsSlot: true,
    needsEntrant: true,
    proposed: of.proposed,
    ...(result === of.step ? {} : { becomes: result }),
    effects: effectsOf(result),
  }
}

const rightLostOption = (rules: PenaltyRules, article: string): GuideOption => ({
  code: rightLost,
  kind: 'rectification',
  part: partOf(rightLost),
  clauses: [rules.article(article), rules.article('15.8')],
  authority: 'director',
  fields: [reasonField],
  needsSlot: true,
  needsEntrant: true,
  proposed: false,
  effects: [],
})

const offenceOf = (
  before: readonly PenaltyRuling[],
  context: Context,
  rules: PenaltyRules,
  [code, offence]: readonly [string, Offence],
): GuideSituation => {
  const { repetition } = rule(before, tentative(context, code, ''), rules).counters
  const steps = offence.byRegulation ? penaltySteps : allowedSteps(offence, repetition)
  const known = context.entrant !== undefined && context.slot !== undefined
  const article = known ? articleFor(offence, repetition) : offence.article
  return {
    code,
    clause: rules.article(article),
    ...(known ? { repetition } : {}),
    options: [
      ...steps.map((step, i) =>
        stepOption(before, context, rules, { code, offence, step, proposed: i === 0 && !offence.byRegulation }),
      ),
      rightLostOption(rules, article),
    ],
  }
}

/** Irregularities that are put right before anybody is penalised. */
const irregularityOf = (code: Irregularity, rules: PenaltyRules): GuideSituation => {
  const { article, remedies } = rectify(code, { offender: 0 })
  const clause = rules.article(article)
  const option: GuideOption = {
    code: 'rectified',
    kind: 'rectification',
    part: partOf('rectified'),
    clauses: [clause],
    authority: 'director',
    fields: [],
    needsSlot: true,
    needsEntrant: true,
    proposed: true,
    effects: remedies.map(remedy => remedy.kind),
  }
  return { code: rectificationCode(code), clause, options: [option] }
}

/** Some irregularities bear the name of the offence that may be called besides. */
export const rectificationCode = (code: Irregularity): string => `put-right/${code}`

/** What the referee may do now, with the ladder's counters of this pair. */
export const guandanGuide = (context: Context, rules: PenaltyRules) => {
  const before = ledgerOf(context, rules)
  const situations = [
    ...Object.entries(rules.offences).map(row => offenceOf(before, context, rules, row)),
    ...irregularities.map(code => irregularityOf(code, rules)),
  ]
  const [first = ''] = Object.keys(rules.offences)
  const now = rule(before, { ...tentative(context, first, rightLost), rightLost: 'notPointedOut' }, rules)
  const known = context.entrant !== undefined && context.slot !== undefined
  return { situations, counters: known ? countersOf(now.counters, rules) : [] }
}
