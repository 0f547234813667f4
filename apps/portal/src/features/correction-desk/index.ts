export { CorrectionDeskView } from './correction-desk-view'
export type { CorrectingAddress } from './load-lines'
export { ProposalView } from './proposal-view'
export { ProposalsView } from './proposals-view'
