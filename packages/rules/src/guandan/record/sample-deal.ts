import { type Card, countCards, type LevelRank, levelValue, naturalRank } from '../cards/cards.js'
import { readingsOf } from '../play/classify.js'
import { beats } from '../play/comparison.js'
import type { CardGift, DealRecord, Play } from './deal-record.js'
import type { Reading } from '../play/hand-type.js'
import { dealHands } from '../cards/seeded.js'
import { afterPass, afterPlay, startTrick } from '../play/trick.js'
import { returnCards, tributeFlow } from '../play/tribute.js'
import type { ReturnRule } from '../settings/settings.js'
import { type FinishingOrder, type SeatNo, sideOf } from '../types.js'

interface Candidate {
  readonly cards: readonly Card[]
  readonly reading: Reading
}

/** Same-rank groups of a hand, and the four jokers: enough for a plausible game. */
const candidates = (hand: readonly Card[], level: LevelRank): Candidate[] => {
  const sorted = [...hand].sort((a, b) => levelValue(a, level) - levelValue(b, level))
  const rankOf = (card: Card): number => naturalRank[card] as number
  const groups = sorted.map((card, i) =>
    sorted.slice(
      sorted.findIndex(other => rankOf(other) === rankOf(card)),
      i + 1,
    ),
  )
  const jokers = sorted.filter(card => (naturalRank[card] as number) > 15)
  return [...groups, ...(jokers.length === 4 ? [jokers] : [])].flatMap(cards =>
    readingsOf(cards, level)
      .slice(0, 1)
      .map(reading => ({ cards, reading })),
  )
}

/** Leads the longest low group, follows with the cheapest play that beats. */
const choose = (hand: readonly Card[], level: LevelRank, top?: Reading): Candidate | undefined => {
  const all = candidates(hand, level)
  if (top) return all.find(({ reading }) => beats(reading, top))
  return all.reduce((best, next) =>
    next.cards.length > best.cards.length && next.reading.bombStrength === 0 ? next : best,
  )
}

const without = (hand: readonly Card[], cards: readonly Card[]): Card[] => {
  const counts = countCards(cards)
  return hand.filter(card => {
    const taken = (counts[card] as number) > 0
    if (taken) counts[card] = (counts[card] as number) - 1
    return !taken
  })
}

/** The tribute that is due after this order, and what comes back: the first card that may. */
const exchanged = (
  hands: readonly (readonly Card[])[],
  level: LevelRank,
  before: FinishingOrder,
  rule: ReturnRule,
): Pick<DealRecord, 'tributes' | 'returns'> & { readonly leader: SeatNo; readonly held: Card[][] } => {
  const flow = tributeFlow(before, hands, level)
  const held = hands.map(hand => [...hand])
  const move = ({ from, to, card }: CardGift): CardGift => {
    held[from] = without(held[from] as Card[], [card])
    held[to]?.push(card)
    return { from, to, card }
  }
  const tributes = flow.transfers.map(({ from, to, eligible }) => move({ from, to, card: eligible[0] as Card }))
  const known = held.map(hand => [...hand])
  const returns = flow.transfers.map(({ from, to }) => {
    const side = sideOf(from) === sideOf(to) ? 'partner' : 'opponent'
    return move({ from: to, to: from, card: returnCards(known[to] as Card[], level, side, rule)[0] as Card })
  })
  return { tributes, returns, leader: flow.leader, held }
}

const plainReturns: ReturnRule = { limitTo: 'always', tenBy: 'face', whenNone: 'smallest' }

/**
 * A deal, dealt from the seed and played to its end by simple legal rules; for tests and timing. The first of a game
 * unless the order of the one before is given: then with its tribute.
 */
export const playedOut = (seed: number, level: LevelRank, before?: FinishingOrder): DealRecord => {
  const hands = dealHands(seed)
  const start = before && exchanged(hands, level, before, plainReturns)
  const held: Card[][] = start?.held ?? hands.map(hand => [...hand])
  const flow = startTrick(start?.leader ?? 0)
  const plays: Play[] = []
  const reported = [false, false, false, false]
  while (!flow.over) {
    const seat: SeatNo = flow.turn
    const chosen = choose(held[seat] as Card[], level, flow.top)
    if (!chosen) {
      plays.push({ seat, cards: [] })
      afterPass(flow, seat)
      continue
    }
    held[seat] = without(held[seat] as Card[], chosen.cards)
    const left = (held[seat] as Card[]).length
    const report = left > 0 && left <= 10 && !reported[seat]
    if (report) reported[seat] = true
    plays.push({ seat, cards: chosen.cards, as: chosen.reading, ...(report ? { reported: true } : {}) })
    afterPlay(flow, seat, chosen.reading, left === 0)
  }
  const { leader, tributes, returns } = start ?? { leader: 0 as const, tributes: [], returns: [] }
  return { level, hands, leader, ...(before ? { previousFinish: before } : {}), tributes, returns, plays }
}
