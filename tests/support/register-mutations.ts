/** The mutations of the register desk, walked in `every-register-mutation.test.ts`. */
export const registerMutations = [
  'answerTransfer',
  'changeOrganisation',
  'changePerson',
  'decideErasure',
  'decideTransfer',
  'declareDistinct',
  'declareIssuer',
  'endAffiliation',
  'endCommitteeTerm',
  'endGuardian',
  'endLicence',
  'endOfficer',
  'exportPersonData',
  'giveLicence',
  'nameCommitteeMember',
  'nameOfficer',
  'recordGuardian',
  'removeIdentifier',
  'renewMemberships',
  'requestErasure',
  'requestTransfer',
  'setPrivacy',
] as const

/** Acts over a body's border, walked in `record-proposals.test.ts`. */
export const proposalMutations = ['answerRecordAct', 'proposeRecordAct', 'withdrawRecordAct'] as const
