export { ClaimsView } from './claims-view'
export { ClaimView } from './claim-view'
export { MyClaim } from './my-claim'
