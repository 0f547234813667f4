import type {
  committeeBodies,
  committeeStandings,
  guardianRelations,
  issuerVisibilities,
  officialKinds,
  officialLevels,
  offices,
  transferAnswers,
  transferDecisions,
} from '../../db/schema/index.js'

/** The closed vocabularies of the register's desk, as the database holds them. */
export type CommitteeBody = (typeof committeeBodies)[number]
export type CommitteeStanding = (typeof committeeStandings)[number]
export type GuardianRelation = (typeof guardianRelations)[number]
export type IssuerVisibility = (typeof issuerVisibilities)[number]
export type OfficialKind = (typeof officialKinds)[number]
export type OfficialLevel = (typeof officialLevels)[number]
export type Office = (typeof offices)[number]
export type TransferAnswer = (typeof transferAnswers)[number]
export type TransferDecision = (typeof transferDecisions)[number]
