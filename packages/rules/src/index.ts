export * from './core/adjustment.js'
export * from './core/board-rules.js'
export * from './core/brand.js'
export * from './core/canonical.js'
export * from './core/clause.js'
export type * from './core/compare-editions.js'
export * from './core/conditions.js'
export * from './core/dealing.js'
export * from './core/edition.js'
export * from './core/explanation.js'
export * from './core/drawn-place.js'
export * from './core/facts.js'
export { type FinalOffer, type FinalPreset, finalOffers } from './core/finals.js'
export * from './core/file-evidence.js'
export * from './core/ids.js'
export { effectText } from './core/lead.js'
export type {
  LedAnswer,
  LedEffect,
  LedFigure,
  LedMoments,
  LedQuestion,
  LedResult,
  LedRulings,
  LedSituation,
  LedStep,
  LedWords,
} from './core/led.js'
export { type Leader, type LeaderCount, type LeaderList, leadersOf } from './core/leaders.js'
export * from './core/line-up.js'
export { playerTable, type PlayerPlace } from './core/player-table.js'
export * from './core/match-play.js'
export { secondAwards } from './core/one-award.js'
export {
  type OwnMeasure,
  type OwnPenalty,
  ownCase,
  ownMeasures,
  ownPenaltyWords,
  readOwnPenalties,
} from './core/own-penalties.js'
export { ownRegulations, withBodyPenalties } from './core/own-rulings.js'
export * from './core/played-game.js'
export * from './core/points.js'
export * from './core/problem-codes.js'
export * from './core/problem.js'
export * from './core/rank-stage.js'
export * as Ratios from './core/ratio.js'
export type { HalfRule, Ratio } from './core/ratio.js'
export * from './core/result.js'
export * from './core/results-file.js'
export * from './core/ruling.js'
export * from './core/score-line.js'
export * from './core/seat.js'
export * from './core/seating.js'
export type * from './core/setting.js'
export * from './core/settings-in-force.js'
export * from './core/sport.js'
export * from './core/standings.js'
export type { AnalysisAt, Tally, TallyGroup } from './core/tally.js'
export { rulesVersion } from './core/version.js'
export { procedureById, procedureOfEdition, procedures } from './procedures.js'
export { editionOf, sportOf, sportOfEdition, sportOfFormat, sports } from './sports.js'
