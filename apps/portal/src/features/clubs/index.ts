export { ClubView } from './club-view'
export { ClubsView } from './clubs-view'
export type { ClubListInput } from './load-clubs'
export { clubTitle } from './club-title'
