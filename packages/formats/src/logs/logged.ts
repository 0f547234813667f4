import type { HandPlay } from '@paiji/rules/played-hand'
import type { ProblemLocation } from '@paiji/rules'

/** One hand of mahjong as its log tells it; seats 0–3 are East (the dealer), South, West, North of the hand. */
export interface LoggedHand {
  readonly kind: 'hand'
  /** Round wind. */
  readonly round: string
  /** Where the log numbers its hands, from 1. */
  readonly handNo?: number
  /** Null of a drawn hand. */
  readonly winner: number | null
  /** Null of a self-draw and of a drawn hand. */
  readonly discarder: number | null
  readonly selfDraw: boolean
  /** The tile of a win came from an added kong. */
  readonly robbedKong?: true
  /** With flowers, as the log states it. */
  readonly fan: number | null
  /** Points of each fan by the log's own name, all its counts together. */
  readonly fans: Readonly<Record<string, number>>
  /** What the rules make of the winning tiles, flowers included; absent where they win nothing. */
  readonly computed?: number
  readonly flowers: readonly number[]
  /** As dealt, before any flower was laid out; absent where the log lacks the deal. */
  readonly startHands?: readonly string[]
  readonly draws: number
  readonly discards: number
  /** Behind the table at the end, a self-drawn tile among them. */
  readonly finalHands?: readonly string[]
  /** Sets on the table, as `c123m`, `pEEE`, `k1111p`, `a9999s`. */
  readonly melds: readonly (readonly string[])[]
  /** Claims that another one went before. */
  readonly failedClaims: number
  readonly falseWins: readonly number[]
  /** By seat, as the log states it, or as the rules settle what it states. */
  readonly score: readonly number[]
}

/** One deal of guandan as its log tells it. Seats 0–3; 0 and 2 are partners. */
export interface LoggedDeal {
  readonly kind: 'deal'
  readonly level: string
  readonly order: readonly number[]
  readonly winners: readonly number[]
  readonly upgrade: number
  readonly plays: number
  readonly passes: number
  /** Cards left by seat, of those who had any. */
  readonly rest: Readonly<Record<string, number>>
  readonly tribute?: readonly (readonly [number, number, string])[]
  readonly back?: readonly (readonly [number, number, string])[]
  /** Seats that held both red jokers against the tribute. */
  readonly antiTribute?: readonly number[]
  /** The four hands as drawn, where all their cards are known. */
  readonly hands?: readonly string[]
}

export type Logged = LoggedHand | LoggedDeal

/** A hand between its log and its sheet. */
export interface ReadHand {
  readonly play: HandPlay
  /** Where each act of `play` stands in the file. */
  readonly places: readonly ProblemLocation[]
  readonly location: ProblemLocation
  /** 1–16. */
  readonly number: number
  readonly numbered: boolean
  readonly stated: StatedHand
}

/** What a log says of the end of a hand beside its play, by the seat of the hand. */
export interface StatedHand {
  readonly winner?: number
  readonly discarder?: number
  readonly fan?: number
  /** By the log's own names, with how often each counts and what one is worth. */
  readonly fans: readonly StatedFan[]
  readonly score?: readonly number[]
  /** The winner's own tiles, where the log lacks the deal: without the winning one. */
  readonly hand?: string
}

export interface StatedFan {
  readonly name: string
  readonly count: number
  readonly points: number
}
