export { type Amount, amountOf, printAmount, type Rounding, readAmount } from './amount.js'
export { type AwardLine, type AwardPlace, awardPoints } from './award-points.js'
export type {
  AwardContext,
  AwardPolicy,
  BaseRule,
  CutOff,
  FieldRule,
  ShareCurve,
  StrengthList,
  TieRule,
} from './award-policy.js'
export {
  type Career,
  type CareerResult,
  type CareerSeason,
  type CareerStreak,
  careerOf,
  type ListPlace,
  peaksOf,
  type ResultMark,
  resultMarks,
} from './career.js'
export { type CareerYear, careerYearOf } from './career-year.js'
export { type ValueBin, valueBins } from './distribution.js'
export { addMonths, dayOfAge, isDay, monthsBetween, periodsBetween, seasonOf } from './calendar.js'
export { type AwardExplanationCode, awardExplanationCodes } from './explanation-codes.js'
export { type Fading, fadingAwards } from './fading.js'
export {
  type ContestantValues,
  contextOfFigures,
  type FieldStrength,
  fieldStrength,
  type FiguresNeeded,
  figuresNeeded,
  statedStrength,
} from './field-strength.js'
export { type BoardsPlayed, leastPlayedNode } from './least-played.js'
export { type Placeable, type PlacedAt, placed, type RankRule, type TieCriterion } from './list-ranks.js'
export { type DayTerms, type ListTerms, listTerms, type WholeRounding } from './list-terms.js'
export { parseAwardPolicy } from './parse-award-policy.js'
export { parseRankingPolicy } from './parse-ranking-rules.js'
export { type PolicyStart, policyStarts } from './policy-starts.js'
export type {
  AgeRule,
  BestOf,
  DecaySchedule,
  Expiry,
  RankingPolicy,
  RankingRules,
  SeasonCarry,
} from './ranking-rules.js'
export {
  type AwardRecord,
  type AwardStanding,
  type CountedAward,
  type RankingValue,
  rankingValue,
} from './ranking-value.js'
export { type GradeProgress, evaluateLadder, ladderInForce } from './ladder/evaluate-ladder.js'
export type { Lack, Missing } from './ladder/check-requirement.js'
export { parseLadder } from './ladder/parse-ladder.js'
export type { GradeStep, HeldGrade, LadderEdition, LadderFacts, Placing, Requirement } from './ladder/types.js'
export { type SeatBody, type SeatQuota, type SeatQuotas, seatQuotas } from './seat-quotas.js'
export {
  type MersEvent,
  type MersPolicy,
  type MersRanking,
  type MersResult,
  mersBase,
  mersRanking,
  mersWeight,
} from './mers.js'
export {
  cautiousRating,
  isProvisional,
  type RatedContest,
  type RatingChange,
  type RatingPolicy,
  rateContest,
  type SkillRating,
  startRating,
} from './ratings/rating.js'
export { printThousandths } from './ratings/rated-event.js'
export type {
  GameOfResult,
  RatedEvent,
  RatedGame,
  RatedGameSide,
  RatedPlayer,
  RatedResult,
  RatedSide,
} from './ratings/rated-event.js'
export { explainRating, ratedPlayers, type RatingRun, runRatings } from './ratings/rating-list.js'
export {
  type MersListPolicy,
  parseRatingPolicy,
  ratedThings,
  ratingKeepers,
  type RatingListPolicy,
  type WengLinListPolicy,
} from './ratings/rating-policy.js'
export { awardProblemCodes, type AwardProblemCode } from './problem-codes.js'
export * from './series/index.js'
