export { NewEventView } from './new-event-view'
export { OfficeView } from './office-view'
export { UnlinkedView } from './unlinked-view'
