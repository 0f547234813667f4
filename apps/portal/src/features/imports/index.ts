export { IdentityView } from './identity-view'
export { ImportView } from './import-view'
export { ImportsView } from './imports-view'
