export { DevelopersView } from './developers-view'
export { type ReferenceInput, ReferenceView } from './reference-view'
