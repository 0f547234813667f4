import { effectsOf, type LedEnd, type LedFigure } from '../../core/led.js'
import type { RulingContext } from '../../core/ruling.js'
import { allowedSteps, articleFor, rule } from '../penalties/ledger.js'
import { type PenaltyCounters, type PenaltyRules, type PenaltyStep, penaltySteps } from '../penalties/types.js'
import { countersOf, ledgerOf, tentative } from '../rulings/guide.js'
import type { GuandanSheet } from '../sheet.js'

/** The least or the greatest of what the offence carries this time, or one step of it. */
export type Severity = 'usual' | 'graver' | PenaltyStep

/** What a tree sees of the table: what a call against this pair would come to now. */
export interface GuandanTable {
  /** `answers` are the deal and the turn where the rule counts by them. */
  called(offence: string, severity: Severity, answers?: Readonly<Record<string, string>>): LedEnd
}

/** What each step does, read aloud. */
const stepEffects: Readonly<Record<PenaltyStep, readonly string[]>> = {
  warning: ['warned'],
  violation: ['violationRecorded', 'missesTrick'],
  foul: ['foulRecorded', 'dealLost', 'noTributeAfter', 'opponentsNameLeader'],
  gameLost: ['gameLost'],
  suspension: ['suspended'],
}

const figuresOf = (counters: PenaltyCounters, rules: PenaltyRules): readonly LedFigure[] => [
  { code: 'repetition', after: `${counters.repetition}` },
  ...countersOf(counters, rules)
    .filter(({ value }) => value > 0)
    .map(({ code, value, limit }) => ({ code, after: limit === undefined ? `${value}` : `${value}/${limit}` })),
]

const stepFor = (rules: PenaltyRules, offence: string, repetition: number, severity: Severity): PenaltyStep => {
  const row = rules.offences[offence]
  const usual = row?.steps[Math.min(repetition, row.steps.length) - 1] ?? []
  const step = severity === 'usual' ? usual[0] : severity === 'graver' ? usual.at(-1) : severity
  const allowed = row ? (row.byRegulation ? penaltySteps : allowedSteps(row, repetition)) : []
  return step && allowed.includes(step) ? step : (usual[0] ?? 'warning')
}

export const tableOf =
  (rules: PenaltyRules) =>
  (context: RulingContext<GuandanSheet>): GuandanTable => ({
    called: (offence, severity, answers = {}) => {
      const asked = { ...context, answers }
      const before = ledgerOf(asked, rules)
      const { repetition } = rule(before, tentative(asked, offence, ''), rules).counters
      const step = stepFor(rules, offence, repetition, severity)
      const ruled = rule(before, tentative(asked, offence, step), rules)
      const row = rules.offences[offence]
      const result = ruled.result ?? step
      return {
        situation: offence,
        article: row ? articleFor(row, repetition) : '15.3',
        option: step,
        answers,
        effects: effectsOf([...(result === step ? [] : [`accumulates:${result}`]), ...stepEffects[result]]),
        figures: figuresOf(ruled.counters, rules),
      }
    },
  })
