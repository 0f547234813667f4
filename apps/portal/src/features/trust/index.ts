export { TrustView } from './trust-view'
