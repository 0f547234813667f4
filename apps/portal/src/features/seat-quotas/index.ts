export { readSeats } from './read-seats'
export { SeatQuotasView } from './seat-quotas-view'
