export { type ExplanationAddress, ExplanationAside, ExplanationPage } from './explanation-page'
export { ExplanationTree } from './explanation-tree'
export { RatedResults } from './rated-results'
