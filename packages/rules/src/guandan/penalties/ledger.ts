import type { AdjustmentFact } from '../../core/adjustment.js'
import type { ClauseRef } from '../../core/clause.js'
import { factId } from '../../core/ids.js'
import { problem, type Problem } from '../../core/problem.js'
import {
  type LostRightReason,
  type Offence,
  type PenaltyAuthority,
  type PenaltyCounters,
  type PenaltyEffect,
  type PenaltyEntry,
  type PenaltyRules,
  type PenaltyStep,
  penaltySteps,
} from './types.js'

/** What one call came to. */
export interface PenaltyRuling {
  readonly entry: PenaltyEntry
  /** The step of the offence itself; absent when the right to penalise was lost or nothing may be imposed. */
  readonly step?: PenaltyStep
  /** The step after accumulation: a second 违例 is a 犯规, a third 犯规 loses the game, a second lost game suspends. */
  readonly result?: PenaltyStep
  readonly counters: PenaltyCounters
  readonly effects: readonly PenaltyEffect[]
  /** Lowest authority that may impose the result (art. 15.2). */
  readonly authority?: PenaltyAuthority
  readonly clauses: readonly ClauseRef[]
  readonly problems: readonly Problem[]
}

/** The article of an offence for this repetition (its own paragraph for the first time, where there is one). */
export const articleFor = (offence: Offence, repetition: number): string =>
  (repetition === 1 ? offence.firstArticle : undefined) ?? offence.article

const lostRightArticles: Readonly<Record<LostRightReason, string>> = {
  notPointedOut: '15.8.1',
  pointedOutNextTrick: '15.8.1',
  pointedOutNextDeal: '15.8.1',
  pointedOutByOutsider: '15.8.2',
  actedBeforeCalling: '15.8.3',
  unfairGain: '15.8.4',
}

const stepArticles: Readonly<Record<PenaltyStep, string>> = {
  warning: '15.3.1',
  violation: '15.3.2',
  foul: '15.3.3',
  gameLost: '15.3.4',
  suspension: '15.3.5',
}

/** Everything above a 违例 is the chief referee's (arts. 15.2.2, 15.3.3–15.3.5). */
export const authorityFor = (step: PenaltyStep): PenaltyAuthority =>
  step === 'warning' || step === 'violation' ? 'referee' : 'chiefReferee'

export const effectOf = (step: PenaltyStep): PenaltyEffect => {
  switch (step) {
    case 'warning':
      return { kind: 'recorded' }
    case 'violation':
      return { kind: 'trickMissed' }
    case 'foul':
      return { kind: 'dealLost', tributeAfter: false, leadNamedBy: 'opponents' }
    case 'gameLost':
      return { kind: 'gameLost' }
    case 'suspension':
      return { kind: 'suspended' }
  }
}

const sameScope = (a: PenaltyEntry, b: PenaltyEntry, offence: Offence): boolean => {
  if (a.pair !== b.pair || a.offence !== b.offence) return false
  if (offence.scope === 'event') return true
  if (a.round !== b.round) return false
  if (offence.scope === 'round') return true
  if (a.game !== b.game) return false
  if (offence.scope === 'game') return true
  return a.deal === b.deal && (offence.scope === 'deal' || a.turn === b.turn)
}

const ofPair = (before: readonly PenaltyRuling[], entry: PenaltyEntry): readonly PenaltyRuling[] =>
  before.filter(ruling => ruling.entry.pair === entry.pair && ruling.result !== undefined)

/** A violation that accumulation turned into a foul still counts as a violation. */
const countersBefore = (before: readonly PenaltyRuling[], entry: PenaltyEntry, offence?: Offence): PenaltyCounters => {
  const own = ofPair(before, entry)
  const atLeast = (ruling: PenaltyRuling, step: PenaltyStep): boolean =>
    penaltySteps.indexOf(ruling.result as PenaltyStep) >= penaltySteps.indexOf(step)
  return {
    repetition: 1 + own.filter(ruling => offence && sameScope(ruling.entry, entry, offence)).length,
    violationsInRound: own.filter(({ entry: other, step }) => other.round === entry.round && step === 'violation')
      .length,
    foulsInGame: own.filter(
      ruling => ruling.entry.round === entry.round && ruling.entry.game === entry.game && atLeast(ruling, 'foul'),
    ).length,
    gamesLostInEvent: new Set(own.filter(ruling => atLeast(ruling, 'gameLost')).map(ruling => ruling.entry.game)).size,
  }
}

/** Steps that may be imposed for this repetition; more than one means the referee chooses. */
export const allowedSteps = (offence: Offence, repetition: number): readonly PenaltyStep[] => {
  const row = offence.steps[Math.min(repetition, offence.steps.length) - 1] ?? []
  return [...row, ...(offence.grave ?? [])]
}

