import { exclusionRules } from './full/exclude.js'
import { fanReasons } from './full/claim.js'

/** Every step an explanation can contain, with the names of its parameters; the portal has one sentence for each. */
export const mahjongExplanations = {
  total: ['sessions'],
  carried: ['gamePoints'],
  penalty: ['amount'],
  session: ['slot', 'gamePoints', 'place', 'level'],
  sessionInGroup: ['slot', 'gamePoints', 'place', 'level', 'players'],
  sessionAgainstSeats: ['slot', 'gamePoints', 'mean', 'tables'],
  sessionInImps: ['slot', 'gamePoints', 'mean', 'tables'],
  sessionAssigned: ['slot'],
  sessionForfeited: ['slot'],
  sessionTotals: ['points'],
  handWonBySelf: ['hand', 'fan'],
  handPaidToSelfDraw: ['hand', 'fan'],
  handWonOnDiscard: ['hand', 'fan'],
  handDiscarded: ['hand', 'fan'],
  handPaidBase: ['hand'],
  handDrawn: ['hand'],
  falseWinPaid: ['hand', 'kind'],
  falseWinReceived: ['hand', 'kind'],
  fine: ['amount'],
  fineReceived: ['amount'],
  fineByRuling: ['amount'],
  receivedByRuling: ['amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type MahjongExplanationCode = keyof typeof mahjongExplanations
export const mahjongExplanationCodes = Object.keys(mahjongExplanations) as readonly MahjongExplanationCode[]

/** Codes of the scored hand: why a fan counts, and which principle leaves one out. */
export const mahjongFanReasonCodes = fanReasons
export const mahjongExclusionCodes = exclusionRules
