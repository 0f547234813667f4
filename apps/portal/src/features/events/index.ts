export { EventFrame } from './event-frame'
export { EventList } from './event-list'
export { type EventHeadData, type EventListInput, loadEventHead } from './load-events'
export { eventTitle } from './event-title'
