export { ScorecardView } from './scorecard-view'
