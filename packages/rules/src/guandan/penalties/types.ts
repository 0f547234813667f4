import type { ClauseRef } from '../../core/clause.js'
import type { EntrantId } from '../../core/ids.js'

/** 警告 · 违例 · 犯规 · 一局判负 · 停赛 (art. 15.3), ascending. */
export const penaltySteps = ['warning', 'violation', 'foul', 'gameLost', 'suspension'] as const
export type PenaltyStep = (typeof penaltySteps)[number]

export const penaltyAuthorities = ['referee', 'chiefReferee'] as const
export type PenaltyAuthority = (typeof penaltyAuthorities)[number]

/** Why nobody may be penalised any more (art. 15.8). */
export const lostRightReasons = [
  'notPointedOut',
  'pointedOutNextTrick',
  'pointedOutNextDeal',
  'pointedOutByOutsider',
  'actedBeforeCalling',
  'unfairGain',
] as const
export type LostRightReason = (typeof lostRightReasons)[number]

/** How far back repetitions of one offence by one pair are counted. */
export type CounterScope = 'turn' | 'deal' | 'game' | 'round' | 'event'

/** One row of the rulebook's table of offences. */
export interface Offence {
  readonly article: string
  /** Where the text has a paragraph of its own for the first time. */
  readonly firstArticle?: string
  /** What the text punishes like a foul without calling it one: it does not count towards the three of a game. */
  readonly notFoul?: boolean
  readonly scope: CounterScope
  /** What may be imposed the first, second, … time; the last row holds for all later ones. */
  readonly steps: readonly (readonly PenaltyStep[])[]
  /** What the chief referee may impose at once in grave cases. */
  readonly grave?: readonly PenaltyStep[]
  /** The text leaves it to the event's regulation. */
  readonly byRegulation?: boolean
}

/** One call of the referee, in the order given. */
export interface PenaltyEntry {
  readonly id: string
  readonly offence: string
  readonly pair: EntrantId
  readonly opponents?: EntrantId
  /** Its number; with the stage's name before it for a round of another stage. */
  readonly round: number | string
  /** Slot of the game. */
  readonly game: string
  readonly deal?: number
  /** Trick or turn within the deal, for offences counted by the turn. */
  readonly turn?: number
  /** Chosen where the offence leaves a choice, or the regulation's own step. */
  readonly imposed?: PenaltyStep
  readonly by: PenaltyAuthority
  readonly rightLost?: LostRightReason
}

export interface PenaltyCounters {
  /** This offence by this pair within its scope, this one included. */
  readonly repetition: number
  readonly violationsInRound: number
  readonly foulsInGame: number
  readonly gamesLostInEvent: number
}

export type PenaltyEffect =
  | { readonly kind: 'recorded' }
  /** 停止一圈出牌权或跟牌权. */
  | { readonly kind: 'trickMissed' }
  /** Scored as a double win of the other side; then no tribute, and they name who leads. */
  | { readonly kind: 'dealLost'; readonly tributeAfter: false; readonly leadNamedBy: 'opponents' }
  | { readonly kind: 'gameLost' }
  /** The game is lost and the pair is out of the event. */
  | { readonly kind: 'suspended' }

export interface PenaltyRules {
  readonly offences: Readonly<Record<string, Offence>>
  /** From this 违例 of a pair in one round on, each is a 犯规. */
  readonly violationsToFoul: number
  readonly foulsToGameLost: number
  readonly gamesLostToSuspension: number
  readonly article: (article: string) => ClauseRef
}
