/** What readers and writers of results files ask of a played board: its contract, its deal, its play, its record. */
export { parseContract } from '../sheet/contract.js'
export { parseSeat } from '../sheet/parse-seat.js'
export { type Contract, sideOf } from '../types.js'
export { parsePbnDeal } from './deal.js'
export { readPlay, trickWinner } from './play.js'
export { tricksOfScore } from '../tricks-of-score.js'
export { type ExaminedRecord, examineRecord, type RecordedOutcome, type TableRecord } from './record.js'
