export { BoardList } from './board-list'
export { printedNames } from './traveller-table'
export { TravellerView } from './traveller-view'
