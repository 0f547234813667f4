import type { Seat } from '../../core/seat.js'
import { type Side, sideOf } from '../types.js'

export const revokeExemptions = [
  'secondInSuit',
  'dummyRevoked',
  'calledOnNextBoard',
  'roundEnded',
  'twelfthTrick',
  'notEstablished',
] as const

/** An established revoke as Law 64 looks at it. */
export interface RevokeRecord {
  readonly offender: Seat
  /** 1–13. */
  readonly trick: number
  /** The offending player himself won the trick (a trick won in dummy is not won by declarer). */
  readonly offenderWonTrick: boolean
  readonly sideWonTrick: boolean
  /** Tricks the offending side won after the revoke trick. */
  readonly laterTricksWon: number
  /** The offender later won a trick with a card he could legally have played to the revoke trick. */
  readonly laterWonWithSuit: boolean
  readonly noTransfer?: (typeof revokeExemptions)[number]
  readonly bothSides?: boolean
}

/** What differs between editions in Law 64. */
export interface RevokeRule {
  /** One trick more when the offender later won with a card he could have followed with (1997). */
  readonly oneMoreForSuit: boolean
  /** No transfer when both sides revoked on the board (2007). */
  readonly bothSidesCancel: boolean
}

/** Why tricks are transferred or not, as codes for the ruling form and the explanation. */
export type RevokeReason =
  | (typeof revokeExemptions)[number]
  | 'bothSides'
  | 'nothingWon'
  | 'offenderWonTrick'
  | 'sideWonTrick'
  | 'sideWonTrickAndSuit'

/** Law 64A and B: tricks transferred to the other side after play. */
export const revokeTransfer = (rule: RevokeRule, revoke: RevokeRecord): { tricks: number; reason: RevokeReason } => {
  if (revoke.noTransfer) return { tricks: 0, reason: revoke.noTransfer }
  if (revoke.bothSides && rule.bothSidesCancel) return { tricks: 0, reason: 'bothSides' }
  const won = (revoke.sideWonTrick ? 1 : 0) + revoke.laterTricksWon
  if (won === 0) return { tricks: 0, reason: 'nothingWon' }
  if (revoke.offenderWonTrick) return { tricks: Math.min(2, won), reason: 'offenderWonTrick' }
  if (rule.oneMoreForSuit && revoke.laterWonWithSuit) {
    return { tricks: Math.min(2, won), reason: 'sideWonTrickAndSuit' }
  }
  return { tricks: 1, reason: 'sideWonTrick' }
}

/** A trick goes over once: a side gives at most what it won from its first revoke on. */
const givenBy = (rule: RevokeRule, revokes: readonly RevokeRecord[]): number => {
  const first = revokes.reduce<RevokeRecord | undefined>(
    (least, revoke) => (least && least.trick <= revoke.trick ? least : revoke),
    undefined,
  )
  if (!first) return 0
  const won = (first.sideWonTrick ? 1 : 0) + first.laterTricksWon
  return Math.min(
    won,
    revokes.reduce((sum, revoke) => sum + revokeTransfer(rule, revoke).tricks, 0),
  )
}

/** Declarer's tricks after every revoke of the board has been rectified. */
export const rectifiedTricks = (
  rule: RevokeRule,
  revokes: readonly RevokeRecord[],
  declarer: Side,
  tricks: number,
): number => {
  const of = (own: boolean) => revokes.filter(revoke => (sideOf(revoke.offender) === declarer) === own)
  return Math.max(0, Math.min(13, tricks + givenBy(rule, of(false)) - givenBy(rule, of(true))))
}
