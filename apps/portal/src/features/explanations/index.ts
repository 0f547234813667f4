export { type ExplanationAddress, ExplanationAside, ExplanationPage } from './explanation-page'
export { ExplanationTree } from './explanation-tree'
export { RatedResultFields } from './explanations.graphql'
export { RatedResults } from './rated-results'
