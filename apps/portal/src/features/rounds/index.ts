export { DirectorView } from './director-view'
export { PairingsView } from './pairings-view'
export { ProjectorView } from './projector-view'
export { RoundSheetView } from './round-sheet-view'
