export { RightsFields } from './rights.graphql'
export { RightsPart } from './rights-part'
