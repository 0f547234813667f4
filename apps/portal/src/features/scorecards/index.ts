export { FoldedCard } from './folded-card'
export { settleCard } from './load-scorecard'
export { ScorecardView } from './scorecard-view'
