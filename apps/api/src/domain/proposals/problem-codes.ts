/** What can be wrong with a proposal. */
export const proposalProblemCodes = [
  'PROPOSAL_UNKNOWN',
  'PROPOSAL_OPEN_ALREADY',
  'PROPOSAL_NOT_NEEDED',
  'PROPOSAL_ENDED_ALREADY',
  'PROPOSAL_ANSWERED_ALREADY',
  'PROPOSAL_CONCERNS_OTHERS',
] as const

export type ProposalProblemCode = (typeof proposalProblemCodes)[number]

/** Said before the act as well as after it: all but the first are problems too. */
export const proposalRefusalCodes = [
  'PROPOSER_CANNOT_ANSWER',
  'PROPOSAL_NOT_NEEDED',
  'PROPOSAL_ANSWERED_ALREADY',
  'PROPOSAL_OPEN_ALREADY',
] as const
export type ProposalRefusalCode = (typeof proposalRefusalCodes)[number]
