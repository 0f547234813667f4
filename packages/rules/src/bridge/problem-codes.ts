/** Every problem code this sport can answer with; the portal has one sentence for each. */
export const bridgeProblemCodes = [
  'LINE_UNREADABLE',
  'KIND_UNKNOWN',
  'EDITION_UNKNOWN',
  'FIELD_MISSING',
  'FIELD_UNREADABLE',
  'FIELD_OUT_OF_RANGE',
  'CONTRACT_UNREADABLE',
  'DECLARER_MISSING',
  'DECLARER_UNREADABLE',
  'TRICKS_UNREADABLE',
  'SCORE_UNREADABLE',
  'SCORE_IMPOSSIBLE',
  'SHEET_EMPTY',
  'ADJUSTED_SCORE_UNREADABLE',
  'WEIGHT_UNREADABLE',
  'WEIGHTS_NOT_ONE',
  'BOARD_NUMBER_UNKNOWN',
  'VULNERABILITY_UNREADABLE',
  'SETTING_UNREADABLE',
  'PROFILE_UNKNOWN',
  'SIDES_UNREADABLE',
  'ENTRANT_PLAYS_ITSELF',
  'OTHER_TABLE_MISSING',
  'SCALE_UNKNOWN',
  'SCALE_WITHOUT_THESE_BOARDS',
  'SCALE_TABLE_UNREADABLE',
  'DESK_ENTRY_UNREADABLE',
  'AWARD_UNREADABLE',
  'AWARD_NOT_ARTIFICIAL',
  'AWARD_NOT_WEIGHTED',
  'WEIGHTS_NOT_IN_THIS_EDITION',
  'MATCH_UNREADABLE',
  'REVOKE_UNREADABLE',
  'DEAL_UNREADABLE',
  'CARD_UNREADABLE',
  'CARD_TWICE',
  'HAND_NOT_THIRTEEN',
  'CLAIM_TRICKS_IMPOSSIBLE',
  'MOVEMENT_IMPOSSIBLE',
  'MOVEMENT_UNREADABLE',
  'PROFILE_STANDARD',
  'PROFILE_STATED',
  'PROFILE_OF_PROGRAM',
  'PROFILE_FROM_FIGURES',
  'METHOD_FROM_FIGURES',
  'PROFILE_AMBIGUOUS',
  'PROFILE_FIGURES_LEFT',
] as const
export type BridgeProblemCode = (typeof bridgeProblemCodes)[number]

/** Faults found at the table: in the auction, in the play. */
export const bridgeFaultCodes = [
  'CALL_UNREADABLE',
  'BID_INSUFFICIENT',
  'DOUBLE_INADMISSIBLE',
  'REDOUBLE_INADMISSIBLE',
  'CALL_AFTER_END',
  'CARD_NOT_HELD',
  'CARD_PLAYED_BEFORE',
  'SUIT_NOT_FOLLOWED',
] as const
export type BridgeFaultCode = (typeof bridgeFaultCodes)[number]

/** What the validator of a movement can find. */
export const movementFaultCodes = [
  'SEATED_TWICE',
  'SET_AT_TWO_TABLES',
  'SET_PLAYED_TWICE',
  'PAIR_MET_TWICE',
  'MEETS_ITSELF',
] as const
export type MovementFaultCode = (typeof movementFaultCodes)[number]
