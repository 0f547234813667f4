export { EntriesView } from './entries-view'
export { LiveStandings } from './live-standings'
export { RevisionsView } from './revisions-view'
export { StandingsView } from './standings-view'
