export { PersonSanctions } from './person-sanctions'
export { SanctionsView } from './sanctions-view'
