import { addByPlayer, type ByPlayer, byPlayer, nobody, type Player } from '../types.js'

export const handResults = ['selfDraw', 'discard', 'robbedKong', 'drawn'] as const
export type HandResultKind = (typeof handResults)[number]

/** How a hand ended. `fan` is the total with flowers that the winner announced and the table confirmed. */
export type HandResult =
  | { readonly kind: 'selfDraw'; readonly winner: Player; readonly fan: number; readonly flowers?: number }
  | {
      readonly kind: 'discard' | 'robbedKong'
      readonly winner: Player
      readonly discarder: Player
      readonly fan: number
      readonly flowers?: number
    }
  | { readonly kind: 'drawn' }

export const falseWinKinds = ['falseWin', 'bluffWin', 'wreckedHand'] as const
export type FalseWinKind = (typeof falseWinKinds)[number]

/** What the offender pays to each of the others (3.11.6-6, 3.11.6-7 (2)). */
export const falseWinPayments: Readonly<Record<FalseWinKind, number>> = { falseWin: 10, bluffWin: 20, wreckedHand: 30 }

export interface FalseWin {
  readonly player: Player
  readonly kind: FalseWinKind
}

/** Points taken from a player; to another player only where a rule says so, else to nobody. */
export interface Fine {
  readonly player: Player
  readonly amount: number
  readonly to?: Player
}

/** Base points every loser pays to the winner (3.9.1-2 (1)). */
export const basePoints = 8

/** Payment of a won or drawn hand (3.9.1-3); always adds up to zero. A robbed kong is paid like a discard. */
export const settleResult = (result: HandResult, base: number = basePoints): ByPlayer<number> => {
  if (result.kind === 'drawn') return nobody
  const { winner, fan } = result
  if (result.kind === 'selfDraw') return byPlayer(player => (player === winner ? 3 : -1) * (base + fan))
  const { discarder } = result
  return byPlayer(player => (player === winner ? 3 * base + fan : player === discarder ? -(base + fan) : -base))
}

/** Payment of a false win; adds up to zero, and the hand goes on without the offender. */
export const settleFalseWin = ({ player, kind }: FalseWin): ByPlayer<number> => {
  const each = falseWinPayments[kind]
  return byPlayer(other => (other === player ? -3 * each : each))
}

/** A fine; adds up to zero only when it goes to a player. */
export const settleFine = ({ player, amount, to }: Fine): ByPlayer<number> =>
  byPlayer(other => (other === player ? -amount : other === to ? amount : 0))

export interface SettledHand {
  /** From player to player; adds up to zero. */
  readonly payments: ByPlayer<number>
  /** Fines and what they brought to others; need not add up to zero. */
  readonly fines: ByPlayer<number>
  readonly total: ByPlayer<number>
}

const addAll = (parts: readonly ByPlayer<number>[]): ByPlayer<number> => parts.reduce(addByPlayer, nobody)

/** Everything one hand moved, in contest points. */
export const settleHand = (
  hand: {
    readonly result: HandResult
    readonly falseWins?: readonly FalseWin[]
    readonly fines?: readonly Fine[]
  },
  base: number = basePoints,
): SettledHand => {
  const payments = addAll([settleResult(hand.result, base), ...(hand.falseWins ?? []).map(settleFalseWin)])
  const fines = addAll((hand.fines ?? []).map(settleFine))
  return { payments, fines, total: addByPlayer(payments, fines) }
}
