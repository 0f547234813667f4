export { EventRequestView } from './event-request-view'
export { EventRequestsView } from './event-requests-view'
export { EventRequestNotice } from './event-request-notice'
export { NewEventRequestView } from './new-event-request-view'
