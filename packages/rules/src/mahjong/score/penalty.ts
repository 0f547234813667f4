import type { ClauseRef } from '../../core/clause.js'
import { clause } from '../../core/clause.js'

/** The fines a referee may give (3.11.2-2). */
export const fineAmounts = [5, 10, 20, 30, 40, 50, 60] as const

/** A counter a ladder of penalties climbs on: the act is counted for one player within one hand. */
export const penaltyCounters = ['emptyCall', 'earlyDraw', 'latePung'] as const
export type PenaltyCounter = (typeof penaltyCounters)[number]

export type PenaltyMeasure =
  | { readonly kind: 'warning' | 'deadHand' | 'exclusion' | 'disqualification' }
  /** To nobody. */
  | { readonly kind: 'fine'; readonly amount: number }
  /** The referee chooses within the bounds. */
  | {
      readonly kind: 'fineBetween'
      readonly least: number
      readonly most: number
      readonly to: 'nobody' | 'injuredPlayer'
    }
  /** Paid to each of the others. */
  | { readonly kind: 'payEach'; readonly amount: number }
  /** First a warning, then the fines from 5 upwards. */
  | { readonly kind: 'ladder'; readonly counter: PenaltyCounter }
  | { readonly kind: 'forfeitSession' }
  /** The exposed tiles are discarded at the next turns. */
  | { readonly kind: 'discardExposed' }
  | { readonly kind: 'loseClaim'; readonly until: 'nextDraw' | 'thisTurn' }

export interface PenaltyRule {
  readonly code: string
  readonly clause: ClauseRef
  readonly measures: readonly PenaltyMeasure[]
  /** The referee picks one of the measures instead of applying all. */
  readonly choice?: true
}

/** The catalogue is that of the 2006 book in every edition. */
export const penaltyClause = (article: string): ClauseRef => clause('mahjong/wmo-2006', article)

const rule = (code: string, article: string, ...measures: readonly PenaltyMeasure[]): PenaltyRule => ({
  code,
  clause: penaltyClause(article),
  measures,
})
const dead: PenaltyMeasure = { kind: 'deadHand' }
const warning: PenaltyMeasure = { kind: 'warning' }

/** All acts and penalties of article 11 of the 2006 book. */
export const penaltyCatalogue: readonly PenaltyRule[] = [
  rule('disturbance', '3.11.1', warning),
  rule('lateToTenMinutes', '3.11.2-1', { kind: 'fine', amount: 10 }),
  rule('lateToFifteenMinutes', '3.11.2-1', { kind: 'fine', amount: 20 }),
  rule('lateOverFifteenMinutes', '3.11.2-1', { kind: 'forfeitSession' }),
  rule('violation', '3.11.2-2', { kind: 'fineBetween', least: 5, most: 60, to: 'nobody' }),
  rule('cheatingWithTiles', '3.11.6-1', { kind: 'exclusion' }),
  rule('wrongMeld', '3.11.6-2', dead),
  rule('emptyCall', '3.11.6-3', { kind: 'ladder', counter: 'emptyCall' }),
  rule('earlyDraw', '3.11.6-4', { kind: 'ladder', counter: 'earlyDraw' }),
  rule('wrongTileTakenIn', '3.11.6-4', dead),
  rule('latePung', '3.11.6-5', { kind: 'ladder', counter: 'latePung' }),
  rule('falseWin', '3.11.6-6 (1)', dead, { kind: 'payEach', amount: 10 }),
  rule('bluffWin', '3.11.6-6 (2)', dead, { kind: 'payEach', amount: 20 }),
  rule('exposedTile', '3.11.6-7 (1)', { kind: 'discardExposed' }),
  rule('shownBesideValidWin', '3.11.6-7 (2)', warning),
  rule('shownBesideInvalidWin', '3.11.6-7 (2)', { kind: 'discardExposed' }, dead),
  rule('wreckedHand', '3.11.6-7 (2)', { kind: 'payEach', amount: 30 }),
  rule('exposedOthersTiles', '3.11.6-7 (3)', { kind: 'fineBetween', least: 5, most: 60, to: 'injuredPlayer' }),
  rule('wrongNumberOfTiles', '3.11.6-8', dead),
  {
    ...rule('illegalInformation', '3.11.6-9', { kind: 'fineBetween', least: 5, most: 60, to: 'nobody' }, dead),
    choice: true,
  },
  rule('seriousDisturbance', '3.11.6-10', { kind: 'disqualification' }),
  rule('claimedTileNotTaken', '3.11.6-11 (1)', dead),
  rule('winningTileNotTaken', '3.11.6-11 (2)', dead, { kind: 'payEach', amount: 10 }),
  rule('callChangedToWinHidden', '3.11.6-11 (3)', { kind: 'loseClaim', until: 'nextDraw' }),
  rule('callChangedToWinShown', '3.11.6-11 (3)', dead),
  rule('shownBeforeCalling', '3.11.6-11 (4)', dead),
  rule('reachedForThePool', '3.11.6-11 (5)', { kind: 'loseClaim', until: 'thisTurn' }),
  rule('countedWithMixedTiles', '3.11.6-11 (6)', dead),
]

export const penaltyRule = (code: string): PenaltyRule | undefined => penaltyCatalogue.find(item => item.code === code)

/**
 * What the `n`th offence (1, 2, 3 …) on one ladder within one hand costs: a warning, then the fines that exist from
 * the least to the largest, which is repeated (3.11.6-3 with 3.11.2-2).
 */
export const ladderStep = (n: number): PenaltyMeasure => {
  if (n <= 1) return warning
  return { kind: 'fine', amount: fineAmounts[Math.min(n - 2, fineAmounts.length - 1)] as number }
}

export interface PenaltyEvent {
  /** Hand of the session, 1–16. */
  readonly hand: number
  readonly player: number
  readonly code: string
}

/** The measure of each event in order; ladders count each player's acts of one kind within one hand. */
export const measuresOf = (events: readonly PenaltyEvent[]): readonly (readonly PenaltyMeasure[])[] => {
  const counts = new Map<string, number>()
  return events.map(event =>
    (penaltyRule(event.code)?.measures ?? []).map(measure => {
      if (measure.kind !== 'ladder') return measure
      const key = `${event.hand}/${event.player}/${measure.counter}`
      const n = (counts.get(key) ?? 0) + 1
      counts.set(key, n)
      return ladderStep(n)
    }),
  )
}
