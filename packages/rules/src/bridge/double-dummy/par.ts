import type { Seat } from '../../core/seat.js'
import { isVulnerable } from '../sheet/board.js'
import { contractText } from '../sheet/contract.js'
import type { ContractScorer } from '../contract/duplicate-score.js'
import { type Contract, type Side, sideOf, strains, type Vulnerability } from '../types.js'

/** Tricks of each declarer: clubs, diamonds, hearts, spades, notrump. */
export type MakeableByStrain = Readonly<Record<Seat, readonly number[]>>

/** A contract that par can be played in, with its tricks above or below. */
export interface ParContract {
  readonly side: Side
  readonly text: string
  readonly result: number
}

/** What a board is worth when all four see all the cards: the score for north–south, and the contracts it comes from. */
export interface Par {
  readonly score: number
  /** All of one side, by denomination from the lowest bid; none when everybody passes. */
  readonly contracts: readonly ParContract[]
}

interface Bid {
  readonly score: number
  readonly side: Side
  readonly contract: Contract
  readonly tricks: number
}

const opposite = (side: Side): Side => (side === 'ns' ? 'ew' : 'ns')
const better = (side: Side, a: number, b: number): boolean => (side === 'ns' ? a > b : a < b)

const declarersOf = { ns: ['north', 'south'], ew: ['east', 'west'] } as const

interface Board {
  readonly makeable: MakeableByStrain
  readonly vulnerability: Vulnerability
  readonly score: ContractScorer
}

/** A bid left to be played: undoubled when it makes, doubled when it does not. */
const played = ({ makeable, vulnerability, score }: Board, rank: number, side: Side): Bid => {
  const [level, strain] = [Math.floor(rank / 5) + 1, rank % 5]
  const tricks = Math.max(...declarersOf[side].map(seat => makeable[seat][strain] ?? 0))
  const doubling = tricks >= level + 6 ? 'undoubled' : 'doubled'
  const contract: Contract = { level, strain: strains[strain] as Contract['strain'], doubling }
  const own = score(contract, isVulnerable(vulnerability, side), tricks)
  return { score: side === 'ns' ? own : -own, side, contract, tricks }
}

const BIDS = 35

/** From the highest bid down: what each bid ends in when the other side may go on above it. */
const endings = (board: Board): Readonly<Record<Side, readonly Bid[]>> => {
  const ends: Record<Side, Bid[]> = { ns: [], ew: [] }
  // The best the side can still reach by a bid above the one looked at.
  const best: Partial<Record<Side, Bid>> = {}
  for (let rank = BIDS - 1; rank >= 0; rank--) {
    const made = (['ns', 'ew'] as const).map(side => {
      const own = played(board, rank, side)
      const reply = best[opposite(side)]
      return reply && better(opposite(side), reply.score, own.score) ? reply : own
    })
    for (const [at, side] of (['ns', 'ew'] as const).entries()) {
      const bid = made[at] as Bid
      ends[side][rank] = bid
      const known = best[side]
      if (!known || !better(side, known.score, bid.score)) best[side] = bid
    }
  }
  return ends
}

/** The same score without overtricks, where it can be bid: 3♠ rather than 1♠ and two more. */
const asBidUp = (board: Board, bid: Bid): Bid => {
  const level = bid.tricks - 6
  if (level <= bid.contract.level) return bid
  const higher = played(board, (level - 1) * 5 + strains.indexOf(bid.contract.strain), bid.side)
  return higher.score === bid.score ? higher : bid
}

const bestOf = (bids: readonly Bid[], side: Side): Bid =>
  bids.reduce((best, bid) => (better(side, bid.score, best.score) ? bid : best))

/**
 * Whether the other side has nothing above the bid that, left to be played, is better for it: a sacrifice below its own
 * contract saves nothing, and no program names it.
 */
const isFinal = (board: Board, rank: number, { side, score }: Bid): boolean => {
  const other = opposite(side)
  for (let above = rank + 1; above < BIDS; above++) {
    if (better(other, played(board, above, other).score, score)) return false
  }
  return true
}

/** Every final contract of a side with the score of par, each as it is bid up and once. */
const finalContracts = (board: Board, side: Side, score: number): readonly ParContract[] => {
  const found = new Map<string, ParContract>()
  for (let rank = 0; rank < BIDS; rank++) {
    const bid = played(board, rank, side)
    if (bid.score !== score || !isFinal(board, rank, bid)) continue
    const { contract, tricks } = asBidUp(board, bid)
    const text = contractText(contract)
    found.set(text, { side, text, result: tricks - contract.level - 6 })
  }
  return [...found.values()]
}

/**
 * Par of a board (Law 77 scores): both sides bid as if they saw all cards, and double what goes down. Where both could
 * make the same, the dealer's side bids first.
 */
export const parOf = (board: Board, dealer: Seat): Par => {
  const ends = endings(board)
  const side = sideOf(dealer)
  const other = opposite(side)
  const second = bestOf(ends[other], other)
  const afterPass: Pick<Bid, 'score'> = better(other, second.score, 0) ? second : { score: 0 }
  const first = bestOf(ends[side], side)
  const bid = better(side, first.score, afterPass.score) ? first : afterPass === second ? second : undefined
  if (!bid) return { score: 0, contracts: [] }
  // Two overtricks in a partscore may come to the same as a sacrifice; only one of them is final.
  const contracts = (['ns', 'ew'] as const).flatMap(own => finalContracts(board, own, bid.score))
  return { score: bid.score, contracts }
}
