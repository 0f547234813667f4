import { type Card, countCards, type LevelRank, levelValue, naturalRank } from '../cards/cards.js'
import { readingsOf } from '../play/classify.js'
import { beats } from '../play/comparison.js'
import type { DealRecord, Play } from './deal-record.js'
import type { Reading } from '../play/hand-type.js'
import { dealHands } from '../cards/seeded.js'
import { afterPass, afterPlay, startTrick } from '../play/trick.js'
import type { SeatNo } from '../types.js'

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

/** A first deal of a game, dealt from the seed and played to its end by simple legal rules; for tests and timing. */
export const playedOut = (seed: number, level: LevelRank): DealRecord => {
  const hands = dealHands(seed)
  const held: Card[][] = hands.map(hand => [...hand])
  const flow = startTrick(0)
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
  return { level, hands, leader: 0, tributes: [], returns: [], plays }
}
