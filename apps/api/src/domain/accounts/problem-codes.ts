/** What can be wrong with an account. */
export const accountProblemCodes = [
  'ACCOUNT_LOCKED',
  'ACCOUNT_NAME_MISSING',
  'ACCOUNT_UNKNOWN',
  'ADMINISTRATORS_ARE_ONE',
  'CLAIMS_TOO_MANY',
  'CLAIM_DECIDED_ALREADY',
  'CLAIM_OPEN_ALREADY',
  'CLAIM_PROOF_MISSING',
  'CLAIM_UNKNOWN',
  'EMAIL_NOT_READABLE',
  'EMAIL_SAME',
  'EMAIL_TAKEN',
  'INVITATION_ACCEPTED',
  'FEDERATION_FOUNDED_ALREADY',
  'INVITATION_NOT_VALID',
  'PASSWORD_GUESSED',
  'PASSWORD_LENGTH',
  'PASSWORD_WRONG',
  'PERSON_HAS_ACCOUNT',
  'PROPOSAL_DECIDED',
  'ROLE_HELD_ALREADY',
  'ROLE_PROPOSED_ALREADY',
  'SETUP_CODE_WRONG',
  'TWO_ADMINISTRATORS_NEEDED',
] as const

export type AccountProblemCode = (typeof accountProblemCodes)[number]

export const accountRefusalCodes = [
  'ACCOUNT_ABOVE_YOU',
  'ADMINISTRATORS_ACCOUNT',
  'ACCOUNT_HAS_PERSON',
  'OWN_ACCOUNT',
  'OWN_CLAIM',
  'OWN_PROPOSAL',
] as const
export type AccountRefusalCode = (typeof accountRefusalCodes)[number]
