import type { consentAnswers, proposalOutcomes, recordActs } from '../../db/schema/index.js'

export type RecordAct = (typeof recordActs)[number]
export type ProposalOutcome = (typeof proposalOutcomes)[number]
export type ConsentAnswer = (typeof consentAnswers)[number]
