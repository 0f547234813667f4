/** What the readers and writers take from the rules of the game whose tables these files hold; nothing else here asks them. */
export {
  type Contract,
  type ExaminedRecord,
  examineRecord,
  parseContract,
  parsePbnDeal,
  parseSeat,
  readPlay,
  type RecordedOutcome,
  sideOf,
  type TableRecord,
  tricksOfScore,
  trickWinner,
} from '@paiji/rules/played-board'
