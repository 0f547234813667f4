export { mahjongEditions } from './editions/index.js'
export { scoringBooks, scoringProfile } from './editions/profiles.js'
export type { ExcludedFan } from './full/exclude.js'
export { type CountedFan, type FanList, type ScoredHand, scoreHand } from './full/score-hand.js'
export { totalOf } from './lean/total-of.js'
export type { MahjongEdition } from './mahjong-edition.js'
export { mahjong } from './mahjong.js'
export { fineAmounts, measuresOf, penaltyCatalogue, type PenaltyMeasure } from './score/penalty.js'
export { checkSession, type RunningHand, runningTotals, sessionPoints } from './score/session.js'
export {
  type FalseWin,
  type FalseWinKind,
  falseWinKinds,
  falseWinPayments,
  type Fine,
  type HandResult,
  type HandResultKind,
  handResults,
} from './score/settlement.js'
export { tablePoints } from './score/table-points.js'
export { dealerOf, seatsOfHand, seatWindOf, windRoundOf } from './seat-rotation.js'
export { repeatsBound, repeatsOf } from './seating/bound.js'
export { perfectDesign } from './seating/designs.js'
export { type SwissFourRequest, type SwissFourRound, swissFour } from './seating/swiss-four.js'
export { type MahjongSettings, scaleOf } from './settings/settings.js'
export { handEntryText, parseHandEntry } from './sheet/desk-entry.js'
export { handRecordProblems, parseMahjongSheet } from './sheet/parse-sheet.js'
export { type HandRecord, type MahjongSheet, type PenaltyNote, type SessionEnd, sessionEnds } from './sheet.js'
export { sheetRemarks } from './sheet/sheet-remarks.js'
export { compareClaim, type FanCounts } from './full/claimed.js'
export { type FanNo, isFanNo } from './tiles/fan-no.js'
export { isFlag, type WinFlag, winFlags } from './tiles/flags.js'
export { lineFromRequest, requestFromLine } from './lean/hand-line.js'
export { fanRule, type ScoringProfile, withSwitches } from './tiles/profile.js'
export type { HandRequest } from './lean/read-request.js'
export { usefulTiles } from './full/shanten.js'
export { parseTiles, type Tile, tilesText, tileText, type Wind, winds } from './tiles/tiles.js'
export { type ByPlayer, byPlayer, isPlayer, type Player, players } from './types.js'
