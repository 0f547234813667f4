import { nextSeat, partnerOf, type Seat } from '../../core/seat.js'
import { parseContract } from '../sheet/contract.js'
import type { BridgeFaultCode } from '../problem-codes.js'
import { type Contract, type Doubling, sideOf, type Strain, strains } from '../types.js'

export type Call =
  | { readonly kind: 'pass' | 'double' | 'redouble' }
  | { readonly kind: 'bid'; readonly level: number; readonly strain: Strain }

export interface AuctionFault {
  /** Which call, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly code: BridgeFaultCode
  readonly article: string
}

/** What an auction came to. `contract` is absent while it is open and when it was passed out. */
export interface AuctionResult {
  readonly faults: readonly AuctionFault[]
  readonly closed: boolean
  readonly passedOut: boolean
  readonly contract?: Contract
  readonly declarer?: Seat
  /** Who has to call next in an auction that is open. */
  readonly next?: Seat
}

/** `P`, `Pass`, `X`, `D`, `XX`, `R`, `1C`, `3NT`; undefined when it is no call. */
export const parseCall = (text: string): Call | undefined => {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/[!?*]+$/, '')
  if (plain === 'P' || plain === 'PASS' || plain === '-') return { kind: 'pass' }
  if (plain === 'X' || plain === 'D' || plain === 'DBL') return { kind: 'double' }
  if (plain === 'XX' || plain === 'R' || plain === 'RDBL') return { kind: 'redouble' }
  const bid = parseContract(plain)
  return bid.ok && bid.value !== 'passedOut' && bid.value.doubling === 'undoubled'
    ? { kind: 'bid', level: bid.value.level, strain: bid.value.strain }
    : undefined
}

interface State {
  readonly bid?: { readonly level: number; readonly strain: Strain; readonly by: Seat }
  readonly doubling: Doubling
  readonly passes: number
  readonly closed: boolean
}

const height = (bid: { readonly level: number; readonly strain: Strain }): number =>
  bid.level * strains.length + strains.indexOf(bid.strain)

const faultOf = (
  state: State,
  seat: Seat,
  call: Call | undefined,
): Pick<AuctionFault, 'code' | 'article'> | undefined => {
  if (!call) return { code: 'CALL_UNREADABLE', article: '19' }
  if (state.closed) return { code: 'CALL_AFTER_END', article: '39' }
  if (call.kind === 'bid') {
    return state.bid && height(call) <= height(state.bid) ? { code: 'BID_INSUFFICIENT', article: '27' } : undefined
  }
  const theirs = state.bid && sideOf(state.bid.by) !== sideOf(seat)
  if (call.kind === 'double') {
    return theirs && state.doubling === 'undoubled' ? undefined : { code: 'DOUBLE_INADMISSIBLE', article: '36' }
  }
  if (call.kind === 'redouble') {
    const ours = state.bid && !theirs
    return ours && state.doubling === 'doubled' ? undefined : { code: 'REDOUBLE_INADMISSIBLE', article: '36' }
  }
  return undefined
}

const after = (state: State, seat: Seat, call: Call): State => {
  if (call.kind === 'bid') return { bid: { ...call, by: seat }, doubling: 'undoubled', passes: 0, closed: false }
  if (call.kind === 'double') return { ...state, doubling: 'doubled', passes: 0 }
  if (call.kind === 'redouble') return { ...state, doubling: 'redoubled', passes: 0 }
  const passes = state.passes + 1
  return { ...state, passes, closed: passes === (state.bid ? 3 : 4) }
}

/** Of the side that bought the contract, the one who first named its denomination. */
const declarerOf = (
  calls: readonly (Call | undefined)[],
  faults: readonly AuctionFault[],
  dealer: Seat,
  strain: Strain,
  by: Seat,
): Seat => {
  const first = calls.findIndex((call, i) => {
    const seat = nextSeat(dealer, i)
    if (faults.some(fault => fault.index === i)) return false
    return call?.kind === 'bid' && call.strain === strain && (seat === by || seat === partnerOf(by))
  })
  return nextSeat(dealer, first)
}

/**
 * Checks the calls of one deal in rotation from the dealer (Laws 17–22, 27, 36, 39) and derives contract and declarer.
 * A faulty call is reported and passed over: what it leads to is for the Director.
 */
export const readAuction = (dealer: Seat, texts: readonly string[]): AuctionResult => {
  const calls = texts.map(parseCall)
  const faults: AuctionFault[] = []
  let state: State = { doubling: 'undoubled', passes: 0, closed: false }
  for (const [index, call] of calls.entries()) {
    const seat = nextSeat(dealer, index)
    const fault = faultOf(state, seat, call)
    if (fault) faults.push({ index, seat, ...fault })
    else if (call) state = after(state, seat, call)
  }
  const { bid, closed, doubling } = state
  const bought = closed && bid
  return {
    faults,
    closed,
    passedOut: closed && !bid,
    ...(bought ? { contract: { level: bid.level, strain: bid.strain, doubling } } : {}),
    ...(bought ? { declarer: declarerOf(calls, faults, dealer, bid.strain, bid.by) } : {}),
    ...(closed ? {} : { next: nextSeat(dealer, calls.length) }),
  }
}
