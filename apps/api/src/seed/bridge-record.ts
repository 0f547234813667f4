import { nextSeat, seats } from '@paiji/rules'
import { type Contract, parseContract, type TableRecord, trickWinner } from '@paiji/rules/bridge'
import type { Deal, TableResult } from './bridge-deal.js'

const RANKS = '23456789TJQKA'
const LETTERS = ['N', 'E', 'S', 'W'] as const
const TRICKS_SHOWN = 5

const rankOf = (card: string): number => RANKS.indexOf(card.charAt(1))
const lowest = (cards: readonly string[]): string => cards.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a))
const highest = (cards: readonly string[]): string => cards.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a))
const inSuit = (hand: readonly string[], suit: string): string[] => hand.filter(card => card.startsWith(suit))

type Call = NonNullable<TableRecord['auction']>[number]

const passes = (count: number): Call[] => Array.from({ length: count }, () => ({ call: 'Pass' }))

/** The shortest natural way to a contract: declarer opens the strain, partner raises, a double comes last. */
const inventAuction = (dealer: number, declarer: number, { contract }: TableResult): Call[] => {
  const [, level = '1', strain = '', doubled = ''] = /^(\d)(NT|[CDHS])(X?)$/.exec(contract) ?? []
  const opening: Call =
    strain === 'NT' ? { call: '1NT', alert: true, explanation: '平均牌型 Balanced hand' } : { call: `1${strain}` }
  const before = passes((declarer - dealer + 4) % 4)
  if (level === '1') return [...before, opening, ...(doubled ? [...passes(2), { call: 'X' }, ...passes(3)] : passes(3))]
  const end = doubled ? [...passes(2), { call: 'X' }, ...passes(3)] : passes(3)
  return [...before, opening, ...passes(1), { call: `${level}${strain}` }, ...end]
}

interface Trick {
  readonly cards: readonly string[]
  readonly winner: number
}

const suitToLead = (hand: readonly string[]): string =>
  ['S', 'H', 'D', 'C'].reduce((a, b) => (inSuit(hand, b).length > inSuit(hand, a).length ? b : a))

/** Low in second place, high in third, and fourth hand takes the trick as cheaply as it can. */
const follow = (hand: readonly string[], played: readonly string[], bestSoFar: string): string => {
  const suit = (played[0] ?? '').charAt(0)
  const held = inSuit(hand, suit)
  if (held.length === 0) return lowest(inSuit(hand, suitToLead(hand)))
  const beating = held.filter(card => bestSoFar.startsWith(suit) && rankOf(card) > rankOf(bestSoFar))
  if (played.length === 1 || beating.length === 0) return lowest(held)
  return played.length === 2 ? highest(beating) : lowest(beating)
}

const playTrick = (hands: readonly string[][], leader: number, contract: Contract, lead: string): Trick => {
  const cards = [lead]
  const seatOf = (at: number) => nextSeat('north', leader + at)
  const winnerAt = () =>
    seats.indexOf(
      trickWinner(
        cards.map((card, at) => ({ seat: seatOf(at), card })),
        contract.strain,
      ),
    )
  for (let at = 1; at < 4; at++) {
    const best = cards[(winnerAt() - leader + 4) % 4] ?? lead
    cards.push(follow(hands[(leader + at) % 4] ?? [], cards, best))
  }
  return { cards, winner: winnerAt() }
}

/** The first tricks as ordinary play would have them, as long as they can still come to the recorded result. */
const inventPlay = (deal: Deal, declarer: number, contract: Contract, { lead, tricks }: TableResult): string[] => {
  const hands = deal.hands.map(hand => [...hand])
  const cards: string[] = []
  let [leader, own, theirs] = [(declarer + 1) % 4, 0, 0]
  for (let count = 0; count < TRICKS_SHOWN; count++) {
    const hand = hands[leader] ?? []
    const trick = playTrick(hands, leader, contract, count === 0 ? lead : highest(inSuit(hand, suitToLead(hand))))
    if (trick.winner % 2 === declarer % 2) own += 1
    else theirs += 1
    if (own > tricks || theirs > 13 - tricks) break
    for (const [at, card] of trick.cards.entries()) {
      const holder = hands[(leader + at) % 4] ?? []
      holder.splice(holder.indexOf(card), 1)
    }
    cards.push(...trick.cards)
    leader = trick.winner
  }
  return cards
}

/** What was called and played where a result came about: a natural auction, some tricks, and a claim of the rest. */
export const inventRecord = (deal: Deal, board: number, result: TableResult): TableRecord | undefined => {
  const contract = parseContract(result.contract)
  if (!contract.ok || contract.value === 'passedOut') return undefined
  const declarer = LETTERS.indexOf(result.declarer)
  const play = inventPlay(deal, declarer, contract.value, result)
  return {
    auction: inventAuction((board - 1) % 4, declarer, result),
    ...(play.length > 0 ? { play } : {}),
    claimed: result.tricks,
  }
}
