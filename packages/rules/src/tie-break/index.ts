export { type Beside, besideOf, type BesidePart, type BesideTie } from './beside.js'
export {
  averageOpponentsBuchholz,
  type BuchholzOptions,
  buchholz,
  foreBuchholz,
  sonnebornBerger,
} from './criteria/buchholz.js'
export { bestUnit, type CountBackOptions, countBack } from './criteria/best-unit.js'
export { drawnLots } from './criteria/drawn-lots.js'
export { fewerPenalties } from './criteria/fewer-penalties.js'
export { type HeadToHeadOptions, headToHead } from './criteria/head-to-head.js'
export { higherTotal } from './criteria/higher-total.js'
export { type BalanceOptions, net, quotient } from './criteria/net.js'
export { type OpponentsTotalOptions, opponentsTotal } from './criteria/opponents-total.js'
export { type KoyaOptions, koya, pointsAgainstHigher } from './criteria/points-against.js'
export { type ProgressiveOptions, progressive } from './criteria/progressive.js'
export { roundsAvailable } from './criteria/rounds-available.js'
export { type WinsOptions, wins } from './criteria/wins.js'
export type { Cuts } from './cuts.js'
export { type Decision, decisionsOf } from './decisions.js'
export { explained } from './explained.js'
export { explainTies, type RankedField } from './explain-ties.js'
export type { LineFilter } from './field-index.js'
export {
  type CriterionLabel,
  conditionsOfContest,
  type TieBreakExplanationCode,
  tieBreakExplanationCodes,
} from './figure.js'
export { isPlayed, isVoluntary, type UnplayedMark, unplayedMark, unplayedMarks } from './marks.js'
export { adjustedScore, type OpponentRules } from './opponents.js'
export { type Story, storyOf, type StoryPlace, type StoryStep } from './story.js'
export { fideUnplayedRounds, type UnplayedRounds, unplayedRounds } from './unplayed-rounds.js'
