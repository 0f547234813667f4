export { ClubView } from './club-view'
export { ClubsView } from './clubs-view'
export type { ClubListInput, ClubPages } from './load-clubs'
export { clubTitle } from './club-title'
