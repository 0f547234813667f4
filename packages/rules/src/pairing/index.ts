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
export { byDirector } from './explain.js'
export { type PairingExplanationCode, pairingExplanationCodes } from './explanation-codes.js'
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
export { checkRound, type ProposedRound } from './swiss/check-round.js'
export {
  type Bracket,
  type BracketMatch,
  doubleElimination,
  type Source,
  singleElimination,
} from './stage/bracket-graph.js'
export { type BracketPlace, bracketPlaces, nextBracketRound } from './stage/bracket-play.js'
export {
  type BracketStanding,
  bracketCriterion,
  bracketStandings,
  bracketState,
  explainBracket,
} from './stage/bracket-standings.js'
export { type BracketPart, bracketParts, type DrawnMatch, type DrawnSide, drawnBracket } from './stage/draw-bracket.js'
export { planSettings, planSettingsFor } from './stage/describe-plan.js'
export { type ArrangedRound, arrangedRound } from './stage/arrange-round.js'
export { carriedScore } from './stage/carry-over.js'
export {
  type ClassificationLine,
  classificationOf,
  type ClassifiedStage,
  type StageLine,
  type StageLinks,
  sourcesOf,
  usualClassification,
} from './stage/classify.js'
export { changeProblems, exchangeFrom, type RoundChange, roundProblems } from './stage/check-change.js'
export type { DraftedRound } from './stage/drafted-round.js'
export { nextRound, roundsPlanned, stageBracket, stageWarnings } from './stage/next-round.js'
export { type GroupedSide, unfilledPlaces } from './stage/unfilled.js'
export { sidesByPlace } from './stage/places.js'
export { type PlacedSide, type QualificationRule, type Qualified, qualifiers } from './stage/qualification.js'
export { type Division, nextSeason, type SeasonSide } from './stage/season.js'
export { readStagePlan, type StagePlan } from './stage/read-stage.js'
export { dealtGroups } from './stage/round-robin-play.js'
export type {
  CarryOver,
  LaidRound,
  NextRound,
  PlaceExchange,
  PlannedMatch,
  Stage,
  StageFormat,
  StageGraph,
  StageResult,
  StageSide,
  StageState,
} from './stage/types.js'
export { pairingProblemCodes, type PairingProblemCode } from './problem-codes.js'
export { matchWinner } from './stage/match-winner.js'
export { rankAcross } from './stage/across-groups.js'
export type { SeriesRule } from './stage/series.js'
export { isTimetabled } from './stage/timetable.js'
