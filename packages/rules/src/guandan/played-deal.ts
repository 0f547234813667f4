/** A deal of cards played again and put on a sheet: what readers of logs ask of the rules. */
export {
  blackJoker,
  type Card,
  formatCard,
  type LevelRank,
  levelRankOf,
  levelValue,
  parseCard,
  rankOfLevel,
  redJoker,
} from './cards/cards.js'
export { checkDealtHands } from './cards/deck.js'
export { gsac2017, gsac2017Settings } from './editions/index.js'
export type { Reading } from './play/hand-type.js'
export { playChoices } from './play/play-readings.js'
export type { CardGift, DealRecord, Play } from './record/deal-record.js'
export { followDeal, type FollowedDeal } from './record/replay-deal.js'
export { playedOut } from './record/sample-deal.js'
export { type GameReport, playGame } from './score/game.js'
export { isLevelMark } from './ladder/level.js'
export { parseGuandanSheet } from './sheet/parse-sheet.js'
export { type DealEntry, type GameSheet, outcomeOf } from './sheet.js'
export {
  type FinishingOrder,
  type LevelMark,
  type PerSide,
  type Rank,
  ranks,
  type SeatNo,
  seatNos,
  sideOf,
} from './types.js'
