export { DocumentList } from './document-list'
export { DocumentsPart } from './documents-part'
