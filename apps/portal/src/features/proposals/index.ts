export { PairProposals, ProposeForm, type RecordAct } from './proposal-forms'
export { ProposalsPart } from './proposal-list'
export { RecordProposalFields } from './proposals.graphql'
