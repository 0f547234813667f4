export { BoardList } from './board-list'
export { ScorecardView } from './scorecard-view'
export { TravellerView } from './traveller-view'
