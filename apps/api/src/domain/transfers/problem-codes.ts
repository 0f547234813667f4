/** What can be wrong with a transfer. */
export const transferProblemCodes = [
  'TRANSFER_UNKNOWN',
  'TRANSFER_FROM_NOWHERE',
  'TRANSFER_TO_SAME_CLUB',
  'TRANSFER_OPEN_ALREADY',
  'TRANSFER_ANSWERED_ALREADY',
  'TRANSFER_DECIDED_ALREADY',
  'OBJECTION_TOO_LATE',
  'OBJECTION_STILL_POSSIBLE',
] as const

export type TransferProblemCode = (typeof transferProblemCodes)[number]

export const transferRefusalCodes = ['OBJECTED_TRANSFER_NEEDS_ANOTHER', 'ASKER_CANNOT_SPEAK_FOR_CLUB'] as const
export type TransferRefusalCode = (typeof transferRefusalCodes)[number]
