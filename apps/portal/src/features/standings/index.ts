export { EntriesView } from './entries-view'
export { RevisionsView } from './revisions-view'
export { StandingsView } from './standings-view'
