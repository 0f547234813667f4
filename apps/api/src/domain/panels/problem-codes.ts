/** What can be wrong with a panel and in its room. */
export const panelProblemCodes = [
  'PANEL_NOT_NEEDED',
  'PANEL_SIZE_REFUSED',
  'PANEL_MISSING',
  'PANEL_MEMBER_UNKNOWN',
  'PANEL_MEMBER_CONFLICTED',
  'PANEL_MEMBER_TWICE',
  'PANEL_NOT_DISCLOSED',
  'PANEL_CHALLENGE_OPEN',
  'PANEL_CHALLENGE_UNKNOWN',
  'PANEL_CHALLENGE_TOO_LATE',
  'PANEL_CHALLENGE_PERIOD_RUNS',
  'PANEL_RESERVE_MISSING',
  'PANEL_REASON_MISSING',
  'VOTE_CAST_ALREADY',
  'VOTE_OPTION_UNKNOWN',
  'POLL_UNKNOWN',
  'POLL_CLOSED',
  'POLL_ANSWERED',
  'POLL_OPTION_UNKNOWN',
  'ROOM_TEXT_MISSING',
] as const

export type PanelProblemCode = (typeof panelProblemCodes)[number]

export const panelRefusalCodes = [
  'OWN_CASE',
  'NOT_ON_PANEL',
  'NOT_IN_CHAIR',
  'NOT_INVITED',
  'DISCLOSURE_MISSING',
  'HARD_TIE',
] as const
