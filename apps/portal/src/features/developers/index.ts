export { DevelopersView } from './developers-view'
export { type ExplorerInput, ExplorerView } from './explorer-view'
export { type ReferenceInput, ReferenceView } from './reference-view'
