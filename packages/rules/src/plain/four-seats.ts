import type { SportSeating } from '../core/seating.js'

/** What can be wrong with seating four at a table, each for itself. */
export const fourSeatsProblemCodes = [
  'SEATING_PLAYERS_NOT_FOURS',
  'SEATING_TABLE_NOT_FOUR',
  'SEATING_UNREADABLE',
  'SEATING_IMPOSSIBLE',
  'SEATING_PLAYER_MISSING',
  'SEATING_PLAYER_TWICE',
  'SEATING_PAIR_MEETS_AGAIN',
  'SEATING_TEAMMATES_MEET',
  'SEATING_COUNTRYMEN_MEET',
] as const

/** The ways that another sport of four seats people, for a plain sport of four. */
export const fourSeats = ({ plan, byRanking, swiss, report }: SportSeating): SportSeating => ({
  sidesATable: 4,
  ...(plan ? { plan } : {}),
  ...(byRanking ? { byRanking } : {}),
  ...(swiss ? { swiss } : {}),
  ...(report ? { report } : {}),
})
