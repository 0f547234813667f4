import type { EventKind, ScoringMethod } from '../imported-event.js'

/** EVENT_TYPE of all versions → what kind of event, and the scoring it implies. */
export const eventTypes: Readonly<Record<string, { kind: EventKind; scoring?: ScoringMethod }>> = {
  PAIRS: { kind: 'pairs' },
  MP_PAIRS: { kind: 'pairs', scoring: 'matchpoint' },
  BUTLER_PAIRS: { kind: 'pairs', scoring: 'butler' },
  CROSS_IMP: { kind: 'pairs', scoring: 'crossImp' },
  CROSS_IMPS: { kind: 'pairs', scoring: 'crossImp' },
  CROSS_IMP_PAIRS: { kind: 'pairs', scoring: 'crossImp' },
  AGGREGATE_PAIRS: { kind: 'pairs', scoring: 'totalPoints' },
  INDIVIDUAL: { kind: 'individual' },
  SWISS_PAIRS: { kind: 'swissPairs' },
  SWISS_PAIRS_IMPS: { kind: 'swissPairs', scoring: 'imp' },
  SWISS_PAIRS_MPS: { kind: 'swissPairs', scoring: 'matchpoint' },
  SWISS_PAIRS_CROSS_IMPS: { kind: 'swissPairs', scoring: 'crossImp' },
  SWISS_PAIRS_BUTLER_IMPS: { kind: 'swissPairs', scoring: 'butler' },
  TEAMS: { kind: 'teams' },
  TEAMS_OF_FOUR: { kind: 'teams' },
  TEAMS_IMPS: { kind: 'teams', scoring: 'imp' },
  MULTIPLE_TEAMS: { kind: 'teams' },
  SWISS_TEAMS: { kind: 'swissTeams' },
  KO: { kind: 'knockout' },
  KNOCKOUT: { kind: 'knockout' },
  KNOCKOUT_TEAMS: { kind: 'knockout' },
}

/** BOARD_SCORING_METHOD, SCORING_METHOD, PAIRWISE_SCORING_METHOD. */
export const scoringNames: Readonly<Record<string, ScoringMethod>> = {
  MATCH_POINTS: 'matchpoint',
  MATCHPOINTS: 'matchpoint',
  MPS: 'matchpoint',
  IMPS: 'imp',
  IMP: 'imp',
  TEAMS_IMPS: 'imp',
  CROSS_IMPS: 'crossImp',
  CROSS_IMP: 'crossImp',
  BUTLER: 'butler',
  BUTLER_IMPS: 'butler',
  AGGREGATE: 'totalPoints',
  PAB: 'boardAMatch',
  BAM: 'boardAMatch',
  POINT_A_BOARD: 'boardAMatch',
  PATTON: 'patton',
}

/** MATCH_SCORING_METHOD. */
export const matchScoringNames: Readonly<Record<string, 'victoryPoint' | 'boardAMatch' | 'imp' | 'winLoss'>> = {
  VPS: 'victoryPoint',
  VP: 'victoryPoint',
  PAB: 'boardAMatch',
  IMPS: 'imp',
  WIN_LOSS: 'winLoss',
}

/** Own entry of a table only, never what every object inherits. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
