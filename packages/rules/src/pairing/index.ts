export { bergerRounds, freeSeed, roundRobin, type SeedPair } from './berger.js'
export {
  bracketLines,
  bracketRounds,
  bracketSections,
  bracketSize,
  type FirstRoundMatch,
  firstRound,
} from './bracket.js'
export { type DoubleEliminationPlan, doubleEliminationPlan } from './double-elimination.js'
export { type PairingExplanationCode, pairingExplanationCodes } from './explanation-codes.js'
export { answerPairLine } from './pair-line.js'
export { seeds, snakeGroups } from './snake.js'
export { swissRound } from './swiss/swiss-round.js'
export {
  type Avoidance,
  type BlockingSet,
  defaultSwissSettings,
  emptyChair,
  type SwissBlocked,
  type SwissBye,
  type SwissHistory,
  type SwissMeeting,
  type SwissPair,
  type SwissRound,
  type SwissSettings,
  type SwissSide,
} from './swiss/types.js'
