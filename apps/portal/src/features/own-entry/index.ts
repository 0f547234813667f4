export { EnterView } from './enter-view'
export { EntryDeskView } from './entry-desk-view'
export { MyEntries } from './my-entries'
export { TermsList } from './terms'
