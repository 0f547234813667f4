export { handText, parseCardsText, parseHandText } from './cards/card-notation.js'
export {
  blackJoker,
  type Card,
  formatCard,
  isWild,
  type LevelRank,
  levelRankOf,
  levelValue,
  rankOfLevel,
  redJoker,
} from './cards/cards.js'
export { checkDealtHands } from './cards/deck.js'
export { gsac2017, gsac2017Settings } from './editions/index.js'
export { guandanEditions } from './editions/index.js'
export type { GuandanEdition } from './guandan-edition.js'
export { guandan } from './guandan.js'
export { comparePlays } from './play/compare-plays.js'
export { type Reading, sameReading } from './play/hand-type.js'
export { playChoices, type PlayRules } from './play/play-readings.js'
export { returnCards, tributeFlow } from './play/tribute.js'
export type { ReturnRule } from './settings/settings.js'
export type { CardGift, DealRecord, Play } from './record/deal-record.js'
export { parseFinishingOrder } from './ladder/finish-order.js'
export { parseDealRecord } from './record/parse-deal-record.js'
export {
  emptyRecord,
  parsePlayEntry,
  playEntryText,
  recordOfDeal,
  restOfDeck,
  withDealRecord,
  withGift,
} from './sheet/record-entry.js'
export {
  type DealConditions,
  type DealState,
  followDeal,
  type FollowedDeal,
  type TakenTurn,
} from './record/replay-deal.js'
export { playedOut } from './record/sample-deal.js'
export { printAmount } from './explain.js'
export { type Decision, type GameReport, playGame } from './score/game.js'
export { type LadderEvent, type LadderStep, withSide } from './ladder/level.js'
export { settingPresets } from './settings/presets.js'
export type { GuandanSettings } from './settings/settings.js'
export { deskEntryText, parseDeskEntry } from './sheet/desk-entry.js'
export {
  addDeal,
  type DeskGame,
  deskGame,
  emptyGame,
  endGame,
  type NextDeal,
  undoDeal,
  withFinalLevels,
} from './sheet/desk-game.js'
export { guandanSheetFieldsOf } from './sheet/print-sheet.js'
export { type DealEntry, type Ending, type GameSheet, type GuandanSheet, outcomeOf } from './sheet.js'
export { guandanTerms } from './terms.js'
export {
  type FinishingOrder,
  type HandType,
  handTypes,
  type LevelMark,
  levelMarks,
  type PerSide,
  type Rank,
  ranks,
  type SeatNo,
  seatNos,
  sideOf,
  suits,
} from './types.js'