const chooseStep = (entry: PenaltyEntry, offence: Offence, repetition: number): PenaltyStep | Problem => {
  const { imposed } = entry
  if (offence.byRegulation) return imposed ?? problem('PENALTY_REGULATION_NEEDED', { at: { path: entry.id } })
  const row = offence.steps[Math.min(repetition, offence.steps.length) - 1] ?? []
  if (imposed === undefined) return row[0] as PenaltyStep
  return allowedSteps(offence, repetition).includes(imposed)
    ? imposed
    : problem('PENALTY_STEP_NOT_ALLOWED', { at: { path: entry.id }, params: { step: imposed, repetition } })
}

interface Accumulated {
  readonly result: PenaltyStep
  readonly counters: PenaltyCounters
  readonly articles: readonly string[]
}

const accumulate = (step: PenaltyStep, before: PenaltyCounters, rules: PenaltyRules, notFoul: boolean): Accumulated => {
  let result = step
  const articles: string[] = []
  const violations = before.violationsInRound + (step === 'violation' ? 1 : 0)
  if (step === 'violation' && violations >= rules.violationsToFoul) {
    result = 'foul'
    articles.push('15.3.3')
  }
  const isFoul = !notFoul && penaltySteps.indexOf(result) >= penaltySteps.indexOf('foul')
  const fouls = before.foulsInGame + (isFoul ? 1 : 0)
  if (result === 'foul' && fouls >= rules.foulsToGameLost) {
    result = 'gameLost'
    articles.push('15.3.4')
  }
  const isLost = result === 'gameLost' || result === 'suspension'
  const lost = before.gamesLostInEvent + (isLost ? 1 : 0)
  if (result === 'gameLost' && lost >= rules.gamesLostToSuspension) {
    result = 'suspension'
    articles.push('15.3.5')
  }
  const counters = { ...before, violationsInRound: violations, foulsInGame: fouls, gamesLostInEvent: lost }
  return { result, counters, articles }
}

const refused = (entry: PenaltyEntry, counters: PenaltyCounters, found: Problem): PenaltyRuling => ({
  entry,
  counters,
  effects: [],
  clauses: [],
  problems: [found],
})

/** Rules on one call, given everything ruled before it. */
export const rule = (before: readonly PenaltyRuling[], entry: PenaltyEntry, rules: PenaltyRules): PenaltyRuling => {
  const offence = Object.hasOwn(rules.offences, entry.offence) ? rules.offences[entry.offence] : undefined
  const counters = countersBefore(before, entry, offence)
  if (!offence) return refused(entry, counters, problem('PENALTY_OFFENCE_UNKNOWN', { at: { path: entry.id } }))
  if (entry.rightLost) {
    const own = articleFor(offence, counters.repetition)
    const clauses = [rules.article(own), rules.article(lostRightArticles[entry.rightLost])]
    return { entry, counters, effects: [], clauses, problems: [] }
  }
  const step = chooseStep(entry, offence, counters.repetition)
  if (typeof step !== 'string') return refused(entry, counters, step)
  const sum = accumulate(step, counters, rules, offence.notFoul ?? false)
  const authority = authorityFor(sum.result)
  const overstepped = authority === 'chiefReferee' && entry.by !== 'chiefReferee'
  return {
    entry,
    step,
    result: sum.result,
    counters: sum.counters,
    effects: [effectOf(sum.result)],
    authority,
    clauses: [articleFor(offence, counters.repetition), stepArticles[step], ...sum.articles].map(rules.article),
    problems: overstepped
      ? [problem('PENALTY_AUTHORITY_WRONG', { at: { path: entry.id }, params: { step: sum.result } })]
      : [],
  }
}

/** The whole ledger: every call in order, with its counters, its result and who had to impose it (art. 15). */
export const penaltyLedger = (entries: readonly PenaltyEntry[], rules: PenaltyRules): readonly PenaltyRuling[] => {
  const rulings: PenaltyRuling[] = []
  for (const entry of entries) rulings.push(rule(rulings, entry, rules))
  return rulings
}

/** Lost games, and for a suspension the leaving of the event, as facts for the standings; a lost deal stands on the sheet as `{ lostBy }`. */
export const ledgerAdjustments = (rulings: readonly PenaltyRuling[]): readonly AdjustmentFact[] =>
  rulings.flatMap(({ entry, result, clauses }) => {
    if (result !== 'gameLost' && result !== 'suspension') return []
    const clause = clauses.at(-1)
    const fact = (id: string, slot?: string): AdjustmentFact => ({
      id: factId(id),
      adjustment: { kind: 'forfeit', entrant: entry.pair, ...(slot === undefined ? {} : { slot }) },
      ...(clause ? { clause } : {}),
    })
    const game = fact(entry.id, entry.game)
    return result === 'suspension' ? [game, fact(`${entry.id}/event`)] : [game]
  })
