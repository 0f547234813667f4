export { type CorrectingAddress, CorrectingView } from './correcting-view'
export { ProposalView } from './proposal-view'
export { ProposalsView } from './proposals-view'
