export { FoldedCard } from './folded-card'
export { ScorecardView } from './scorecard-view'
