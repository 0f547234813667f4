import type { Seat } from '../../core/seat.js'
import { nextSeat } from '../../core/seat.js'
import { contractText } from '../sheet/contract.js'
import { type Contract, sideOf } from '../types.js'
import { type AuctionFault, type AuctionResult, type Call, parseCall, readAuction } from './auction.js'
import { type Card, type Deal, pack } from './deal.js'
import { type PlayRecord, readPlay } from './play.js'

/** One call as written down: `Pass`, `X`, `XX`, `1C` … `7NT`, or whatever stood there. */
export interface RecordedCall {
  readonly call: string
  readonly alert?: boolean
  readonly explanation?: string
}

/** What was called and played at one table, in order from the dealer and from the opening leader. */
export interface TableRecord {
  readonly auction?: readonly RecordedCall[]
  readonly play?: readonly Card[]
  /** Declarer's tricks in all, as agreed when play stopped early (Law 68). */
  readonly claimed?: number
}

/** The result on the sheet, against which a record is held. */
export interface RecordedOutcome {
  readonly contract: Contract | 'passedOut'
  readonly declarer?: Seat
  readonly tricks?: number
}

export interface ExaminedCall extends RecordedCall {
  readonly seat: Seat
  /** Absent when it is no call. */
  readonly read?: Call
  readonly fault?: Pick<AuctionFault, 'code' | 'article'>
}

export const recordDisagreements = [
  'AUCTION_CONTRACT_DIFFERS',
  'AUCTION_DECLARER_DIFFERS',
  'PLAY_TRICKS_DIFFER',
  'CLAIM_TRICKS_DIFFER',
] as const

export interface RecordDisagreement {
  readonly code: (typeof recordDisagreements)[number]
  /** What the record comes to, and what the sheet says. */
  readonly record: string
  readonly sheet: string
}

export interface ExaminedRecord {
  readonly calls: readonly ExaminedCall[]
  readonly auction?: AuctionResult
  /** Absent without cards, or when nobody can say who declared what. */
  readonly play?: PlayRecord
  /** Declarer's tricks: counted when all thirteen were played, else as claimed; absent when neither is known. */
  readonly tricks?: number
  readonly disagreements: readonly RecordDisagreement[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const recordedCall = (value: unknown): RecordedCall[] => {
  if (!isObject(value) || typeof value.call !== 'string') return []
  const { call, alert, explanation } = value
  return [{ call, ...(alert === true ? { alert } : {}), ...(typeof explanation === 'string' ? { explanation } : {}) }]
}

/** A stored record; what cannot be read of it is left out. */
export const parseTableRecord = (value: unknown): TableRecord => {
  if (!isObject(value)) return {}
  const { auction, play, claimed } = value
  return {
    ...(Array.isArray(auction) ? { auction: auction.flatMap(recordedCall) } : {}),
    ...(Array.isArray(play) ? { play: play.filter(card => pack.includes(card)) } : {}),
    ...(typeof claimed === 'number' && Number.isInteger(claimed) && claimed >= 0 && claimed <= 13 ? { claimed } : {}),
  }
}

const examinedCalls = (dealer: Seat, calls: readonly RecordedCall[], faults: readonly AuctionFault[]): ExaminedCall[] =>
  calls.map((call, index) => {
    const read = parseCall(call.call)
    const fault = faults.find(one => one.index === index)
    return {
      ...call,
      seat: nextSeat(dealer, index),
      ...(read ? { read } : {}),
      ...(fault ? { fault: { code: fault.code, article: fault.article } } : {}),
    }
  })

/** `4SX N`, `Pass`: what an auction or a sheet came to, for a comparison. */
const bought = (contract: Contract | 'passedOut'): string =>
  contract === 'passedOut' ? 'Pass' : contractText(contract)

const contractOf = (auction: AuctionResult | undefined): Contract | 'passedOut' | undefined =>
  auction?.passedOut ? 'passedOut' : auction?.contract

const auctionDisagreements = (auction: AuctionResult | undefined, outcome: RecordedOutcome): RecordDisagreement[] => {
  const made = contractOf(auction)
  if (made === undefined) return []
  if (bought(made) !== bought(outcome.contract)) {
    return [{ code: 'AUCTION_CONTRACT_DIFFERS', record: bought(made), sheet: bought(outcome.contract) }]
  }
  const { declarer } = outcome
  return declarer && auction?.declarer && auction.declarer !== declarer
    ? [{ code: 'AUCTION_DECLARER_DIFFERS', record: auction.declarer, sheet: declarer }]
    : []
}

const trickDisagreements = (
  counted: number | undefined,
  claimed: number | undefined,
  outcome: RecordedOutcome,
): RecordDisagreement[] => {
  const { tricks } = outcome
  const told = counted ?? claimed
  if (tricks === undefined || told === undefined || told === tricks) return []
  const code = counted === undefined ? 'CLAIM_TRICKS_DIFFER' : 'PLAY_TRICKS_DIFFER'
  return [{ code, record: String(told), sheet: String(tricks) }]
}

/** Who declares what: as the sheet says, for that was scored; else as the auction came out. */
const declared = (auction: AuctionResult | undefined, outcome: RecordedOutcome | undefined) => {
  if (outcome?.contract === 'passedOut') return undefined
  if (outcome?.contract && outcome.declarer) return { contract: outcome.contract, declarer: outcome.declarer }
  return auction?.contract && auction.declarer ? { contract: auction.contract, declarer: auction.declarer } : undefined
}

/**
 * Holds what was written down at a table against the Laws and against the recorded result: every call and card is kept,
 * faults are marked (Laws 17–22, 27, 36, 39, 44), tricks are counted, and what does not agree is named. A transfer
 * after a revoke or a ruling may be the reason, so nothing here is refused.
 */
export const examineRecord = (
  record: TableRecord,
  about: { readonly dealer: Seat; readonly deal?: Deal; readonly outcome?: RecordedOutcome },
): ExaminedRecord => {
  const { dealer, deal, outcome } = about
  const texts = record.auction?.map(one => one.call) ?? []
  const auction = texts.length > 0 ? readAuction(dealer, texts) : undefined
  const at = declared(auction, outcome)
  const play = at && record.play?.length ? readPlay(deal, at.contract.strain, at.declarer, record.play) : undefined
  const finished = play && play.tricks.length === 13 && play.tricks.every(trick => trick.winner)
  const counted = at && finished ? play.won[sideOf(at.declarer)] : undefined
  const tricks = counted ?? record.claimed
  return {
    calls: examinedCalls(dealer, record.auction ?? [], auction?.faults ?? []),
    ...(auction ? { auction } : {}),
    ...(play ? { play } : {}),
    ...(tricks === undefined ? {} : { tricks }),
    disagreements: outcome
      ? [...auctionDisagreements(auction, outcome), ...trickDisagreements(counted, record.claimed, outcome)]
      : [],
  }
}
