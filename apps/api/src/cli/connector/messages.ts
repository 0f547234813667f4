/**
 * What a scoring program and the Bridgemate Data Connector say to each other. `docs/bridgemate.md` says where each of
 * these was read; what is not used here is left out.
 */
export const COMMANDS = {
  initializeEvent: 5,
  updateMovement: 6,
  putPlayerData: 11,
  putParticipations: 12,
  putHandrecords: 13,
  newResults: 19,
  newPlayerData: 20,
  newParticipations: 21,
  newHandrecords: 22,
  allResults: 23,
  acceptResults: 27,
  acceptPlayerData: 28,
  acceptParticipations: 29,
  acceptHandrecords: 30,
  continueEvent: 31,
  manage: 34,
} as const
export type CommandName = keyof typeof COMMANDS

/** `DataType` of an answer that says what went wrong. */
export const ERROR_DATA = 4

/** `ErrorType` by its number. */
export const ERRORS = [
  'None',
  'Busy',
  'NoData',
  'NoUpdates',
  'Movement',
  'Validation',
  'EntryUnknown',
  'Exception',
  'NotImplemented',
  'EmptyResponse',
  'NoConnection',
  'TimeOut',
  'WrongDataType',
  'UnexpectedCommand',
  'Unknown',
] as const
export type ConnectorError = (typeof ERRORS)[number]

/** What the control software is to do at the start: launch, make a new scoring file, read from the terminals. */
export const AT_START = 1 + 2 + 4
/** The same with the scoring file that is there. */
export const AT_CONTINUING = 1 + 4
/** Asks for all sessions that the control software knows. */
export const ALL_SESSIONS = 8

export const GAME_PAIRS = 10
export const GAME_TEAMS = 30

/** Seats by their number. */
export const DIRECTIONS = { north: 1, east: 2, south: 3, west: 4 } as const

export interface RoundMessage {
  readonly SessionGuid: string
  readonly SectionLetters: string
  readonly TableNumber: number
  readonly RoundNumber: number
  /** 0 for the missing side of a sit-out, both 0 for an empty table; no boards then. */
  readonly PairNS: number
  readonly PairEW: number
  readonly LowBoardNumber: number
  readonly HighBoardNumber: number
  readonly TeamNS: number
  readonly TeamEW: number
  readonly MatesTableSectionLetters: string | null
  readonly MatesTableTableNumber: number
  readonly MatesTableRoundNumber: number
}

export interface TableMessage {
  readonly SessionGuid: string
  readonly SectionLetters: string
  readonly TableNumber: number
  readonly Rounds: readonly RoundMessage[]
}

export interface SectionMessage {
  readonly SessionGuid: string
  readonly ScoringGroupNumber: number
  readonly Letters: string
  readonly Winners: 1 | 2
  readonly GameType: number
  readonly HasExplicitParticipations: false
  readonly Tables: readonly TableMessage[]
}

export interface PlayerMessage {
  readonly SessionGuid: string
  readonly PlayerNumber: string
  readonly FirstName: string
  readonly LastName: string
  readonly CountryCode: string
}

/** Where somebody sits in the first round. */
export interface ParticipationMessage {
  readonly SessionGuid: string
  readonly SectionLetters: string
  readonly TableNumber: number
  readonly RoundNumber: number
  readonly Direction: number
  readonly PlayerNumber: string
}

/** A hand record: `NorthSpades` and so on hold the ranks, empty for a void. */
export type HandMessage = Readonly<Record<string, string | number | boolean>>

/** A result as the terminals send it. */
export interface ResultMessage {
  readonly SessionGuid: string
  readonly SectionLetters: string
  readonly TableNumber: number
  readonly RoundNumber: number
  readonly BoardNumber: number
  /** 3: for both sides. */
  readonly ScoringDirection: number
  readonly IsDeleted?: boolean
  readonly PairNorthSouth: number
  readonly PairEastWest: number
  readonly DeclaringPair: number
  readonly DeclarerDirection: number
  /** 1 to 7; 0 passed out; −1 to −9 awards; −10 not played. */
  readonly Level: number
  readonly Denomination: number
  readonly Stake: number
  readonly TotalTricks: number
  readonly LeadCardRank?: number
  readonly LeadCardSuit?: number
}

/** Somebody who was named at a table. */
export interface SeatedMessage {
  readonly SectionLetters: string
  readonly TableNumber: number
  readonly RoundNumber: number
  readonly Direction: number
  readonly PlayerNumber?: string | null
  readonly FirstName?: string | null
  readonly LastName?: string | null
  readonly IsPlayerSwap?: boolean
  readonly IsRemoval?: boolean
}

export interface ConnectorAnswer {
  /** The read data; undefined where the answer has none. */
  readonly data: unknown
  /** Up to where a queue was read; 0 where nothing was in it. */
  readonly lastItem: number
}
